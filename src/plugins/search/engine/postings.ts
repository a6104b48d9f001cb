/** The parameters of BM25+, which scores a term in a field of a record. */
export interface Bm25 {
  /** Saturation: the lower it is, the sooner repeating a term stops counting. */
  k1: number;
  /** Penalty for long fields, from 0 to 1. */
  b: number;
  /** Minimum score of a term, however long the field. */
  delta: number;
}

/** Which records have each term. */
export interface Postings {
  /** Number of records that have each term, in the order in which the terms first occur. */
  counts: ReadonlyMap<string, number>;
  /** Calls `each` with the number of every record that has a term, and the score of the term in all its fields together. */
  forEachPosting(term: string, each: (record: number, score: number) => void): void;
}

/**
 * Finds where each term occurs.
 *
 * @returns `occurrences`: term → flat list of pairs, the number of a field and how often the term is in it; `lengths`:
 *   number of different terms in each field
 */
function findOccurrences(fields: ReadonlyArray<readonly string[]>): {
  occurrences: Map<string, number[]>;
  lengths: number[];
} {
  const occurrences = new Map<string, number[]>();
  const lengths = fields.map((terms, field) => {
    let length = 0;
    for (const term of terms) {
      const postings = occurrences.get(term);
      const last = postings ? postings.length - 1 : 0;
      if (postings && postings[last - 1] === field) {
        postings[last] = (postings[last] ?? 0) + 1;
        continue;
      }
      length++;
      if (postings) postings.push(field, 1);
      else occurrences.set(term, [field, 1]);
    }
    return length;
  });
  return {occurrences, lengths};
}

/**
 * Indexes records. The scores are computed here, once, so that a query only has to add them up. All postings are in two
 * arrays, record numbers and scores, in which the postings of a term are next to each other.
 *
 * @param records the terms of each field of each record
 * @param weights weight of a match in each field
 */
export function indexPostings(
  records: ReadonlyArray<readonly string[][]>,
  weights: readonly number[],
  {k1, b, delta}: Bm25,
): Postings {
  const fieldCount = weights.length;
  const {occurrences, lengths} = findOccurrences(records.flat());
  const averages = weights.map((_, field) => {
    const inField = lengths.filter((_, number) => number % fieldCount === field);
    return inField.reduce((sum, length) => sum + length, 0) / inField.length;
  });
  const starts = new Map<string, number>();
  const counts = new Map<string, number>();
  const recordList: number[] = [];
  const scoreList: number[] = [];
  for (const [term, list] of occurrences) {
    const start = recordList.length;
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
      const last = recordList.length - 1;
      if (last >= start && recordList[last] === record) scoreList[last] = (scoreList[last] ?? 0) + score;
      else {
        recordList.push(record);
        scoreList.push(score);
      }
    }
    starts.set(term, start);
    counts.set(term, recordList.length - start);
  }
  const recordNumbers = Uint32Array.from(recordList);
  const scores = Float64Array.from(scoreList);
  return {
    counts,
    forEachPosting(term, each) {
      const start = starts.get(term) ?? 0;
      const end = start + (counts.get(term) ?? 0);
      for (let index = start; index < end; index++) each(recordNumbers[index] ?? 0, scores[index] ?? 0);
    },
  };
}
