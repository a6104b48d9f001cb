import {BM25} from './weights';

/** Which records have each term. */
export interface Postings {
  /** Number of records that have each term, in the order in which the terms first occur. */
  counts: ReadonlyMap<string, number>;
  /** Calls `each` with the number of every record that has a term, and the score of the term in all its fields together. */
  forEachPosting(term: string, each: (record: number, score: number) => void): void;
}

/** The records that have a term, and the score of the term in each. Two lists of numbers take less memory than objects. */
interface TermPostings {
  records: number[];
  scores: number[];
}

/**
 * Finds where each term occurs.
 *
 * @returns `occurrences`: term → flat list of pairs, the number of a field and how often the term is in it; `lengths`:
 *   number of different terms in each field
 */
function findOccurrences(fields: ReadonlyArray<readonly string[]>) {
  const occurrences = new Map<string, number[]>();
  const lengths = fields.map((terms, field) => {
    let length = 0;
    for (const term of terms) {
      const list = occurrences.get(term);
      // The last pair of a term is that of this field, if the field has had the term before.
      if (list?.at(-2) === field) {
        list.push((list.pop() ?? 0) + 1);
        continue;
      }
      length++;
      if (list) list.push(field, 1);
      else occurrences.set(term, [field, 1]);
    }
    return length;
  });
  return {occurrences, lengths};
}

/**
 * Indexes records. The scores are computed here, once, so that a query only has to add them up.
 *
 * @param records the terms of each field of each record
 * @param weights weight of a match in each field
 */
export function indexPostings(
  records: ReadonlyArray<readonly string[][]>,
  weights: readonly number[],
): Postings {
  const {k1, b, delta} = BM25;
  const fieldCount = weights.length;
  const {occurrences, lengths} = findOccurrences(records.flat());
  const averages = weights.map((_, field) => {
    const inField = lengths.filter((_, number) => number % fieldCount === field);
    return inField.reduce((sum, length) => sum + length, 0) / inField.length;
  });
  const postings = new Map<string, TermPostings>();
  for (const [term, list] of occurrences) {
    const found: TermPostings = {records: [], scores: []};
    const documentFrequencies = weights.map(() => 0);
    for (let index = 0; index < list.length; index += 2) {
      const field = (list[index] ?? 0) % fieldCount;
      documentFrequencies[field] = (documentFrequencies[field] ?? 0) + 1;
    }
    for (let index = 0; index < list.length; index += 2) {
      const number = list[index] ?? 0;
      const frequency = list[index + 1] ?? 0;
      const field = number % fieldCount;
      const record = (number - field) / fieldCount;
      const documentFrequency = documentFrequencies[field] ?? 0;
      const idf = Math.log(1 + (records.length - documentFrequency + 0.5) / (documentFrequency + 0.5));
      const length = (lengths[number] ?? 0) / (averages[field] ?? 1);
      const frequencyScore = (frequency * (k1 + 1)) / (frequency + k1 * (1 - b + b * length));
      const score = (weights[field] ?? 0) * idf * (delta + frequencyScore);
      const last = found.records.length - 1;
      if (found.records[last] === record) found.scores[last] = (found.scores[last] ?? 0) + score;
      else {
        found.records.push(record);
        found.scores.push(score);
      }
    }
    postings.set(term, found);
  }
  return {
    counts: new Map(Array.from(postings, ([term, found]) => [term, found.records.length])),
    forEachPosting(term, each) {
      const found = postings.get(term);
      found?.records.forEach((record, index) => {
        each(record, found.scores[index] ?? 0);
      });
    },
  };
}
