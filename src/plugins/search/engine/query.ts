import {type Phrase, type Synonyms, toStems} from './synonyms';
import {findBaseForms, fold, normalize, spellOutSigns, splitCamelCase, splitWords, stem} from './text';
import type {Vocabulary} from './vocabulary';

/** Words that are in many questions and say little about their subject. They count less than other words. */
export const WEAK_WORDS: ReadonlySet<string> = new Set(
  'not cannot until remember custom ability able add additional adjust after allow another anyone app application before begin beginner between bug build certain change component configure correct correctly create currently customize desktop different disable display due easy element enable enhancement example examples experimental extra feat feature find functionality future get give handle happen hard have help implement improve instead introduce issue let method modify multiple need new nodegui one only open other own parameter particular people possible problem proper properly proposal provide put question request require run sample seem set several show simple some someone something specific start still suggestion support supported supports try trying two unable update usage use user users various via wanted way widget without work working works write'.split(
    ' ',
  ),
);

/** Endings that weak words may have, each with what the word ends in without it. */
const WEAK_ENDINGS: ReadonlyArray<readonly [ending: RegExp, base: string]> = [
  [/s$/, ''],
  [/d$/, ''],
  [/ed$/, ''],
  [/ing$/, ''],
  [/ing$/, 'e'],
];

/** Returns whether a word says little about the subject of a question: `working` as well as `work`. */
export const isWeakWord = (word: string): boolean =>
  WEAK_WORDS.has(word) ||
  WEAK_ENDINGS.some(([ending, base]) => ending.test(word) && WEAK_WORDS.has(word.replace(ending, base)));

/** Words of questions that say nothing about the answer. They are ignored, unless the query has no other words. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'a about actually already also am an and any are aren as at be been being by can could couldn did didn do does doesn don even ever for from gets got had hadn has hasn haven having he hello hi how i if in into is isn it its just like make maybe me might must my nodegui of on or our please really should shouldn so some such than thanks that the their them then there these this those to too use using very want was wasn we were weren what when where whether which while who why will with won would wouldn you your'.split(
    ' ',
  ),
);

/** Number of characters of a query that are read, the rest is ignored. The modal stops at 64, Algolia at 512. */
const MAX_LENGTH = 512;
const MAX_WORDS = 16;

/** A query with the forms that are looked up. */
export interface Query {
  /** Letters and digits of the whole query, in lower case and American spelling. */
  normalized: string;
  /** The same if the query has only plain words, such as `Menu bar`, which may be the plain name of a class; else empty. */
  plainName: string;
  /** The query as typed. */
  typed: string;
  /** Its words without stop words, in lower case. */
  words: string[];
  /** The words after the first, joined without spaces. */
  afterFirstWord: string;
  /** All words, in lower case, separated by one space. */
  text: string;
  /** True for a variant that is the meaning of a synonym. It has to match a whole name, not only a prefix. */
  isMeaning?: boolean;
  /** Word with its sign spelled out → the word without its sign, which may be meant too. */
  withoutSign?: ReadonlyMap<string, string>;
  /** True if the index doesn't have some of its words. Comparing names takes longer then, because typing errors are allowed. */
  mayBeMistyped: boolean;
  /** The two normalized names of `Class.member`, `Class#member`, `Class::member` and the like. */
  path?: {className: string; member: string};
}

/** Matches a class and a member with a sign between them. An argument list at the end is left out. */
const PATH = /^([\p{L}\p{N}_]+)\s*(?:\.|#|::|->|›)\s*([\p{L}\p{N}_]+)\s*(?:\([^)]*\)?)?;?$/u;

/** Matches words without signs, digits or camel case. */
const PLAIN_WORDS = /^[A-Z]?[a-z]+(?: [A-Z]?[a-z]+)*$/;

/** Matches the short form at the end of a word: `'t` in "doesn't". */
const CONTRACTION = /(?<=\p{L})['’](?:d|ll|m|re|s|t|ve)(?!\p{L})/giu;

/** Parses a query. Any string is valid. */
export function parseQuery(input: string): Query {
  const typed = input.slice(0, MAX_LENGTH).trim();
  const path = PATH.exec(typed);
  const all = splitWords(typed.replaceAll(CONTRACTION, ''));
  const withoutStopWords = all.filter((word) => !STOP_WORDS.has(fold(word)));
  const searched = (withoutStopWords.length > 0 ? withoutStopWords : all).slice(0, MAX_WORDS);
  const list = searched.map(normalize).filter(Boolean);
  return {
    normalized: normalize(typed),
    plainName: PLAIN_WORDS.test(typed) ? normalize(typed) : '',
    typed,
    mayBeMistyped: false,
    text: all.map(normalize).join(' '),
    words: list,
    afterFirstWord: list.slice(1).join(''),
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

/** A term to look up, and how sure it is that the visitor meant it: 1 as typed, less otherwise. */
export interface Term {
  text: string;
  weight: number;
  isPrefix: boolean;
  /** True for the meaning of a synonym, which the query itself may not have. */
  isMeaning?: boolean;
}

/** The terms that a word of the query may match. */
export interface WordTerms {
  word: string;
  terms: Term[];
  /** The information of the word, from `Vocabulary.information`; less for a weak word. */
  information: number;
  /** The same without the reduction for weak words. It counts if a meaning matches, such as `setEnabled` for `disable`. */
  meantInformation: number;
  /** False if no term of the index has the word as a prefix, so that it may be mistyped. */
  isKnown: boolean;
}

/** Weights of a term, by the way it was derived from a word of the query, and the factor for weak words beside others. */
export interface TermWeights {
  typed: number;
  stem: number;
  baseForm: number;
  withoutQPrefix: number;
  joined: number;
  withoutSign: number;
  prefix: number;
  prefixOfShort: number;
  /** Factor for the prefixes of a known word that isn't the last of the query, because it's typed to its end. */
  prefixBeforeLast: number;
  synonym: number;
  corrected: number;
  phrase: number;
  weak: number;
}

/** The words of the index and their synonyms, with the weights of terms. */
export interface Lexicon {
  vocabulary: Vocabulary;
  synonyms: Synonyms;
  weights: TermWeights;
}

/** Maximum length of a word that is rather matched whole than as a prefix: `bun` isn't `bundle`. */
const SHORT_WORD_LENGTH = 4;

/** Matches a normalized word that may be the name of a class, and finds the part after Qt's prefix letter. */
const CLASS_NAME = /^q(\p{L}{3,})$/u;

/**
 * Returns the terms of a word as it's written; none if the index and the synonyms don't have it.
 *
 * @param joinedWords the word with its neighbours
 * @param mayGoOn true if the word is the last of the query, so that it may not be typed to its end
 */
function termsOf(
  word: string,
  joinedWords: readonly string[],
  {vocabulary, synonyms, weights}: Lexicon,
  mayGoOn = true,
): Term[] {
  const terms: Term[] = [];
  const add = (text: string, weight: number, {isPrefix = false, isMeaning = false} = {}) => {
    if (text && !terms.some((term) => term.text === text && term.isPrefix === isPrefix)) {
      terms.push({text, weight, isPrefix, isMeaning});
    }
  };
  const isKnown = vocabulary.has(word);
  if (isKnown) add(word, weights.typed);
  if (vocabulary.has(stem(word))) add(stem(word), weights.stem);
  for (const base of findBaseForms(word)) {
    if (vocabulary.has(base) && stem(base) !== stem(word)) add(stem(base), weights.baseForm);
  }
  const [, plain = ''] = CLASS_NAME.exec(word) ?? [];
  if (vocabulary.has(plain)) add(plain, weights.withoutQPrefix);
  for (const joined of joinedWords) if (vocabulary.has(joined)) add(joined, weights.joined);
  const meanings = synonyms.find(word);
  for (const meaning of meanings.length > 0 ? meanings : synonyms.find(stem(word))) {
    add(meaning, weights.synonym, {isMeaning: true});
  }
  const isShort = isKnown && word.length <= SHORT_WORD_LENGTH;
  const prefixWeight =
    (isShort ? weights.prefixOfShort : weights.prefix) * (mayGoOn || !isKnown ? 1 : weights.prefixBeforeLast);
  if (word.length > 1 && vocabulary.hasPrefix(word)) add(word, prefixWeight, {isPrefix: true});
  return terms;
}

/** Minimum length of the two words that a long word is split into. */
const MIN_PIECE_LENGTH = 4;

/** Splits a word into two words that the index has; returns none if that isn't possible: `progresswindow` is `progress window`. */
function splitCompound(word: string, {vocabulary}: Lexicon): string[] {
  for (let at = word.length - MIN_PIECE_LENGTH; at >= MIN_PIECE_LENGTH; at--) {
    const pieces = [word.slice(0, at), word.slice(at)];
    if (pieces.every((piece) => vocabulary.has(piece))) return pieces;
  }
  return [];
}

type Expansion = Pick<WordTerms, 'word' | 'terms'>;

/** Returns a word joined with the word before it and with the word after it, because "file name" may be written "filename". */
function joinNeighbours(words: readonly string[], index: number): string[] {
  const [before, word, after] = [words[index - 1], words[index] ?? '', words[index + 1]];
  return [...(before ? [before + word] : []), ...(after ? [word + after] : [])];
}

/** Returns the terms of each of several adjacent words, and of each word together with the one before or after it. */
const expandEach = (words: readonly string[], lexicon: Lexicon): Expansion[] =>
  words.map((word, index) => ({word, terms: termsOf(word, joinNeighbours(words, index), lexicon)}));

/** Returns the camel-case parts of a word of the query, as it was typed. */
function splitAsTyped(word: string, typed: string): string[] {
  const written = splitWords(typed).find((text) => normalize(text) === word) ?? word;
  return splitCamelCase(written).map(normalize);
}

/**
 * Returns what a word means that the index doesn't have: its parts if it's in camel case. Otherwise, it's corrected as if it
 * had typing errors, or split.
 *
 * @param typed the query as typed
 */
function expandUnknownWord(word: string, typed: string, lexicon: Lexicon): Expansion[] {
  const {vocabulary, weights} = lexicon;
  const parts = splitAsTyped(word, typed);
  if (parts.length > 1 && parts.every((part) => vocabulary.has(part))) return expandEach(parts, lexicon);
  const terms = vocabulary
    .corrections(word)
    .map((text): Term => ({text, weight: weights.corrected, isPrefix: false, isMeaning: false}));
  if (terms.length > 0) return [{word, terms}];
  const pieces = parts.length > 1 ? parts : splitCompound(word, lexicon);
  return pieces.length > 0 ? expandEach(pieces, lexicon) : [{word, terms}];
}

/** Returns the longest phrases that the query contains. Stop words between their words are skipped. */
function findPhrases({text}: Query, {phrasesFrom}: Synonyms): Phrase[] {
  const allStems = toStems(text);
  const stems = toStems(
    text
      .split(' ')
      .filter((word) => !STOP_WORDS.has(word))
      .join(' '),
  );
  const matched = [...new Set(allStems.split(' '))]
    .flatMap(phrasesFrom)
    .filter((phrase) => allStems.includes(phrase.stems) || stems.includes(phrase.stems));
  const isPart = (one: string, other: string) => one.length < other.length && other.includes(one);
  return matched.filter((phrase) => !matched.some((other) => isPart(phrase.stems, other.stems)));
}

/** Returns for each word of a query the terms that it may match. */
export function expand(query: Query, lexicon: Lexicon): WordTerms[] {
  const {vocabulary, synonyms, weights} = lexicon;
  const {words: list} = query;
  const expanded = list.map((word, index) => {
    const terms = termsOf(word, joinNeighbours(list, index), lexicon, index === list.length - 1);
    const wordWithoutSign = query.withoutSign?.get(word);
    const termsWithoutSign = wordWithoutSign
      ? termsOf(wordWithoutSign, [], lexicon).filter(({isPrefix}) => !isPrefix)
      : [];
    return {
      word,
      terms: [
        ...terms,
        ...termsWithoutSign.map((term) => ({...term, weight: term.weight * weights.withoutSign})),
      ],
    };
  });
  const parts = expanded.flatMap((item) =>
    item.terms.length === 0 ? expandUnknownWord(item.word, query.typed, lexicon) : [item],
  );
  const phrases = findPhrases(query, synonyms);
  return parts.map(({word, terms: wordTerms}) => {
    const containing = phrases.filter((phrase) => phrase.stems.includes(` ${stem(word)} `));
    const weight = parts.length > 1 && containing.length === 0 && isWeakWord(word) ? weights.weak : 1;
    const meanings = containing.flatMap(({meanings}) => meanings);
    const terms = [
      ...wordTerms,
      ...meanings.map((text) => ({text, weight: weights.phrase, isPrefix: false, isMeaning: true})),
    ];
    return {
      word,
      terms: terms.map((term) => ({...term, weight: term.weight * weight})),
      information: weight * vocabulary.information(terms[0]?.text ?? word),
      meantInformation: vocabulary.information(terms[0]?.text ?? word),
      isKnown: vocabulary.hasPrefix(word),
    };
  });
}

/** Maximum number of variants of a query. Each is compared with all names. */
const MAX_VARIANTS = 3;

/** Returns other ways to read a query as a name: with typing errors corrected, and its meanings. A query with a path has none. */
export function createVariants(query: Query, expanded: readonly WordTerms[], synonyms: Synonyms): Query[] {
  if (query.path) return [];
  const correct = (word: string) => {
    const terms = expanded.find((item) => item.word === word)?.terms ?? [];
    return terms.some(({text}) => text === word) ? word : (terms[0]?.text ?? word);
  };
  const corrected = query.words.map(correct).join(' ');
  // A single word is also looked up without the stop words around it, and "save as" with them.
  const phrases = query.words.length === 1 ? [query.text, ...query.words] : [query.text];
  const meanings = new Set(phrases.flatMap(synonyms.findNames));
  const texts = new Set([corrected, ...meanings]);
  texts.delete(query.words.join(' '));
  // Only the typed words may be the plain name of a class, because a meaning may be the name of a member too.
  return [...texts]
    .slice(0, MAX_VARIANTS)
    .map((text) => ({...parseQuery(text), plainName: '', isMeaning: meanings.has(text)}));
}
