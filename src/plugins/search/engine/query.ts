import {inStems, type Phrase, type Synonyms} from './synonyms';
import {compact, fold, humps, spellSigns, stem, words} from './text';
import type {Vocabulary} from './vocabulary';

/** Words that are in many questions and tell little of what the question is about. */
export const WEAK_WORDS: ReadonlySet<string> = new Set(
  'add adjust after another app application before between build change configure create customize disable display enable example examples find get give handle happen have implement let modify need new nodegui one only open other own people possible put run sample set show simple some something start two update use user users way without work write'.split(
    ' ',
  ),
);

/** Words of questions that say nothing about the answer. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and are as at be been by can could do does for from has how i if in into is it its just like make me my nodegui of on or our please should so some than that the their them then there this to too use using want was we were what when where which while who why will with would you your'.split(
    ' ',
  ),
);

/** Longest query that is looked at, in characters; the modal stops at 64, Algolia at 512. */
const MAX_LENGTH = 512;
const MAX_WORDS = 16;

/** A query, cut into what can be looked up. */
export interface Query {
  /** Letters and digits of the whole query, in lower case. */
  compact: string;
  /**
   * The same for words as English writes them, such as `Menu bar`, which may be the plain name of a class; else empty.
   */
  plain: string;
  /** As typed, for telling `font` the method from `Font` the class. */
  typed: string;
  /** Words that tell something, in lower case. */
  words: string[];
  /** The words after the first, in one. */
  rest: string;
  /** All words, in lower case, with one blank between. */
  text: string;
  /** True for the meaning of an alias, which is a whole name and not the beginning of one. */
  isMeaning?: boolean;
  /** By word with its sign spelled out: the same word without its sign, which may be meant too. */
  unsigned?: ReadonlyMap<string, string>;
  /** True for a single short word that the pages have, so that it isn't taken for the beginning of another. */
  isShortWord?: boolean;
  /** True if it may be a name with typing errors, which takes longer to compare. */
  mistyped: boolean;
  /** `Class.member`, `Class#member` or `Class::member`. */
  path?: {owner: string; member: string};
}

/** Signs that are typed between a class and its member; an argument list at the end is left out. */
const PATH = /^([\p{L}\p{N}_]+)\s*(?:\.|#|::|->|›)\s*([\p{L}\p{N}_]+)\s*(?:\([^)]*\)?)?;?$/u;

/** Words without signs, numbers or humps. */
const PLAIN = /^[A-Z]?[a-z]+(?: [A-Z]?[a-z]+)*$/;

/** An element of HTML, with what kind of input it is: `<select>`, `<input type="range">`. */
const ELEMENT = /^<(?:input\s[^<>]*type=["']?)?([a-z]+)[^<>]*>$/;

/** Returns the text as typed; for an HTML element its counterpart here, rather than a symbol of that name. */
function readElement(typed: string, synonyms: Synonyms): string {
  const [, element] = ELEMENT.exec(typed) ?? [];
  return element ? (synonyms.names(element)[0] ?? element) : typed;
}

/** Reads what a visitor typed. Takes any string. */
export function parseQuery(input: string, synonyms: Synonyms): Query {
  const typed = readElement(input.slice(0, MAX_LENGTH).trim(), synonyms);
  const path = PATH.exec(typed);
  const all = words(typed);
  const telling = all.filter((word) => !STOP_WORDS.has(fold(word)));
  const kept = (telling.length > 0 ? telling : all).slice(0, MAX_WORDS);
  const list = kept.map(compact).filter(Boolean);
  return {
    compact: compact(typed),
    plain: PLAIN.test(typed) ? compact(typed) : '',
    typed,
    mistyped: false,
    text: all.map(compact).join(' '),
    words: list,
    rest: list.slice(1).join(''),
    ...(path?.[1] && path[2] ? {path: {owner: compact(path[1]), member: compact(path[2])}} : {}),
  };
}

const UNKNOWN_SIGN = /(?<![\p{L}\p{N}])\p{L}(?:\+\+|#)(?![\p{L}\p{N}])/gu;

/** Reads the words of a query that have a sign, such as `C++`, as these words if the pages have them. */
export function readSigns(query: Query, vocabulary: Vocabulary, synonyms: Synonyms): Query {
  const unsigned = new Map<string, string>();
  const typed = spellSigns(query.typed, (word, plain) => {
    if (!vocabulary.has(word)) return false;
    if (plain.length > 1) unsigned.set(word, plain);
    return true;
  });
  // A single letter means nothing without its sign, so one that the pages don't have finds nothing.
  const known = typed.replaceAll(UNKNOWN_SIGN, ' ');
  return known === query.typed ? query : {...parseQuery(known, synonyms), unsigned};
}

/** A term to look up, and how sure it is that the visitor meant it: 1 as typed, less otherwise. */
export interface Term {
  text: string;
  weight: number;
  prefix: boolean;
  /** True for the meaning of a synonym. */
  meaning?: boolean;
}

/** Everything one word of the query may match. */
export interface WordTerms {
  word: string;
  terms: Term[];
  /** The information of the word, from the vocabulary; little for words that are in many questions. */
  information: number;
  /** The information of the word when it stands for something else, such as `disable` for `setEnabled`. */
  meantInformation: number;
  /** False for a word that the index has neither whole nor as a beginning: it may be mistyped. */
  known: boolean;
}

/** Weights of a term, by how it was derived from a word of the query, and of weak words beside others. */
export interface TermWeights {
  typed: number;
  stem: number;
  joined: number;
  unsigned: number;
  prefix: number;
  prefixOfShort: number;
  synonym: number;
  corrected: number;
  phrase: number;
  weak: number;
}

/** The words that the engine knows: those of the index, and their synonyms. */
export interface Language {
  vocabulary: Vocabulary;
  synonyms: Synonyms;
  weights: TermWeights;
}

/** Letters of a word that is found whole before it's taken for the beginning of another: `bun` isn't `bundle`. */
export const SHORT_WORD = 4;

/** The terms of one word; a word that the index does not know is taken for a typing error. */
function termsOf(word: string, neighbours: string[], {vocabulary, synonyms, weights}: Language): Term[] {
  const terms: Term[] = [];
  const add = (text: string, weight: number, {prefix = false, meaning = false} = {}) => {
    if (text && !terms.some((term) => term.text === text && term.prefix === prefix)) {
      terms.push({text, weight, prefix, meaning});
    }
  };
  const known = vocabulary.has(word);
  if (known) add(word, weights.typed);
  if (vocabulary.has(stem(word))) add(stem(word), weights.stem);
  for (const joined of neighbours) if (vocabulary.has(joined)) add(joined, weights.joined);
  const matched = synonyms.of(word);
  for (const synonym of matched.length > 0 ? matched : synonyms.of(stem(word))) {
    add(synonym, weights.synonym, {meaning: true});
  }
  const isShort = known && word.length <= SHORT_WORD;
  const prefix = isShort ? weights.prefixOfShort : weights.prefix;
  if (word.length > 1 && vocabulary.hasPrefix(word)) add(word, prefix, {prefix: true});
  if (terms.length === 0) {
    for (const term of vocabulary.corrections(word)) add(term, weights.corrected);
  }
  return terms;
}

/** Words that separate two things, so that no phrase goes across them: "my app for windows" isn't an "app window". */
const SEPARATORS: ReadonlySet<string> = new Set(['for', 'from', 'in', 'on', 'or', 'while', 'with']);

/** Returns the longest phrases that the query has, with or without words between that say nothing. */
function phrasesOf({text}: Query, {phrases}: Synonyms): Phrase[] {
  const written = inStems(text);
  const telling = inStems(
    text
      .split(' ')
      .filter((word) => SEPARATORS.has(word) || !STOP_WORDS.has(word))
      .join(' '),
  );
  const matched = phrases.filter(
    (phrase) => written.includes(phrase.stems) || telling.includes(phrase.stems),
  );
  const isPart = (one: string, other: string) => one.length < other.length && other.includes(one);
  return matched.filter((phrase) => !matched.some((other) => isPart(phrase.stems, other.stems)));
}

/** A word with hyphens and nothing else, such as a property of style sheets. */
const COMPOUND = /^\p{L}+(?:-\p{L}+)+(?=:|$)/u;

/** Returns for each word of a query the terms that it may match. */
export function expand(query: Query, language: Language): WordTerms[] {
  const {vocabulary, synonyms, weights} = language;
  const {words: list} = query;
  const compound = compact(COMPOUND.exec(query.typed)?.[0] ?? '');
  if (vocabulary.has(compound)) {
    const terms = [{text: compound, weight: weights.typed, prefix: false}];
    const information = vocabulary.information(compound);
    return [{word: compound, terms, information, meantInformation: information, known: true}];
  }
  const expanded = list.map((word, index) => {
    const before = list[index - 1];
    const after = list[index + 1];
    const neighbours = [before && before + word, after && word + after].filter((text) => text !== undefined);
    const terms = termsOf(word, neighbours.filter(Boolean) as string[], language);
    const plain = query.unsigned?.get(word);
    const others = plain ? termsOf(plain, [], language).filter(({prefix}) => !prefix) : [];
    return {
      word,
      terms: [...terms, ...others.map((term) => ({...term, weight: term.weight * weights.unsigned}))],
    };
  });
  const parts = expanded.flatMap((item) => {
    if (item.terms.length > 0) return [item];
    const written = words(query.typed).find((word) => compact(word) === item.word) ?? item.word;
    const pieces = humps(written).map(compact);
    if (pieces.length < 2) return [item];
    return pieces.map((word) => ({word, terms: termsOf(word, [], language)}));
  });
  const phrases = phrasesOf(query, synonyms);
  return parts.map(({word, terms: own}) => {
    const within = phrases.filter((phrase) => phrase.stems.includes(` ${stem(word)} `));
    const weight = parts.length > 1 && within.length === 0 && WEAK_WORDS.has(word) ? weights.weak : 1;
    const meant = within.flatMap(({meanings}) => meanings);
    const terms = [
      ...own,
      ...meant.map((text) => ({text, weight: weights.phrase, prefix: false, meaning: true})),
    ];
    return {
      word,
      terms: terms.map((term) => ({...term, weight: term.weight * weight})),
      information: weight * vocabulary.information(terms[0]?.text ?? word),
      meantInformation: vocabulary.information(terms[0]?.text ?? word),
      known: vocabulary.hasPrefix(word),
    };
  });
}

/** Verbs that ask for a setter when a query begins with them. */
export const CHANGE_VERBS: ReadonlySet<string> = new Set([
  'adjust',
  'change',
  'configure',
  'customize',
  'modify',
  'update',
]);

/** Most other readings of a query that are tried on names, since each looks at all of them. */
const MAX_READINGS = 3;

/** Other ways to read a query as a name: mistyped words put right, or what a single word stands for. */
export function readings(query: Query, expanded: readonly WordTerms[], synonyms: Synonyms): Query[] {
  if (query.path) return [];
  const meant = (word: string) => {
    const terms = expanded.find((item) => item.word === word)?.terms ?? [];
    return terms.some(({text}) => text === word) ? word : (terms[0]?.text ?? word);
  };
  const corrected = query.words.map(meant).join(' ');
  const matched = query.words.length === 1 ? (query.words[0] ?? '') : query.text;
  const [verb = '', ...rest] = query.words;
  const setter = rest.length > 0 && CHANGE_VERBS.has(verb) ? ['set', ...rest].join(' ') : corrected;
  const meanings = new Set(synonyms.names(matched));
  const texts = new Set([setter, corrected, ...meanings]);
  texts.delete(query.words.join(' '));
  // Only what was typed is a plain name: what it stands for may be a member too.
  return [...texts]
    .slice(0, MAX_READINGS)
    .map((text) => ({...parseQuery(text, synonyms), plain: '', isMeaning: meanings.has(text)}));
}
