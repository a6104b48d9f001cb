import type {SearchRecord} from '../records/types';
import {isWeakWord, STOP_WORDS, type WordTerms} from './query';
import {fold, splitWords, stem, toAmericanSpelling} from './text';
import type {Vocabulary} from './vocabulary';

/** An alias as a vector, in which each word is a dimension. */
interface Vector {
  words: ReadonlyArray<{word: string; stem: string; weight: number}>;
  length: number;
}

/** Compares queries with the aliases of records. */
export interface SimilarAliases {
  /** Returns a function that compares the aliases of a record with a query. Its result is from 0 to 1, see `measureCosine`. */
  compareWith(expanded: readonly WordTerms[]): (id: number) => number;
}

const lengthOf = (weights: readonly number[]): number => Math.hypot(...weights);

/**
 * Returns the terms of a query, each with its weight as a term and the information of the word that it comes from.
 */
function readQueryTerms(expanded: readonly WordTerms[]): Map<string, number> {
  const terms = new Map<string, number>();
  const add = (text: string, value: number) => terms.set(text, Math.max(value, terms.get(text) ?? 0));
  for (const {word, information, terms: alternatives} of expanded) {
    add(word, information);
    add(stem(word), information);
    for (const {text, weight, isPrefix} of alternatives)
      if (!isPrefix) add(text, Math.min(1, weight) * information);
  }
  return terms;
}

/** Creates the comparison. The aliases of a record are only read when they are compared for the first time. */
export function createSimilarAliases(
  records: readonly SearchRecord[],
  vocabulary: Vocabulary,
  weakWeight: number,
): SimilarAliases {
  const vectors = new Map<number, Vector[]>();

  const readVector = (alias: string): Vector => {
    const words = splitWords(toAmericanSpelling(fold(alias)))
      .filter((word) => !STOP_WORDS.has(word))
      .map((word) => ({
        word,
        stem: stem(word),
        weight: vocabulary.information(word) * (isWeakWord(word) ? weakWeight : 1),
      }));
    return {words, length: lengthOf(words.map(({weight}) => weight))};
  };

  const getVectors = (id: number): Vector[] => {
    const known = vectors.get(id) ?? (records[id]?.aliases ?? []).map(readVector);
    vectors.set(id, known);
    return known;
  };

  return {
    compareWith(expanded) {
      const terms = readQueryTerms(expanded);
      const queryLength = lengthOf(expanded.map(({information}) => information));
      /** Returns the cosine of the angle between an alias and the query: 1 if they have the same words. */
      const measureCosine = ({words, length}: Vector): number => {
        const product = words.reduce(
          (sum, {word, stem: stemmed, weight}) => sum + weight * (terms.get(word) ?? terms.get(stemmed) ?? 0),
          0,
        );
        return product === 0 ? 0 : Math.min(1, product / (length * queryLength));
      };
      return (id) => Math.max(0, ...getVectors(id).map(measureCosine));
    },
  };
}
