import {getTitle, type SearchRecord} from '../records/types';
import {normalize, splitCamelCase, splitWords, stem, toAmericanSpelling, withoutQPrefix} from './text';
import {SortedTexts} from './vocabulary';
import {LAST_WORDS} from './weights';

/** A name with the forms that queries are compared with. They are computed once, so that comparing is cheap. */
export interface Name {
  /** As written: `setWindowTitle`. */
  original: string;
  /** Its letters and digits in lower case, in American spelling. */
  normalized: string;
  /** `normalized` without Qt's Q, or without `set`, `get`, `is` or `has`. */
  short: string;
  /** Its words, split at camel-case boundaries, in lower case. */
  parts: readonly string[];
}

/** A name with the numbers of the records that have it. */
export interface NameEntry {
  name: Name;
  ids: number[];
}

/** A class or page with the records below it. */
export interface ClassEntry {
  name: Name;
  /** Normalized names of its subclasses, each with the number of generations between them. */
  subclasses: Map<string, number>;
  /** Numbers of the records of its members or sections. */
  members: number[];
}

/** The names of all records. */
export interface Names {
  /** Names by record number. A part of a longer text has none. */
  byRecord: readonly Name[];
  /** The class or page that a record belongs to, by record number. A class or page itself has none. */
  declaringClasses: readonly ClassEntry[];
  classes: readonly ClassEntry[];
  /** Stem of the `normalized` or `short` form of a class or page → the numbers of its records. */
  pagesByStem: ReadonlyMap<string, readonly number[]>;
  /** Returns the names whose `normalized` or `short` form is this text. */
  find(text: string): readonly NameEntry[];
  /** Returns the names whose `normalized` or `short` form has this prefix. A name may be listed twice. */
  withPrefix(prefix: string): NameEntry[];
}

function addToList<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

const ACCESSOR = /^(?:set|get|is|has)(?=[A-Z])/;

function parseName(written: string): Name {
  const parts = splitWords(written).flatMap((word) => splitCamelCase(withoutQPrefix(word)).map(normalize));
  const without = withoutQPrefix(written).replace(ACCESSOR, '');
  return {original: written, normalized: normalize(written), short: normalize(without), parts};
}

function addSubclasses(classes: ReadonlyMap<string, ClassEntry>, records: readonly SearchRecord[]): void {
  for (const {ancestors = [], hierarchy} of records) {
    const name = hierarchy.lvl1 ?? '';
    for (const [index, ancestor] of ancestors.entries()) {
      for (const key of [normalize(name), normalize(withoutQPrefix(name))])
        classes.get(ancestor)?.subclasses.set(key, index + 1);
    }
  }
}

/** Indexes names by their `normalized` and `short` forms. */
function indexByText(all: readonly NameEntry[]): Pick<Names, 'find' | 'withPrefix'> {
  const byText = new Map<string, NameEntry[]>();
  for (const entry of all)
    for (const text of new Set([entry.name.normalized, entry.name.short])) addToList(byText, text, entry);
  const texts = new SortedTexts(byText.keys());
  const find = (text: string) => byText.get(text) ?? [];
  return {find, withPrefix: (prefix) => texts.withPrefix(prefix).flatMap(find)};
}

export function readNames(records: readonly SearchRecord[]): Names {
  const entries = new Map<string, NameEntry>();
  const classes = new Map<string, ClassEntry>();
  const getOrAddClass = (title: string): ClassEntry => {
    const entry = classes.get(title) ?? {name: parseName(title), subclasses: new Map(), members: []};
    classes.set(title, entry);
    return entry;
  };
  const byRecord: Name[] = [];
  const declaringClasses: ClassEntry[] = [];
  const pagesByStem = new Map<string, number[]>();
  for (const [id, record] of records.entries()) {
    const title = getTitle(record);
    const entry = entries.get(title) ?? {name: parseName(title), ids: []};
    const {normalized, short} = entry.name;
    if (!normalized) continue;
    entries.set(title, entry);
    entry.ids.push(id);
    byRecord[id] = entry.name;
    const {lvl1} = record.hierarchy;
    if (record.type === 'lvl1' || !lvl1) {
      for (const text of new Set([stem(normalized), stem(short)])) addToList(pagesByStem, text, id);
    } else {
      const declaringClass = getOrAddClass(lvl1);
      declaringClass.members.push(id);
      declaringClasses[id] = declaringClass;
    }
  }
  addSubclasses(classes, records);
  const names = indexByText([...entries.values()]);
  return {byRecord, declaringClasses, classes: [...classes.values()], pagesByStem, ...names};
}

/** Removes the plural ending of a word, if it has one. */
export const toSingular = (word: string): string => word.replace(/(?<=[^s])s$|(?<=x)es$/, '');

/** Plain English name → the classes that have it, each with a score from 0 to 1. */
export type PlainNames = ReadonlyMap<string, ReadonlyArray<readonly [id: number, share: number]>>;

/**
 * Reads the plain English names of classes. These are the name itself, the name without its last word, and the aliases whose
 * words are all in the name, such as "button" for QPushButton.
 */
export function readPlainNames(records: readonly SearchRecord[], names: Names): PlainNames {
  const found = new Map<string, Array<readonly [number, number]>>();
  for (const [id, {kind, type, hierarchy, aliases = []}] of records.entries()) {
    if (kind !== 'class' || type !== 'lvl1') continue;
    const name = withoutQPrefix(hierarchy.lvl1 ?? '');
    const parts = names.byRecord[id]?.parts ?? [];
    const isPart = (word: string) =>
      parts.some((part) => part.startsWith(toSingular(toAmericanSpelling(word))));
    const shares = new Map<string, number>();
    for (const alias of aliases) if (splitWords(alias).every(isPart)) shares.set(normalize(alias), 1);
    for (const [last, share] of Object.entries(LAST_WORDS))
      if (name.endsWith(last) && name !== last) shares.set(normalize(name.slice(0, -last.length)), share);
    shares.set(normalize(name), 1);
    for (const [plainName, share] of shares) addToList(found, plainName, [id, share]);
  }
  return found;
}
