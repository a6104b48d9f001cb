import type {SearchRecord} from '../records/types';
import {isWeakWord, STOP_WORDS} from './common-words';
import type {WordTerms} from './expand';
import {fold, memoize, splitWords, stem, toAmericanSpelling} from './text';
import type {Vocabulary} from './vocabulary';
import {TERMS} from './weights';

/** An alias as a vector, in which each word is a dimension. */
interface Vector {
  words: ReadonlyArray<{word: string; stem: string; weight: number}>;
  length: number;
}

const computeLength = (weights: readonly number[]): number => Math.hypot(...weights);

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

/**
 * Creates a function that takes a query and returns another one, which compares it with the aliases of a record. The result is
 * from 0 to 1. It's the cosine of the angle between the query and the most similar alias.
 */
export function createSimilarAliases(records: readonly SearchRecord[], vocabulary: Vocabulary) {
  /** An alias is only read when it's compared for the first time. */
  const readVector = memoize((alias): Vector => {
    const words = splitWords(toAmericanSpelling(fold(alias)))
      .filter((word) => !STOP_WORDS.has(word))
      .map((word) => ({
        word,
        stem: stem(word),
        weight: vocabulary.information(word) * (isWeakWord(word) ? TERMS.weak : 1),
      }));
    return {words, length: computeLength(words.map(({weight}) => weight))};
  });

  return (expanded: readonly WordTerms[]): ((id: number) => number) => {
    const terms = readQueryTerms(expanded);
    const queryLength = computeLength(expanded.map(({information}) => information));
    /** Returns 1 if an alias has the same words as the query, and 0 if they have none in common. */
    const measureCosine = ({words, length}: Vector): number => {
      const product = words.reduce(
        (sum, {word, stem: stemmed, weight}) => sum + weight * (terms.get(word) ?? terms.get(stemmed) ?? 0),
        0,
      );
      return product === 0 ? 0 : Math.min(1, product / (length * queryLength));
    };
    return (id) =>
      Math.max(0, ...(records[id]?.aliases ?? []).map((alias) => measureCosine(readVector(alias))));
  };
}
