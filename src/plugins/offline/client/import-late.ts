/** Components of the page about offline reading that `late.ts` exports. */
export type LatePart = 'MissingPage' | 'OpenedPages' | 'SavedPages';

/** Fetches the code that few visits need: saving, the page about it, and the notice of a newer version. */
export const importLate = () => import(/* webpackChunkName: "offline" */ './late');
