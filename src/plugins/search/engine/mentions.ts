import {readTopics, type SearchRecord} from '../records/types';
import {STOP_WORDS} from './common-words';
import type {Name} from './names';
import type {WordTerms} from './query';
import {compact, fold, stem, words} from './text';

/** Points for what words of a query name, for a page that their topic leads to, and for what they stand for. */
const POINTS = {name: 700, topic: 600, meaning: 500};
/** The longest name or topic that is looked for, in words. */
const LONGEST_RUN = 3;

/** Words that follow each other in a query, with what they tell. */
interface Run {
  words: string[];
  information: number;
}

/** Each word and what it makes with those after it: "file dialog" is QFileDialog. */
function runsOf(expanded: readonly WordTerms[]): Run[] {
  return expanded.flatMap((_, start) => {
    const run: Run = {words: [], information: 0};
    return expanded.slice(start, start + LONGEST_RUN).map(({word, information}) => {
      run.words.push(word);
      run.information += information;
      return {words: [...run.words], information: run.information};
    });
  });
}

/** What words of a query stand for, with what those words tell. */
function meaningsOf(expanded: readonly WordTerms[]): Map<string, number> {
  const meanings = new Map<string, number>();
  for (const {terms, information} of expanded) {
    const meant = terms.filter(({meaning}) => meaning).map(({text}) => text);
    for (const text of new Set(meant)) meanings.set(text, (meanings.get(text) ?? 0) + information);
  }
  return meanings;
}

/** Numbers of records by what they are called. */
class Lookup {
  private readonly ids = new Map<string, number[]>();

  add(text: string, id: number): void {
    const known = this.ids.get(text);
    if (!known) this.ids.set(text, [id]);
    else if (!known.includes(id)) known.push(id);
  }

  get(text: string): readonly number[] {
    return this.ids.get(text) ?? [];
  }
}

const topicKey = (list: readonly string[]): string => list.map(stem).join('');

/** Finds the records that words of a query name, with points for the share of the query that does so. */
export type Mentions = (expanded: readonly WordTerms[]) => Array<[id: number, points: number]>;

/** Knows names and topics of these records. */
export function createMentions(records: readonly SearchRecord[], names: readonly Name[]): Mentions {
  const pages = new Lookup();
  const all = new Lookup();
  const topics = new Lookup();
  for (const [id, record] of records.entries()) {
    const {full = '', bare = '', owner} = names[id] ?? {};
    for (const text of [full, bare].filter(Boolean)) {
      all.add(text, id);
      if (!owner) pages.add(text, id);
    }
    for (const topic of readTopics(record)) {
      const list = words(fold(topic)).map(({text}) => compact(text));
      topics.add(topicKey(list.filter((word) => !STOP_WORDS.has(word))), id);
    }
  }
  return (expanded) => {
    const total = expanded.reduce((sum, {information}) => sum + information, 0);
    const share = (ids: readonly number[], points: number, information: number) =>
      ids.map((id): [number, number] => [id, (points * information) / total]);
    return [
      ...runsOf(expanded).flatMap(({words: list, information}) => [
        ...share(pages.get(list.join('')), POINTS.name, information),
        ...share(topics.get(topicKey(list)), POINTS.topic, information),
      ]),
      ...[...meaningsOf(expanded)].flatMap(([text, information]) =>
        share(all.get(text), POINTS.meaning, information),
      ),
    ];
  };
}
