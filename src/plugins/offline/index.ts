import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addDevMiddleware} from '../../lib/dev-middleware';
import {WORKER_FILE} from './saved-files';
import {THEME_COLOURS} from './theme-colours';
import {bundleSelfDestroyingWorker} from './write-offline-files';

export interface Options {
  /** If it's false, the worker and its caches are removed from the browsers of visitors who have them. */
  canReadOffline: boolean;
}

/** Makes the site installable and readable without a network. The README beside this file explains how. */
export default function offline({baseUrl}: LoadContext, {canReadOffline}: Options): Plugin {
  const name = 'offline';
  return {
    name,
    getClientModules: () =>
      ['theme-color.ts', ...(canReadOffline ? ['missing-page.ts', 'register.ts'] : [])].map((file) =>
        path.join(__dirname, 'client', file),
      ),

    contentLoaded({actions}) {
      actions.setGlobalData({canReadOffline});
    },

    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}manifest.webmanifest`}},
        {
          tagName: 'link',
          attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/icons/apple-touch-icon.png`},
        },
        ...Object.entries(THEME_COLOURS).map(([mode, content]) => ({
          tagName: 'meta',
          attributes: {
            name: 'theme-color',
            content,
            media: `(prefers-color-scheme: ${mode})`,
            'data-mode': mode,
          },
        })),
      ],
    }),

    configureWebpack: () =>
      // The worker of a build that was served at the same address would respond instead of the dev server.
      addDevMiddleware({
        name,
        path: baseUrl + WORKER_FILE,
        middleware: async (_request, response) =>
          response.setHeader('Content-Type', 'text/javascript').end(await bundleSelfDestroyingWorker()),
      }),
  };
}
