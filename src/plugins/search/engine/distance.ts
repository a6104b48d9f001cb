/** Rows of the table of edits, kept because thousands of words are compared for one query. */
const rows: [number[], number[], number[]] = [[], [], []];

/**
 * Number of edits between two words: letters added, lost, changed, or two neighbours swapped
 * (optimal string alignment). Gives up at more than `limit` and returns `limit + 1`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  const far = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return far;
  let [beforeLast, last, row] = rows;
  for (let column = 0; column <= Math.min(b.length, far); column++) last[column] = column;
  for (let i = 1; i <= a.length; i++) {
    // What is farther from the diagonal than the limit takes more edits than that.
    const from = Math.max(1, i - limit);
    const to = Math.min(b.length, i + limit);
    let best = from === 1 ? i : far;
    row[from - 1] = best;
    row[to + 1] = far;
    for (let j = from; j <= to; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let edits = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped =
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (swapped) edits = Math.min(edits, (beforeLast[j - 2] ?? 0) + 1);
      row[j] = edits;
      best = Math.min(best, edits);
    }
    if (best > limit) return far;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return Math.min(last[b.length] ?? 0, far);
}

/** How many edits a mistyped word of this length may be away: none in short words. */
export const allowedEdits = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);
