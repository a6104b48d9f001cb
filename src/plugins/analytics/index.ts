import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export interface Options {
  /** Google Analytics 4 measurement id. */
  measurementId: string;
}

/** What the pages need to know of the configuration. */
export interface AnalyticsData {
  measurementId: string;
}

/**
 * Page views for Google Analytics. Docusaurus's own plugin has no regard for a browser that asks not to be
 * tracked, and puts its script into every page before it is known whether it may.
 */
export default function analytics(_context: LoadContext, {measurementId}: Options): Plugin {
  return {
    name: 'analytics',
    async contentLoaded({actions}) {
      actions.setGlobalData({measurementId} satisfies AnalyticsData);
    },
    getClientModules: () => [path.resolve(__dirname, 'client')],
  };
}
