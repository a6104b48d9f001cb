/**
 * Parts of `npm test` in the order in which one machine runs them. The first part of a list gets the processors, and the others
 * run in the background, when it leaves a processor unused. No other part runs beside the tests in browsers, because
 * they fail on a busy machine.
 */
export const PARTS_AT_ONCE = [['toolkit', 'code'], ['site']] as const;

export type Part = (typeof PARTS_AT_ONCE)[number][number];

/** All parts. CI runs each of them on a machine of its own. */
export const PARTS: readonly Part[] = PARTS_AT_ONCE.flat();
