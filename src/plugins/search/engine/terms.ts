import {compact, indexTerms, words} from './text';

/** Cuts texts into the terms that they are found by. */
export type ReadTerms = (text: string) => string[];

/** Reads terms, of each word once: the same few thousand words make up all texts. */
export function createTermReader(): ReadTerms {
  const known = new Map<string, string[]>();
  return (text) =>
    words(text).flatMap((word) => {
      const terms = known.get(word) ?? indexTerms(word);
      known.set(word, terms);
      return terms;
    });
}

/** Words with a hyphen, such as the properties of style sheets, are indexed as one word too. */
const COMPOUND = /\p{L}+(?:-\p{L}+)+/gu;

/** What words with a hyphen are as one word. */
export const compounds = (text: string): string[] => (text.match(COMPOUND) ?? []).map(compact);
