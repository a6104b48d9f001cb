import {STOP_WORDS} from './common-words';
import {fold, normalize, spellOutSigns, splitWords} from './text';
import type {Vocabulary} from './vocabulary';

/** Number of characters of a query that are read, the rest is ignored. The modal stops at 64, Algolia at 512. */
const MAX_LENGTH = 512;
const MAX_WORDS = 16;

/** A query with the forms that are looked up. */
export interface Query {
  /** Letters and digits of the whole query, in lower case and American spelling. */
  normalized: string;
  /** The query as typed. */
  typed: string;
  /** Its words without stop words, in lower case. */
  words: string[];
  /** All words, in lower case, separated by one space. */
  text: string;
  /** Word with its sign spelled out → the word without its sign, which may be meant too. */
  withoutSign?: ReadonlyMap<string, string>;
  /** The two normalized names of `Class.member`, `Class#member`, `Class::member` and the like. */
  path?: {className: string; member: string};
}

/** Matches a class and a member with a sign between them. An argument list at the end is left out. */
const PATH = /^([\p{L}\p{N}_]+)\s*(?:\.|#|::|->|›)\s*([\p{L}\p{N}_]+)\s*(?:\([^)]*\)?)?;?$/u;

/** Matches the short form at the end of a word: `'t` in "doesn't". */
const CONTRACTION = /(?<=\p{L})['’](?:d|ll|m|re|s|t|ve)(?!\p{L})/giu;

/** Parses a query. Any string is valid. */
export function parseQuery(input: string): Query {
  const typed = input.slice(0, MAX_LENGTH).trim();
  const path = PATH.exec(typed);
  const all = splitWords(typed.replaceAll(CONTRACTION, ''));
  const withoutStopWords = all.filter((word) => !STOP_WORDS.has(fold(word)));
  const searched = (withoutStopWords.length > 0 ? withoutStopWords : all).slice(0, MAX_WORDS);
  return {
    normalized: normalize(typed),
    typed,
    text: all.map(normalize).join(' '),
    words: searched.map(normalize).filter(Boolean),
    ...(path?.[1] && path[2] ? {path: {className: normalize(path[1]), member: normalize(path[2])}} : {}),
  };
}

const UNKNOWN_SIGN = /(?<![\p{L}\p{N}])\p{L}(?:\+\+|#)(?![\p{L}\p{N}])/gu;

/** Parses a query again so that words with a sign, such as `C++`, keep it if the pages have them. */
export function readSigns(query: Query, vocabulary: Vocabulary): Query {
  const withoutSign = new Map<string, string>();
  const typed = spellOutSigns(query.typed, (word, plain) => {
    if (!vocabulary.has(word)) return false;
    if (plain.length > 1) withoutSign.set(word, plain);
    return true;
  });
  // A single letter means nothing without its sign, so it is dropped if the pages don't have it with the sign.
  const withKnownSigns = typed.replaceAll(UNKNOWN_SIGN, ' ');
  return withKnownSigns === query.typed ? query : {...parseQuery(withKnownSigns), withoutSign};
}
