import {stemmer} from 'stemmer';

/** A run of letters and digits as written, with its offset in the text. */
export interface Word {
  text: string;
  start: number;
}

const WORD = /[\p{L}\p{N}]+(?:_[\p{L}\p{N}]+)*/gu;
/** Matches the boundaries between the parts of a camel-case word: `set|Window|Title`, `QWidget|Signals`, `HTML|Element`, `Key|_|F12`. */
const CAMEL_CASE_BOUNDARY = /_+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const ACCENTS = /\p{M}+/gu;

/** Matches text without accents, which nearly all text here is. */
const ASCII = /^[ -~]*$/;

/** Returns a text in lower case and without accents. */
export const fold = (text: string): string =>
  (ASCII.test(text) ? text : text.normalize('NFKD').replace(ACCENTS, '')).toLowerCase();

// cspell:disable
/** Patterns of British spellings in lower case, each with its American replacement. */
const BRITISH: ReadonlyArray<readonly [pattern: RegExp, american: string]> = [
  [/\b(behavi|col|fav|flav|hon|lab|neighb)our/g, '$1or'],
  [/\bcentre(?=s?\b)/g, 'center'],
  [/\bcentr(?=ed\b|ing\b)/g, 'center'],
  [/\bgrey/g, 'gray'],
  [/\blicence/g, 'license'],
  [/\b(cata|dia)logue/g, '$1log'],
  [/\banalys(?=e|ing)/g, 'analyz'],
  [
    /\b(\p{L}*(?:al|an|as|en|er|gn|im|on|or|stom|th|yl))is(?=(?:e|ed|es|er|ers|ing|ations?|able)\b)/gu,
    '$1iz',
  ],
  [/\b(cance|labe|mode|signa|trave)ll(?=ed\b|ing\b)/g, '$1l'],
];
/** Matches any word that a pattern above could match; a quick test, because most words need no replacement. */
const MAY_BE_BRITISH = /our|entr|grey|licence|logue|lys|is[ei]|isa|lled|lling/;
// cspell:enable

/** Returns a folded text in American spelling, which is that of Qt's names. */
export const toAmericanSpelling = (folded: string): string =>
  MAY_BE_BRITISH.test(folded)
    ? BRITISH.reduce((text, [pattern, ending]) => text.replace(pattern, ending), folded)
    : folded;

/** Returns only the letters and digits of a text, folded and in American spelling: `qwidgetsetlayout` for `QWidget.setLayout()`. */
export const normalize = (text: string): string =>
  toAmericanSpelling(fold(text)).replace(/[^\p{L}\p{N}]/gu, '');

/** Matches words that mean something else without their sign: `C++`, `C#`, `.ui`, `@types`. */
const WORD_WITH_SIGN =
  /(?<![\p{L}\p{N}])(?:[A-Za-z]\+\+|[A-Za-z]#)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}_.)\]])\.[a-z]{2,5}(?![\p{L}\p{N}(.])|(?<![\p{L}\p{N}])@[a-z][a-z\d-]*/gu;
const SIGN_NAMES: Readonly<Record<string, string>> = {'+': 'plus', '#': 'sharp', '.': 'dot', '@': 'at'};

const spellOutSign = (word: string): string =>
  normalize(word.replaceAll(/[+#.@]/g, (sign) => SIGN_NAMES[sign] ?? ''));

/** Returns the words of a text that have a sign, with the sign spelled out: `cplusplus` for `C++`. */
export const findWordsWithSign = (text: string): string[] =>
  (text.match(WORD_WITH_SIGN) ?? []).map(spellOutSign);

/**
 * Returns a text with the signs of its words spelled out.
 *
 * @param isKnown returns whether the pages have a word, which it gets with its sign spelled out and without its sign; words
 *   that they don't have stay as they are
 */
export const spellOutSigns = (text: string, isKnown: (word: string, plain: string) => boolean): string =>
  text.replaceAll(WORD_WITH_SIGN, (word) =>
    isKnown(spellOutSign(word), normalize(word)) ? spellOutSign(word) : word,
  );

export const splitWords = (text: string): string[] => text.match(WORD) ?? [];

export const replaceWords = (text: string, replace: (word: string) => string): string =>
  text.replaceAll(WORD, replace);

/** Returns the words of a text in order, with their offsets. */
export const locateWords = (text: string): Word[] =>
  Array.from(text.matchAll(WORD), (match) => ({text: match[0], start: match.index}));

/** Splits a word at its camel-case boundaries: `setWindowTitle` gives set, Window, Title; `QLabel` gives Q, Label. */
export const splitCamelCase = (word: string): string[] => word.split(CAMEL_CASE_BOUNDARY).filter(Boolean);

/** Removes Qt's prefix letter from a class name: `QPushButton` gives `PushButton`. */
export const withoutQPrefix = (name: string): string => (/^Q[A-Z]/.test(name) ? name.slice(1) : name);

/**
 * Creates a function that computes the result for a text once. The texts of an index repeat words and titles thousands of
 * times.
 */
export function memoize<Result>(compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    let result = results.get(text);
    if (result === undefined) {
      result = compute(text);
      results.set(text, result);
    }
    return result;
  };
}

/** Returns the stem of a folded English word, which is the same for `scrolling` and `scroll`. */
export const stem = memoize((word) => (/^[a-z]{4,}$/.test(word) ? stemmer(word) : word));

/** Matches the ending of a word that may be derived from a word of at least three or four letters. */
// cspell:disable-next-line
const DERIVED = /(?<=^[a-z]{3,})[ai]ble$|(?<=^[a-z]{4,})(?:ers?|or|ments?|ion|ility|ness|ly|less|ful)$/;

/**
 * Returns the words that a folded English word may be derived from: `scroll` for `scrollable`, `drag` for `draggable`, `move`
 * for `movable`. Most of them aren't words, so look up if the index has them.
 */
export function findBaseForms(word: string): string[] {
  const base = word.replace(DERIVED, '');
  return base === word ? [] : [base, `${base}e`, base.replace(/([b-df-hj-np-tv-z])\1$/, '$1')];
}

/** Returns the terms that a word of a text is indexed under: the word, its camel-case parts, the word without Q, and their stems. */
export const toIndexTerms = memoize((word): readonly string[] => {
  const parts = splitCamelCase(word);
  const written = parts.length > 1 ? [word, withoutQPrefix(word), ...parts] : [word];
  const folded = written.map((part) => normalize(part)).filter((part) => part.length > 1 || /^\d/.test(part));
  return [...new Set(folded.flatMap((part) => [part, stem(part)]))];
});

/** Returns the terms that a text is indexed under, in order. */
export function readTerms(text: string): string[] {
  const terms: string[] = [];
  for (const word of splitWords(text)) for (const term of toIndexTerms(word)) terms.push(term);
  return terms;
}

const toParts = memoize((word) => splitCamelCase(word).map(normalize));

/**
 * Returns adjacent words and camel-case parts of a text as one word where other texts write them so: `tooltip` for
 * `setToolTip`, `checkbox` for "check box".
 *
 * @param isWord returns whether any text has a word
 */
export function joinPairs(text: string, isWord: (word: string) => boolean): string[] {
  const parts = splitWords(text).flatMap(toParts);
  return parts.flatMap((part, index) => {
    const before = parts[index - 1] ?? '';
    return before.length > 1 && part.length > 1 && isWord(before + part) ? [before + part] : [];
  });
}
