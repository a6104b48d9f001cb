import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {openThread} from '../../lib/thread';
import type {Task} from './worker';

/** Draws the social card of every page that was built; see the README beside this file. */
export default function cards({siteDir, siteConfig, baseUrl, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'cards',
    async postBuild({outDir, routesPaths}) {
      const folder = path.join(generatedFilesDir, 'cards');
      const thread = openThread<Task, void>(path.join(__dirname, 'worker.ts'), folder);
      const task: Task = {
        outDir,
        baseUrl,
        routes: routesPaths,
        site: {title: siteConfig.title, host: new URL(siteConfig.url).host},
        tokens: path.join(siteDir, 'src/css/tokens.css'),
        css: path.join(__dirname, 'social-image.css'),
        mark: path.join(siteDir, 'static/img/mark.svg'),
        siteDir,
        cache: path.join(generatedFilesDir, 'build-cache/social-images'),
      };
      await thread.ask(task).finally(thread.end);
    },
  };
}
