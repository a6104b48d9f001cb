/** The numbers of BM25+, which tells what a term in a field of a record is worth. */
export interface Bm25 {
  /** Saturation: the lower it is, the sooner repeating a term stops counting. */
  k: number;
  /** Penalty for long fields, from 0 to 1. */
  b: number;
  /** Minimum score of a term, however long the field. */
  d: number;
}

/** Which records have each term. */
export interface Postings {
  /** In how many records each term is, in the order in which terms are seen first. */
  counts: ReadonlyMap<string, number>;
  /** Visits the records that have a term, with what it is worth to each in all its fields together. */
  visit(term: string, each: (record: number, worth: number) => void): void;
}

function countEach(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** Returns for each term a flat list of pairs: the number of a field, and how often the term is in it. */
function findPlaces(fields: ReadonlyArray<readonly string[]>): {
  places: Map<string, number[]>;
  lengths: number[];
} {
  const places = new Map<string, number[]>();
  const lengths = fields.map((terms, field) => {
    const counts = countEach(terms);
    for (const [term, times] of counts) {
      const known = places.get(term);
      if (known) known.push(field, times);
      else places.set(term, [field, times]);
    }
    return counts.size;
  });
  return {places, lengths};
}

/**
 * Indexes records. What a term is worth is worked out here, once, so that a query has only to add up, and all postings
 * are in two long lists, those of a term side by side.
 *
 * @param records for each record, for each of its fields, the terms in it
 * @param weights what a match counts, by field
 */
export function indexPostings(
  records: ReadonlyArray<readonly string[][]>,
  weights: readonly number[],
  {k, b, d}: Bm25,
): Postings {
  const width = weights.length;
  const {places, lengths} = findPlaces(records.flat());
  const averages = weights.map((_, field) => {
    const own = lengths.filter((_, number) => number % width === field);
    return own.reduce((sum, length) => sum + length, 0) / own.length;
  });
  const starts = new Map<string, number>();
  const counts = new Map<string, number>();
  const having: number[] = [];
  const worths: number[] = [];
  for (const [term, list] of places) {
    const start = having.length;
    const spread = weights.map(() => 0);
    for (let at = 0; at < list.length; at += 2) {
      const field = (list[at] ?? 0) % width;
      spread[field] = (spread[field] ?? 0) + 1;
    }
    for (let at = 0; at < list.length; at += 2) {
      const number = list[at] ?? 0;
      const times = list[at + 1] ?? 0;
      const field = number % width;
      const record = (number - field) / width;
      const others = spread[field] ?? 0;
      const rarity = Math.log(1 + (records.length - others + 0.5) / (others + 0.5));
      const length = (lengths[number] ?? 0) / (averages[field] ?? 1);
      const often = (times * (k + 1)) / (times + k * (1 - b + b * length));
      const worth = (weights[field] ?? 0) * rarity * (d + often);
      const last = having.length - 1;
      if (last >= start && having[last] === record) worths[last] = (worths[last] ?? 0) + worth;
      else {
        having.push(record);
        worths.push(worth);
      }
    }
    starts.set(term, start);
    counts.set(term, having.length - start);
  }
  const recordAt = Uint32Array.from(having);
  const worthAt = Float64Array.from(worths);
  return {
    counts,
    visit(term, each) {
      const start = starts.get(term) ?? 0;
      const end = start + (counts.get(term) ?? 0);
      for (let place = start; place < end; place++) each(recordAt[place] ?? 0, worthAt[place] ?? 0);
    },
  };
}
