import type {Kind, SearchRecord} from '../records/types';
import {allowedEdits, editDistance} from './distance';
import {plainNames, singular} from './plain-names';
import type {Query} from './query';
import {bare, compact, fold, humps, words} from './text';

/** A name, cut up once so that comparing is cheap. */
interface Cut {
  /** As written: `setWindowTitle`. */
  written: string;
  /** Its letters and digits in lower case. */
  full: string;
  /** `full` without Qt's Q, or without `set`, `is` and the like: other ways to say it. */
  bare: string;
  /** Words and humps in lower case. */
  parts: string[];
}

/** The class or page that names belong to. */
interface Owner extends Cut {
  /** Classes that inherit it, with how far away they are. */
  heirs: ReadonlyMap<string, number>;
}

/** What a record is called. */
export interface Name extends Cut {
  /** None for a page. */
  owner?: Owner;
  factor: number;
  /** What a class is called in plain English, with what that counts. */
  plain: ReadonlyMap<string, number>;
}

/** How much a name counts by what it names: the same word as a class, a guide and a value is in this order. */
const FACTORS: Record<Kind, number> = {
  class: 1,
  page: 0.99,
  enum: 0.98,
  method: 0.96,
  property: 0.955,
  signal: 0.95,
  global: 0.94,
  value: 0.9,
  interface: 0.85,
  section: 0.8,
  constructor: 0.5,
};

const ACCESSOR = /^(?:set|get|is|has)(?=[A-Z])/;

function cut(written: string): Cut {
  const parts = words(written).flatMap(({text}) => humps(bare(text)).map(fold));
  const without = bare(written).replace(ACCESSOR, '');
  return {written, full: compact(written), bare: compact(without), parts};
}

/** For each class, the classes that inherit it with their distance. */
function findHeirs(records: readonly SearchRecord[]): Map<string, Map<string, number>> {
  const heirs = new Map<string, Map<string, number>>();
  for (const {ancestors, hierarchy} of records) {
    for (const [index, ancestor] of (ancestors ?? []).entries()) {
      const map = heirs.get(ancestor) ?? new Map<string, number>();
      heirs.set(ancestor, map);
      const name = hierarchy.lvl1 ?? '';
      for (const said of [compact(name), compact(bare(name))]) map.set(said, index + 1);
    }
  }
  return heirs;
}

/** Cuts up the names of all records. */
export function readNames(records: readonly SearchRecord[]): Name[] {
  const heirs = findHeirs(records);
  const owners = new Map<string, Owner>();
  const ownerOf = (title: string): Owner => {
    const owner = owners.get(title) ?? {...cut(title), heirs: heirs.get(title) ?? new Map()};
    owners.set(title, owner);
    return owner;
  };
  return records.map((record) => {
    const {type, hierarchy, kind} = record;
    const title = (type !== 'content' && hierarchy[type]) || '';
    const hasOwner = type !== 'lvl1' && hierarchy.lvl1;
    const name = cut(title);
    return {
      ...name,
      plain: plainNames(record, name.parts),
      ...(hasOwner ? {owner: ownerOf(hasOwner)} : {}),
      factor: type === 'content' ? 0 : FACTORS[kind],
    };
  });
}

/** How well a word that was typed says a name: 1 when it is the name, 0 when it is not. */
function likeness(typed: string, name: Cut, mistyped: boolean): number {
  if (!typed) return 0;
  if (typed === name.full) return 1;
  if (typed === name.bare) return /^Q[A-Z]/.test(name.written) ? 0.99 : 0.93;
  if (name.full.startsWith(typed)) return 0.6 + (0.3 * typed.length) / name.full.length;
  if (name.bare.startsWith(typed)) return 0.55 + (0.3 * typed.length) / name.full.length;
  const limit = mistyped ? allowedEdits(typed.length) : 0;
  if (limit > 0) {
    const edits = Math.min(
      editDistance(typed, name.full, limit),
      editDistance(typed, name.bare, limit) + 0.25,
    );
    if (edits <= limit) return 0.8 - 0.12 * edits;
  }
  return 0;
}

/** What a query says of an owner, the same for all its names. */
interface OwnerSaid {
  /** What follows the owner's name: `setlayout` of `qwidgetsetlayout`. */
  rest: string;
  /** Which words of the query say the owner. */
  words: boolean[];
  /** How well the first part of `Class.member`, or the first word, means the owner or an heir of it. */
  path: number;
  heir: number;
}

const heirNearness = (away: number | undefined): number => (away === undefined ? 0 : 0.97 - 0.01 * away);

function readOwner(query: Query, owner: Owner | undefined): OwnerSaid {
  if (!owner) return {rest: '', words: query.words.map(() => false), path: 0, heir: 0};
  const said = [owner.full, owner.bare].find((text) => query.compact.startsWith(text)) ?? query.compact;
  const {path, mistyped} = query;
  return {
    rest: query.compact.slice(said.length),
    words: query.words.map(
      (word) => owner.full === word || owner.parts.some((part) => part.startsWith(word)),
    ),
    path: path
      ? Math.max(0.3, likeness(path.owner, owner, mistyped), heirNearness(owner.heirs.get(path.owner)))
      : 0,
    heir: query.rest ? heirNearness(owner.heirs.get(query.words[0] ?? '')) : 0,
  };
}

/** Share of the name's letters that the words say, when every word says a part of the name or its owner. */
function partsScore(query: Query, name: Name, said: OwnerSaid): number {
  let used = 0;
  let letters = 0;
  for (const [number, word] of query.words.entries()) {
    let place = -1;
    for (let index = 0; index < name.parts.length; index++) {
      const part = name.parts[index];
      if ((used >> index) & 1 || !part?.startsWith(word)) continue;
      if (place < 0 || part === word) place = index;
    }
    if (place >= 0) {
      used |= 1 << place;
      letters += word.length;
    } else if (!said.words[number]) {
      return 0;
    }
  }
  return letters / Math.max(name.full.length, 1);
}

/** How well the query says a name, 0 to about 1. */
function scoreName(query: Query, name: Name, said: OwnerSaid): number {
  if (!name.full) return 0;
  if (query.path) {
    const {owner, member} = query.path;
    return name.owner
      ? said.path * likeness(member, name, query.mistyped)
      : 0.45 * likeness(owner, name, query.mistyped);
  }
  let best = likeness(query.compact, name, query.mistyped);
  if (said.rest) best = Math.max(best, 0.98 * likeness(said.rest, name, false));
  if (said.heir > 0) best = Math.max(best, said.heir * likeness(query.rest, name, false));
  const parts = partsScore(query, name, said);
  if (parts > 0) best = Math.max(best, 0.25 + 0.6 * parts * parts);
  if (best === 0 && query.compact.length >= 4 && name.full.includes(query.compact)) {
    best = 0.35 + (0.3 * query.compact.length) / name.full.length;
  }
  // A plain word such as `font` is more likely the English name of the class than that of a member.
  const isWord = /^[a-z]+$/.test(query.typed);
  const plain = name.plain.get(query.plain) ?? name.plain.get(singular(query.plain)) ?? 0;
  best = Math.max(best, plain);
  return best > 0 && query.typed === name.written && !isWord ? best + 0.02 : best;
}

/** How well the query says each of the names, 0 to about 1. */
export function scoreNames(query: Query, names: readonly Name[]): number[] {
  let owner: Owner | undefined;
  let said = readOwner(query, owner);
  return names.map((name) => {
    if (name.factor === 0 || query.words.length === 0) return 0;
    if (name.owner !== owner) {
      owner = name.owner;
      said = readOwner(query, owner);
    }
    return name.factor * scoreName(query, name, said);
  });
}
