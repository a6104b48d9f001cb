/** Components of the page about offline reading that `offline-chunk.ts` exports. */
export type OfflineComponent = 'MissingPage' | 'OpenedPages' | 'SavedPages';

/** Fetches the code that few visits need: saving, and the page about it. */
export const importOfflineChunk = () => import(/* webpackChunkName: "offline" */ './offline-chunk');
