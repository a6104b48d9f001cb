import type {Kind, SearchRecord} from '../records/types';
import type {Names} from './names';
import type {WordTerms} from './query';
import {stem} from './text';

/** The longest name that is looked for, in words. */
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

/** Returns the meanings of the words of a query, each with the information of those words. */
function meaningsOf(expanded: readonly WordTerms[]): Map<string, number> {
  const meanings = new Map<string, number>();
  for (const {terms, meantInformation} of expanded) {
    const meant = terms.filter(({meaning}) => meaning).map(({text}) => text);
    for (const text of new Set(meant)) meanings.set(text, (meanings.get(text) ?? 0) + meantInformation);
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

type Found = Array<[id: number, share: number]>;

/** Finds the records that words of a query mention, with the share of the query that does so. */
export interface Mentions {
  /** Classes and pages by name, in any form of it: "package my app" names Packaging. */
  names(expanded: readonly WordTerms[]): Found;
  /** All that words stand for. */
  meanings(expanded: readonly WordTerms[]): Found;
}

/** Knows these names. */
export function createMentions(names: Names): Mentions {
  const pages = new Lookup();
  const all = new Lookup();
  for (const [id, name] of names.of.entries()) {
    const {full = '', bare = ''} = name ?? {};
    for (const text of [full, bare].filter(Boolean)) {
      all.add(text, id);
      if (!names.declaringClassOf[id]) pages.add(stem(text), id);
    }
  }
  const share = (expanded: readonly WordTerms[], ids: readonly number[], information: number): Found => {
    const total = expanded.reduce((sum, item) => sum + item.information, 0);
    return ids.map((id) => [id, information / total]);
  };
  return {
    names: (expanded) =>
      runsOf(expanded).flatMap(({words: list, information}) =>
        share(expanded, pages.get(stem(list.join(''))), information),
      ),
    meanings: (expanded) =>
      [...meaningsOf(expanded)].flatMap(([text, information]) => share(expanded, all.get(text), information)),
  };
}

const MEMBERS: ReadonlySet<Kind> = new Set<Kind>(['method', 'property', 'signal']);
const PROSE: ReadonlySet<Kind> = new Set<Kind>(['page', 'section']);

/** Counts the records of prose that contain each word. */
function countProse(records: readonly SearchRecord[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {kind, hierarchy, content} of records) {
    if (!PROSE.has(kind)) continue;
    const text = [...Object.values(hierarchy), content].join(' ');
    for (const word of new Set(text.match(/[A-Za-z]+/g))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** Returns how often prose mentions each class, or the subclass of it that is mentioned most, from 0 to 1. */
function readUse(records: readonly SearchRecord[]): Map<string, number> {
  const counts = countProse(records);
  const use = new Map<string, number>();
  for (const {type, hierarchy, ancestors = []} of records) {
    if (type !== 'lvl1' || !hierarchy.lvl1) continue;
    const count = Math.log2(1 + (counts.get(hierarchy.lvl1) ?? 0));
    for (const name of [hierarchy.lvl1, ...ancestors]) use.set(name, Math.max(use.get(name) ?? 0, count));
  }
  const most = Math.max(1, ...use.values());
  return new Map([...use].map(([name, count]) => [name, count / most]));
}

/**
 * Returns for each member, by number of its record, how much less its class is mentioned than others that have a member
 * of that name, from 0 to 1.
 */
export function readUnpopularity(records: readonly SearchRecord[], names: Names): Float64Array {
  const use = readUse(records);
  const usageOf = (id: number) => use.get(records[id]?.hierarchy.lvl1 ?? '') ?? 0;
  const less = new Float64Array(records.length);
  for (const {ids} of names.all) {
    const members = ids.filter((id) => MEMBERS.has(records[id]?.kind ?? 'page'));
    const most = Math.max(...members.map(usageOf));
    for (const id of members) less[id] = most - usageOf(id);
  }
  return less;
}
