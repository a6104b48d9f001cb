import {stemmer} from 'stemmer';

/** A run of letters and digits as written, with where it stands in the text. */
export interface Word {
  text: string;
  start: number;
}

const WORD = /[\p{L}\p{N}]+(?:_[\p{L}\p{N}]+)*/gu;
/** Where a hump begins in a camel-case word: `set|Window|Title`, `QWidget|Signals`, `HTML|Element`, `Key|_|F12`. */
const HUMP = /_+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const MARKS = /\p{M}+/gu;

/** What has no accents to take off, as nearly all here. */
const ASCII = /^[ -~]*$/;

/** Lower case without accents, so that what looks the same compares equal. */
export const fold = (text: string): string =>
  (ASCII.test(text) ? text : text.normalize('NFKD').replace(MARKS, '')).toLowerCase();

/** Only letters and digits of a folded text: `QWidget.setLayout()` gives `qwidgetsetlayout`. */
export const compact = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

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

/** What words with a hyphen are as one word. */
export const compounds = (text: string): string[] => (text.match(COMPOUND) ?? []).map(compact);
