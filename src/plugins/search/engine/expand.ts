import {isWeakWord, STOP_WORDS} from './common-words';
import {parseQuery, type Query} from './query';
import {type Phrase, type Synonyms, toStems} from './synonyms';
import {
  findBaseForms,
  normalize,
  replaceWords,
  splitCamelCase,
  splitWords,
  stem,
  withoutQPrefix,
} from './text';
import type {Vocabulary} from './vocabulary';
import {TERMS, VARIANT_WEIGHT} from './weights';

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
}

/** The words of the index and their synonyms. */
export interface Lexicon {
  vocabulary: Vocabulary;
  synonyms: Synonyms;
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
function createTerms(
  word: string,
  joinedWords: readonly string[],
  {vocabulary, synonyms}: Lexicon,
  mayGoOn = true,
): Term[] {
  const terms: Term[] = [];
  const add = (text: string, weight: number, {isPrefix = false, isMeaning = false} = {}) => {
    if (text && !terms.some((term) => term.text === text && term.isPrefix === isPrefix)) {
      terms.push({text, weight, isPrefix, isMeaning});
    }
  };
  const isKnown = vocabulary.has(word);
  if (isKnown) add(word, TERMS.typed);
  if (vocabulary.has(stem(word))) add(stem(word), TERMS.stem);
  for (const base of findBaseForms(word)) {
    if (vocabulary.has(base) && stem(base) !== stem(word)) add(stem(base), TERMS.baseForm);
  }
  const [, plain = ''] = CLASS_NAME.exec(word) ?? [];
  if (vocabulary.has(plain)) add(plain, TERMS.withoutQPrefix);
  for (const joined of joinedWords) if (vocabulary.has(joined)) add(joined, TERMS.joined);
  const meanings = synonyms.find(word);
  for (const meaning of meanings.length > 0 ? meanings : synonyms.find(stem(word))) {
    add(meaning, TERMS.synonym, {isMeaning: true});
  }
  const isShort = isKnown && word.length <= SHORT_WORD_LENGTH;
  const prefixWeight =
    (isShort ? TERMS.prefixOfShort : TERMS.prefix) * (mayGoOn || !isKnown ? 1 : TERMS.prefixBeforeLast);
  if (word.length > 1 && vocabulary.hasPrefix(word)) add(word, prefixWeight, {isPrefix: true});
  return terms;
}

/** Minimum length of the two words that a long word is split into. */
const MIN_PIECE_LENGTH = 4;

/** Splits a word into two words that the index has: `progresswindow` is `progress window`. Returns the word if it can't. */
function splitCompound(word: string, vocabulary: Vocabulary): string[] {
  for (let at = word.length - MIN_PIECE_LENGTH; at >= MIN_PIECE_LENGTH; at--) {
    const pieces = [word.slice(0, at), word.slice(at)];
    if (pieces.every((piece) => vocabulary.has(piece))) return pieces;
  }
  return [word];
}

/** Returns a word joined with the word before it and with the word after it, because "file name" may be written "filename". */
function joinNeighbours(words: readonly string[], index: number): string[] {
  const [before, word, after] = [words[index - 1], words[index] ?? '', words[index + 1]];
  return [...(before ? [before + word] : []), ...(after ? [word + after] : [])];
}

/** Returns the camel-case parts of a word, or the two words that it consists of. Returns the word alone if it has neither. */
function splitWord(word: string, vocabulary: Vocabulary): string[] {
  const parts = splitCamelCase(word);
  return parts.length > 1 ? parts : splitCompound(normalize(word), vocabulary);
}

/** Corrects a word as if it had typing errors, unless it consists of words that the index has. */
function correctWord(word: string, vocabulary: Vocabulary): string {
  const pieces = splitWord(word, vocabulary);
  const isCompound = pieces.length > 1 && pieces.every((piece) => vocabulary.has(normalize(piece)));
  return (isCompound ? undefined : vocabulary.correct(normalize(word))) ?? word;
}

const readTerms = ({words}: Query, lexicon: Lexicon): Term[][] =>
  words.map((word, index) =>
    createTerms(word, joinNeighbours(words, index), lexicon, index === words.length - 1),
  );

/**
 * Parses a query again with the words that the index doesn't have corrected, and split if that isn't possible. Only corrections
 * change its text, so phrases aren't found in the parts of a name.
 */
export function replaceUnknownWords(query: Query, lexicon: Lexicon): Query {
  const {vocabulary} = lexicon;
  const terms = readTerms(query, lexicon);
  const unknown = new Set(
    query.words.filter((word, index) => terms[index]?.length === 0 && !isWeakWord(word)),
  );
  if (unknown.size === 0) return query;
  const corrected = replaceWords(query.typed, (word) =>
    unknown.has(normalize(word)) ? correctWord(word, vocabulary) : word,
  );
  const split = replaceWords(corrected, (word) =>
    unknown.has(normalize(word)) ? splitWord(word, vocabulary).join(' ') : word,
  );
  return {...query, ...parseQuery(split), text: parseQuery(corrected).text};
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

/** Returns the parts of the class names in a query by their normalized names: `tab` and `bar` for `qtabbar`. */
const readClassParts = (typed: string): Map<string, string[]> =>
  new Map(
    splitWords(typed)
      .filter((word) => /^Q[A-Z]/.test(word))
      .map((word) => [normalize(word), splitCamelCase(withoutQPrefix(word)).map(normalize)]),
  );

/** Returns for each word of a query the terms that it may match. */
export function expand(query: Query, lexicon: Lexicon): WordTerms[] {
  const {vocabulary, synonyms} = lexicon;
  const {words} = query;
  const expanded = readTerms(query, lexicon);
  const phrases = findPhrases(query, synonyms);
  const classParts = readClassParts(query.typed);
  return words.map((word, index) => {
    const wordWithoutSign = query.withoutSign?.get(word);
    const termsWithoutSign = wordWithoutSign
      ? createTerms(wordWithoutSign, [], lexicon).filter(({isPrefix}) => !isPrefix)
      : [];
    const containing = phrases.filter((phrase) => phrase.stems.includes(` ${stem(word)} `));
    const weight = words.length > 1 && containing.length === 0 && isWeakWord(word) ? TERMS.weak : 1;
    const meanings = containing.flatMap(({meanings}) => meanings);
    const found = expanded[index] ?? [];
    const parts = new Set((classParts.get(word) ?? []).filter((part) => !isWeakWord(part)).map(stem));
    // The only part of a name such as `QIcon` is its plain name, which counts already.
    for (const {text} of found) parts.delete(text);
    const terms = [
      ...found,
      ...[...parts]
        .filter((part) => vocabulary.has(part))
        .map((text) => ({text, weight: TERMS.classPart, isPrefix: false})),
      ...termsWithoutSign.map((term) => ({...term, weight: term.weight * TERMS.withoutSign})),
      ...meanings.map((text) => ({text, weight: TERMS.phrase, isPrefix: false, isMeaning: true})),
    ];
    return {
      word,
      terms: terms.map((term) => ({...term, weight: term.weight * weight})),
      information: weight * vocabulary.information(terms[0]?.text ?? word),
      meantInformation: vocabulary.information(terms[0]?.text ?? word),
    };
  });
}

/** A way to read a query as a name. */
export interface Variant {
  query: Query;
  /** 1 for the query as typed, less for others. */
  weight: number;
  /** True for the meaning of a synonym. It has to match a whole name, not only a prefix. */
  isMeaning: boolean;
}

/** Maximum number of meanings of a query. Each is compared with all names. */
const MAX_MEANINGS = 3;

/** Returns the ways to read a query as a name: as typed, and its meanings. A query with a path has only the first one. */
export function createVariants(query: Query, synonyms: Synonyms): Variant[] {
  const asTyped = {query, weight: 1, isMeaning: false};
  if (query.path) return [asTyped];
  // A phrase such as "save as" is looked up with its stop words, other words without them.
  const meanings = new Set([query.text, query.words.join(' ')].flatMap(synonyms.findNames));
  const others = [...meanings].slice(0, MAX_MEANINGS).map((meaning) => ({
    query: parseQuery(meaning),
    weight: VARIANT_WEIGHT,
    isMeaning: true,
  }));
  return [asTyped, ...others];
}
