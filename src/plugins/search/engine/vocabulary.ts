import {stem} from './text';

/**
 * Returns the number of edits between two words: letters added, removed or replaced, or two neighbours swapped (optimal
 * string alignment). Returns `limit + 1` if it's more than `limit`.
 */
export function computeEditDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const edits = Math.min(replaced, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = isSwapped ? Math.min(edits, (beforeLast[j - 2] ?? 0) + 1) : edits;
    }
    [beforeLast, last] = [last, row];
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
}

/** Returns how many edits a mistyped word of this length may have: none if it's shorter than four letters. */
const getMaxEdits = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

const sortLetters = (word: string): string => [...word].sort().join('');

/**
 * Returns how many typing errors turn a word into what was typed; Infinity if they are too many for its length, or if the words
 * begin with different letters. Swapped neighbours count less than other errors. In a word of four letters only they are an
 * error, since too many words are one other edit away from each other.
 */
function countTypingErrors(typed: string, word: string): number {
  const limit = getMaxEdits(typed.length);
  if (limit === 0 || typed[0] !== word[0]) return Number.POSITIVE_INFINITY;
  const edits = computeEditDistance(typed, word, limit);
  if (edits > limit) return Number.POSITIVE_INFINITY;
  if (typed.length === word.length && sortLetters(typed) === sortLetters(word)) return edits / 2;
  return typed.length === 4 ? Number.POSITIVE_INFINITY : edits;
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
export class Vocabulary extends SortedTexts {
  /**
   * @param counts number of records that have each term
   * @param records how many records there are
   */
  constructor(
    private readonly counts: ReadonlyMap<string, number>,
    private readonly records: number,
  ) {
    super(counts.keys());
  }

  has(term: string): boolean {
    return this.counts.has(term);
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

  /** Returns the term with the fewest typing errors, the most common one of several; undefined if none is near. */
  correct(word: string): string | undefined {
    let best = {term: '', errors: Number.POSITIVE_INFINITY, count: 0};
    for (const [term, count] of this.counts) {
      const errors = countTypingErrors(word, term);
      if (errors < best.errors || (errors === best.errors && count > best.count))
        best = {term, errors, count};
    }
    return best.errors < Number.POSITIVE_INFINITY ? best.term : undefined;
  }
}
