import {allowedEdits, editDistance} from './distance';

/** The terms of an index, with the number of records each stands in. */
export class Vocabulary {
  private readonly counts = new Map<string, number>();
  private sorted: string[] = [];

  constructor(private readonly records: number) {}

  /** Counts the distinct terms of one record. */
  add(terms: ReadonlySet<string>): void {
    for (const term of terms) this.counts.set(term, (this.counts.get(term) ?? 0) + 1);
  }

  /** Must follow the last `add`. */
  finish(): this {
    this.sorted = [...this.counts.keys()].sort();
    return this;
  }

  has(term: string): boolean {
    return this.counts.has(term);
  }

  /** Whether a term begins with the prefix. */
  hasPrefix(prefix: string): boolean {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    return this.sorted[low]?.startsWith(prefix) ?? false;
  }

  /** In how many records a term stands. */
  count(term: string): number {
    return this.counts.get(term) ?? 0;
  }

  /** How much a term tells: 0 for one that every record has, more the rarer it is. */
  information(term: string): number {
    return Math.log(1 + this.records / (1 + this.count(term)));
  }

  /** The terms nearest to a mistyped word: fewest edits first, then the most common; at most `limit`. */
  corrections(word: string, limit = 3): string[] {
    const edits = allowedEdits(word.length);
    if (edits === 0) return [];
    const found: Array<{term: string; distance: number; count: number}> = [];
    for (const [term, count] of this.counts) {
      if (Math.abs(term.length - word.length) > edits) continue;
      const distance = editDistance(word, term, edits);
      if (distance <= edits) found.push({term, distance, count});
    }
    const nearest = Math.min(...found.map(({distance}) => distance));
    return found
      .filter(({distance}) => distance === nearest)
      .sort((a, b) => b.count - a.count)
      .slice(0, limit)
      .map(({term}) => term);
  }
}
