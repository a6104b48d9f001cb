import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export interface Options {
  /** Google Analytics 4 measurement id. */
  measurementId: string;
}

/**
 * Sends page views to Google Analytics. Docusaurus's own plugin ignores Do Not Track, and adds its script to every page
 * before it can check that setting.
 */
export default function analytics(_context: LoadContext, {measurementId}: Options): Plugin {
  return {
    name: 'analytics',
    async contentLoaded({actions}) {
      actions.setGlobalData({measurementId} satisfies Options);
    },
    getClientModules: () => [path.resolve(__dirname, 'client')],
  };
}
