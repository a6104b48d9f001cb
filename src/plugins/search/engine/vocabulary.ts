import {stem} from './text';

/** Rows of the table of edits. They are reused, because thousands of words are compared for one query. */
const rows: [number[], number[], number[]] = [[], [], []];

/**
 * Returns the number of edits between two words: letters added, removed or replaced, or two neighbours swapped (optimal
 * string alignment). Returns `limit + 1` as soon as it's more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  const far = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return far;
  let [beforeLast, last, row] = rows;
  for (let column = 0; column <= Math.min(b.length, far); column++) last[column] = column;
  for (let i = 1; i <= a.length; i++) {
    // Cells farther from the diagonal than the limit need more edits than that.
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

/** Returns how many edits a mistyped word of this length may have: none if it's shorter than four letters. */
const allowedEdits = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

const sortedLetters = (word: string): string => [...word].sort().join('');

/**
 * Returns how many typing errors turn a word into what was typed; Infinity if they are too many for its length. In a word
 * of four letters only swapped neighbours are an error, since too many words are one other edit away from each other.
 */
export function typingErrors(typed: string, word: string): number {
  const limit = allowedEdits(typed.length);
  if (limit === 0) return Number.POSITIVE_INFINITY;
  if (typed.length === 4 && (word.length !== 4 || sortedLetters(typed) !== sortedLetters(word)))
    return Number.POSITIVE_INFINITY;
  const edits = editDistance(typed, word, limit);
  return edits > limit ? Number.POSITIVE_INFINITY : edits;
}

/** Sorted texts, in which those with the same prefix are next to each other. */
export class SortedTexts {
  private readonly texts: readonly string[];

  /** @param texts each once, in any order */
  constructor(texts: Iterable<string>) {
    this.texts = [...texts].sort();
  }

  /** Returns the index of the first text that doesn't sort before `text`. */
  private findIndex(text: string): number {
    let low = 0;
    let high = this.texts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.texts[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Returns whether any text has this prefix. */
  hasPrefix(prefix: string): boolean {
    return this.texts[this.findIndex(prefix)]?.startsWith(prefix) ?? false;
  }

  /** Returns the texts that have this prefix, in order. */
  withPrefix(prefix: string): string[] {
    return this.texts.slice(this.findIndex(prefix), this.findIndex(`${prefix}\uffff`));
  }
}

/** The terms of an index, with the number of records that have each. */
export class Vocabulary {
  private readonly sorted: SortedTexts;

  /**
   * @param counts number of records that have each term
   * @param records how many records there are
   */
  constructor(
    private readonly counts: ReadonlyMap<string, number>,
    private readonly records: number,
  ) {
    this.sorted = new SortedTexts(counts.keys());
  }

  has(term: string): boolean {
    return this.counts.has(term);
  }

  /** Returns whether any term has the prefix. */
  hasPrefix(prefix: string): boolean {
    return this.sorted.hasPrefix(prefix);
  }

  /** Returns the terms that have the prefix, in order. */
  withPrefix(prefix: string): string[] {
    return this.sorted.withPrefix(prefix);
  }

  /** Returns the number of records that have a term. */
  count(term: string): number {
    return this.counts.get(term) ?? 0;
  }

  /**
   * Returns how informative a term is: 0.7 if every record has it, and more the rarer it is. A form of a common word isn't
   * rare, so "updating" is as informative as "update".
   */
  information(term: string): number {
    return Math.log(1 + this.records / (1 + Math.max(this.count(term), this.count(stem(term)))));
  }

  /** Returns the terms with the fewest edits from a mistyped word, the most common first; at most `limit`. */
  corrections(word: string, limit = 3): string[] {
    if (allowedEdits(word.length) === 0) return [];
    const found: Array<{term: string; distance: number; count: number}> = [];
    for (const [term, count] of this.counts) {
      const distance = typingErrors(word, term);
      if (distance < Number.POSITIVE_INFINITY) found.push({term, distance, count});
    }
    const nearest = Math.min(...found.map(({distance}) => distance));
    return found
      .filter(({distance}) => distance === nearest)
      .sort((a, b) => b.count - a.count)
      .slice(0, limit)
      .map(({term}) => term);
  }
}
