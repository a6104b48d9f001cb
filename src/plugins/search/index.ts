import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addDevMiddleware} from '../../lib/dev-middleware';
import {listDocuments, type SiteDocument} from '../../lib/documents';
import type {DevRecords} from './dev-index';
import {writeIndex} from './index-files';
import {INDEX_FOLDER} from './paths';
import {serveWhenReady} from './serve-when-ready';
import {readWords} from './words';

/**
 * Creates the search plugin. It creates records from the built pages, for Algolia and for the index in the browser, and
 * connects DocSearch's modal to this site's client.
 */
export default function search(context: LoadContext): Plugin {
  const {siteConfig, siteDir, baseUrl, generatedFilesDir} = context;
  const folder = path.join(generatedFilesDir, 'search');
  let devRecords: DevRecords | undefined;
  let devIndex: Promise<void> | undefined;
  let documents: readonly SiteDocument[] = [];

  /** Makes the index of the dev server. The first search calls it. */
  const makeDevIndex = async (sources: readonly SiteDocument[]): Promise<void> => {
    if (!devRecords) {
      logger.info('Making the search index.');
      const {DevRecords} = await import('./dev-index');
      devRecords ??= new DevRecords({siteDir, baseUrl, url: siteConfig.url});
    }
    const records = await devRecords.make(sources);
    await writeIndex(folder, records, readWords());
    logger.info(`Search answers from ${records.length} records.`);
  };

  return {
    name: 'search',

    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getClientModules: () => [path.join(__dirname, 'client/client-module.ts')],

    async allContentLoaded({allContent}) {
      documents = listDocuments(allContent);
      devIndex = undefined;
    },

    configureWebpack: () =>
      addDevMiddleware({
        name: 'search-index',
        path: baseUrl + INDEX_FOLDER,
        middleware: serveWhenReady(path.join(folder, INDEX_FOLDER), () => {
          devIndex ??= makeDevIndex(documents).catch((error: unknown) =>
            logger.error(`No search index: ${error}`),
          );
          return devIndex;
        }),
      }),
  };
}
