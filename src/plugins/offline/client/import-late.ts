/** Components of the page about offline reading that `late.ts` exports. */
export type LatePart = 'MissingPage' | 'OpenedPages' | 'SavedPages';

/** Fetches the code that few visits need: saving, and the page about it. */
export const importLate = () => import(/* webpackChunkName: "offline" */ './late');
