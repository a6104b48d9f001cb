import {appendFile, writeFile} from 'node:fs/promises';
import type {ServerResponse} from 'node:http';
import path from 'node:path';
import type {LoadContext, LoadedPlugin, Plugin} from '@docusaurus/types';
import {finishBuild, retiredWorker} from './finish';
import {LIST_FILE, WORKER_FILE} from './set';
import {THEME_COLOURS} from './theme-colours';

/**
 * Resolves when the plugins after this one have written what they write after the build. Docusaurus calls them one after
 * another without waiting, so that the first one can still hear what the others return.
 */
async function whenOthersHaveWritten(plugins: readonly LoadedPlugin[], self: string): Promise<void> {
  const writing: unknown[] = [];
  for (const plugin of plugins) {
    const {postBuild} = plugin;
    if (!postBuild || plugin.name === self) continue;
    plugin.postBuild = (props) => {
      const written = postBuild.call(plugin, props);
      writing.push(written);
      return written;
    };
  }
  await new Promise(setImmediate);
  await Promise.all(writing);
}

/** A part of the dev server. */
interface Middleware {
  name: string;
  path: string;
  middleware: (request: unknown, response: ServerResponse) => Promise<void>;
}

export interface Options {
  /** Takes the worker away from visitors who have one, with all that it has kept. */
  isOff: boolean;
}

/** Has the site read without a network, and installed; see the README beside this file. */
export default function offline({baseUrl}: LoadContext, {isOff}: Options): Plugin {
  const name = 'offline';
  return {
    name,
    getClientModules: () =>
      ['theme-color.ts', ...(isOff ? [] : ['register.ts'])].map((file) =>
        path.join(__dirname, 'client', file),
      ),

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

    configureWebpack() {
      const retire: Middleware = {
        name,
        path: baseUrl + WORKER_FILE,
        middleware: async (_request, response) => {
          response.setHeader('Content-Type', 'text/javascript').end(await retiredWorker());
        },
      };
      const config: ReturnType<NonNullable<Plugin['configureWebpack']>> & {devServer: object} = {
        devServer: {
          // A worker of a build that was served at the same address would answer for the dev server.
          setupMiddlewares: (middlewares: Middleware[]) => {
            middlewares.unshift(retire);
            return [];
          },
        },
      };
      return config;
    },

    async postBuild({outDir, plugins}) {
      await whenOthersHaveWritten(plugins, name);
      if (isOff) await writeFile(path.join(outDir, WORKER_FILE), await retiredWorker());
      else await finishBuild(outDir);
      const fresh = [WORKER_FILE, LIST_FILE].map((file) => `${baseUrl}${file}\n  Cache-Control: no-cache\n`);
      await appendFile(path.join(outDir, '_headers'), fresh.join(''));
    },
  };
}
