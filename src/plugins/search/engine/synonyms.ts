import type {SearchRecord, Words} from '../records/types';
import {american, bare, compact, stem} from './text';

/** Several words with what they stand for. */
export interface Phrase {
  /** Their stems, with a blank round each. */
  stems: string;
  meanings: readonly string[];
}

/** Words and phrases with their meanings: a name without signs, or a word of the pages. */
export interface Synonyms {
  /** Returns the meanings of a word or a phrase, surest first. */
  of(saying: string): readonly string[];
  /** The same without the topics of pages, which are what a page is about rather than what it is called. */
  names(saying: string): readonly string[];
  phrases: readonly Phrase[];
}

/** Returns the meaning of a record's aliases: `pushbutton` for QPushButton, `setfocus` for each `setFocus`. */
const meaningOf = ({type, hierarchy}: SearchRecord): string =>
  compact(bare((type !== 'content' && hierarchy[type]) || ''));

const stems = (text: string): string => text.split(' ').map(stem).join(' ');

/** Text as it is compared with the stems of phrases. */
export const inStems = (text: string): string => ` ${stems(text)} `;

/**
 * Every saying with its meanings: first the things that are called so, by the aliases of their records, then the
 * words that stand for it.
 */
export function listSynonyms(records: readonly SearchRecord[], words: Words): Map<string, string[]> {
  const meanings = new Map<string, string[]>();
  const add = (saying: string, meaning: string) => {
    const key = american(saying);
    const value = american(meaning);
    const known = meanings.get(key) ?? [];
    if (key !== value && !known.includes(value)) meanings.set(key, [...known, value]);
  };
  for (const record of records) for (const alias of record.aliases ?? []) add(alias, meaningOf(record));
  for (const [saying, list] of Object.entries(words)) for (const meaning of list) add(saying, meaning);
  return meanings;
}

/** Makes synonyms of what the records are called and of pairs of words. */
export function createSynonyms(records: readonly SearchRecord[], words: Words): Synonyms {
  const names = listSynonyms(records, words);
  const topics = records.flatMap((record) =>
    (record.topics ?? []).map((topic): [string, string[]] => [
      american(topic.toLowerCase()),
      [meaningOf(record)],
    ]),
  );
  const all = new Map(names);
  for (const [topic, meanings] of topics) all.set(topic, [...(all.get(topic) ?? []), ...meanings]);
  const phrases = [...all]
    .filter(([saying]) => saying.includes(' '))
    .map(([saying, meanings]) => ({stems: inStems(saying), meanings}));
  return {
    of: (saying) => all.get(saying) ?? [],
    names: (saying) => names.get(saying) ?? [],
    phrases,
  };
}
