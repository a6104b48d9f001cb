import {allowedEdits, editDistance} from './distance';
import {SortedTexts} from './sorted-texts';

/** The terms of an index, with the number of records each stands in. */
export class Vocabulary {
  private readonly sorted: SortedTexts;

  /**
   * @param counts in how many records each term stands
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

  /** Whether a term begins with the prefix. */
  hasPrefix(prefix: string): boolean {
    return this.sorted.hasBeginning(prefix);
  }

  /** The terms that begin with the prefix. */
  withPrefix(prefix: string): string[] {
    return this.sorted.beginningWith(prefix);
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
