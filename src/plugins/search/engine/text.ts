import {stemmer} from 'stemmer';

/** A run of letters and digits as written, with where it stands in the text. */
export interface Word {
  text: string;
  start: number;
}

const WORD = /[\p{L}\p{N}]+(?:_[\p{L}\p{N}]+)*/gu;
/** Matches between the parts of a camel-case word: `set|Window|Title`, `QWidget|Signals`, `HTML|Element`, `Key|_|F12`. */
const HUMP = /_+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const MARKS = /\p{M}+/gu;

/** Text without accents, as nearly all of it here. */
const ASCII = /^[ -~]*$/;

/** Lower case without accents, so that what looks the same compares equal. */
export const fold = (text: string): string =>
  (ASCII.test(text) ? text : text.normalize('NFKD').replace(MARKS, '')).toLowerCase();

// cspell:disable
/** British spellings in lower case, by what they end in, with the American ending. */
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
/** Letters that every British spelling above has. */
const MAY_BE_BRITISH = /our|entr|grey|licence|logue|lys|is[ei]|isa|lled|lling/;
// cspell:enable

/** Returns a folded text in American spelling, which is that of Qt's names. */
export const american = (folded: string): string =>
  MAY_BE_BRITISH.test(folded)
    ? BRITISH.reduce((text, [pattern, ending]) => text.replace(pattern, ending), folded)
    : folded;

/** Only letters and digits of a folded text in American spelling: `QWidget.setLayout()` gives `qwidgetsetlayout`. */
export const compact = (text: string): string => american(fold(text)).replace(/[^\p{L}\p{N}]/gu, '');

/** Words that mean something else without their sign: `C++`, `C#`, `.ui`, `@types`. */
const SIGNED =
  /(?<![\p{L}\p{N}])(?:[A-Za-z]\+\+|[A-Za-z]#)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}_.)\]])\.[a-z]{2,5}(?![\p{L}\p{N}(.])|(?<![\p{L}\p{N}])@[a-z][a-z\d-]*/gu;
const SIGN_NAMES: Readonly<Record<string, string>> = {'+': 'plus', '#': 'sharp', '.': 'dot', '@': 'at'};

const spellSign = (word: string): string =>
  compact(word.replaceAll(/[+#.@]/g, (sign) => SIGN_NAMES[sign] ?? ''));

/** Returns the words of a text that have a sign, each with the sign spelled out: `C++` gives `cplusplus`. */
export const signedWords = (text: string): string[] => (text.match(SIGNED) ?? []).map(spellSign);

/**
 * Returns a text with the signs of its words spelled out.
 *
 * @param isKnown tells whether the pages have a word, given with its sign spelled out and without it; others stay as they are
 */
export const spellSigns = (text: string, isKnown: (word: string, plain: string) => boolean): string =>
  text.replaceAll(SIGNED, (word) => (isKnown(spellSign(word), compact(word)) ? spellSign(word) : word));

/** The words of a text in order. */
export const words = (text: string): string[] => text.match(WORD) ?? [];

/** The same, with their places. */
export const placedWords = (text: string): Word[] =>
  Array.from(text.matchAll(WORD), (match) => ({text: match[0], start: match.index}));

/** The humps of a word as written: `setWindowTitle` gives set, Window, Title; `QLabel` gives Q, Label. */
export const humps = (word: string): string[] => word.split(HUMP).filter(Boolean);

/** A class name without Qt's prefix letter: `QPushButton` gives `PushButton`. */
export const bare = (name: string): string => (/^Q[A-Z]/.test(name) ? name.slice(1) : name);

/** The stem of a folded English word, the same for `scrolling` and `scroll`. */
export const stem = (word: string): string => (/^[a-z]{4,}$/.test(word) ? stemmer(word) : word);

/** All terms a word of a text is indexed under: itself, its humps, its name without Q, and their stems. */
export function indexTerms(word: string): string[] {
  const parts = humps(word);
  const written = parts.length > 1 ? [word, bare(word), ...parts] : [word];
  const folded = written.map((part) => compact(part)).filter((part) => part.length > 1 || /^\d/.test(part));
  return [...new Set(folded.flatMap((part) => [part, stem(part)]))];
}

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

/** Returns the hyphenated words of a text, each as one word. */
export const compounds = (text: string): string[] => (text.match(COMPOUND) ?? []).map(compact);
