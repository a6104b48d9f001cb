import {existsSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {INDEX_FOLDER} from './paths';

/**
 * Creates the search plugin, which connects DocSearch's modal to this site's client. The page pipeline writes the index. The
 * dev server has no built pages, so it searches the index of the last build.
 */
export default function search({outDir, baseUrl}: LoadContext): Plugin {
  const directory = path.join(outDir, INDEX_FOLDER);
  if (process.env.NODE_ENV === 'development' && !existsSync(directory))
    logger.info('Search has no index yet. It uses that of the last build, so run "npm run build" once.');
  return {
    name: 'search',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getClientModules: () => [path.join(__dirname, 'client/client-module.ts')],
    configureWebpack: (): object => ({
      devServer: {static: [{directory, publicPath: baseUrl + INDEX_FOLDER, watch: false}]},
    }),
  };
}
