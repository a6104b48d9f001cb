import {getTitle, type SearchRecord, type SynonymList} from '../records/types';
import {normalize, stem, toAmericanSpelling, withoutQPrefix} from './text';

/** Several words with their meanings. */
export interface Phrase {
  /** Their stems, with a space before and after each. */
  stems: string;
  meanings: readonly string[];
}

/** Words and phrases with their meanings. A meaning is a normalized name, or a word of the pages. */
export interface Synonyms {
  /** Returns the meanings of a word or a phrase, the most certain first. */
  find(text: string): readonly string[];
  /** Returns the same without the topics of pages, because a topic isn't a name of its page. */
  findNames(text: string): readonly string[];
  /** Returns the phrases that begin with a stem, because few of the thousands of phrases can be in a query. */
  phrasesFrom(stem: string): readonly Phrase[];
}

/** Returns the meaning of a record's aliases: `pushbutton` for QPushButton, `setfocus` for each `setFocus`. */
const getMeaning = (record: SearchRecord): string => normalize(withoutQPrefix(getTitle(record)));

const stemWords = (text: string): string => text.split(' ').map(stem).join(' ');

/** Returns the stems of a text, with a space before and after each, to compare it with `Phrase.stems`. */
export const toStems = (text: string): string => ` ${stemWords(text)} `;

/**
 * Returns every synonym with its meanings: first the names of the records that have it as an alias, then the words of the
 * pages that `synonyms.yaml` lists for it.
 */
function listSynonyms(records: readonly SearchRecord[], list: SynonymList): Map<string, string[]> {
  const meanings = new Map<string, string[]>();
  const add = (synonym: string, meaning: string) => {
    const key = toAmericanSpelling(synonym);
    const value = toAmericanSpelling(meaning);
    const existing = meanings.get(key) ?? [];
    if (key !== value && !existing.includes(value)) meanings.set(key, [...existing, value]);
  };
  for (const record of records) for (const alias of record.aliases ?? []) add(alias, getMeaning(record));
  for (const [word, pageWords] of Object.entries(list)) for (const pageWord of pageWords) add(word, pageWord);
  return meanings;
}

/** Creates the synonyms of an index from the aliases and topics of its records and from a list. */
export function createSynonyms(records: readonly SearchRecord[], list: SynonymList): Synonyms {
  const names = listSynonyms(records, list);
  const topics = records.flatMap((record) =>
    (record.topics ?? []).map((topic): [string, string[]] => [
      toAmericanSpelling(topic.toLowerCase()),
      [getMeaning(record)],
    ]),
  );
  const all = new Map(names);
  for (const [topic, meanings] of topics) all.set(topic, [...(all.get(topic) ?? []), ...meanings]);
  const phrases = new Map<string, Phrase[]>();
  for (const [synonym, meanings] of all) {
    if (!synonym.includes(' ')) continue;
    const stems = toStems(synonym);
    const [, first = ''] = stems.split(' ');
    phrases.set(first, [...(phrases.get(first) ?? []), {stems, meanings}]);
  }
  return {
    find: (text) => all.get(text) ?? [],
    findNames: (text) => names.get(text) ?? [],
    phrasesFrom: (first) => phrases.get(first) ?? [],
  };
}
