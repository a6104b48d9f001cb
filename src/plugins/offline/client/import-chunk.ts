/** Components of the page about offline reading that `offline-chunk.ts` exports. */
export type OfflineComponent = 'MissingPage' | 'OpenedPages' | 'SavedPages';

/** Fetches the code for saving and for the page about offline reading, which few visits need. */
export const importOfflineChunk = () => import(/* webpackChunkName: "offline" */ './offline-chunk');
