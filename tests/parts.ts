/** Parts of `npm test`, which CI runs side by side. */
export const PARTS = ['code', 'site', 'toolkit'] as const;

export type Part = (typeof PARTS)[number];
