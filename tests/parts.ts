/** Parts of `npm test`, which CI runs at the same time. */
export const PARTS = ['code', 'site', 'toolkit'] as const;

export type Part = (typeof PARTS)[number];
