import type {SearchRecord} from '../records/types';
import {normalize, splitCamelCase, splitWords, toAmericanSpelling, withoutQPrefix} from './text';
import {SortedTexts} from './vocabulary';

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
  /** Its index in `Names.classes`. */
  number: number;
  name: Name;
  /** Normalized names of its subclasses, each with the number of generations between them. */
  subclasses: ReadonlyMap<string, number>;
  /** Numbers of the records of its members or sections. */
  members: number[];
}

/** The names of all records. */
export interface Names {
  /** Names by record number; undefined for continued text. */
  byRecord: ReadonlyArray<Name | undefined>;
  /** The class or page that a record belongs to, by record number; undefined for a class or page itself. */
  declaringClasses: ReadonlyArray<ClassEntry | undefined>;
  /** All names, each once. */
  all: readonly NameEntry[];
  classes: readonly ClassEntry[];
  /** Returns the names whose `normalized` or `short` form has this prefix. A name may be listed twice. */
  withPrefix(prefix: string): NameEntry[];
}

const ACCESSOR = /^(?:set|get|is|has)(?=[A-Z])/;

function parseName(written: string): Name {
  const parts = splitWords(written).flatMap((word) => splitCamelCase(withoutQPrefix(word)).map(normalize));
  const without = withoutQPrefix(written).replace(ACCESSOR, '');
  return {original: written, normalized: normalize(written), short: normalize(without), parts};
}

/** Returns the subclasses of each class: title → normalized name of a subclass → number of generations between them. */
function findSubclasses(records: readonly SearchRecord[]): Map<string, Map<string, number>> {
  const subclasses = new Map<string, Map<string, number>>();
  for (const {ancestors, hierarchy} of records) {
    for (const [index, ancestor] of (ancestors ?? []).entries()) {
      const map = subclasses.get(ancestor) ?? new Map<string, number>();
      subclasses.set(ancestor, map);
      const name = hierarchy.lvl1 ?? '';
      for (const key of [normalize(name), normalize(withoutQPrefix(name))]) map.set(key, index + 1);
    }
  }
  return subclasses;
}

/** Returns a function that finds the names whose `normalized` or `short` form has a prefix. */
function indexByPrefix(all: readonly NameEntry[]): Names['withPrefix'] {
  const byText = new Map<string, NameEntry[]>();
  for (const entry of all) {
    for (const text of new Set([entry.name.normalized, entry.name.short])) {
      const entries = byText.get(text);
      if (entries) entries.push(entry);
      else byText.set(text, [entry]);
    }
  }
  const texts = new SortedTexts(byText.keys());
  return (prefix) => texts.withPrefix(prefix).flatMap((text) => byText.get(text) ?? []);
}

/** Reads the names of all records. */
export function readNames(records: readonly SearchRecord[]): Names {
  const subclasses = findSubclasses(records);
  const entries = new Map<string, NameEntry>();
  const classes = new Map<string, ClassEntry>();
  const getOrAddClass = (title: string): ClassEntry => {
    const entry = classes.get(title) ?? {
      number: classes.size,
      name: parseName(title),
      subclasses: subclasses.get(title) ?? new Map(),
      members: [],
    };
    classes.set(title, entry);
    return entry;
  };
  const names: Array<Name | undefined> = [];
  const declaringClasses: Array<ClassEntry | undefined> = [];
  for (const [id, {type, hierarchy}] of records.entries()) {
    const title = (type !== 'content' && hierarchy[type]) || '';
    const entry = entries.get(title) ?? {name: parseName(title), ids: []};
    const isNamed = entry.name.normalized !== '';
    const declaringClass =
      isNamed && type !== 'lvl1' && hierarchy.lvl1 ? getOrAddClass(hierarchy.lvl1) : undefined;
    names.push(isNamed ? entry.name : undefined);
    declaringClasses.push(declaringClass);
    if (!isNamed) continue;
    entries.set(title, entry);
    entry.ids.push(id);
    declaringClass?.members.push(id);
  }
  const all = [...entries.values()];
  return {
    byRecord: names,
    declaringClasses,
    all,
    classes: [...classes.values()],
    withPrefix: indexByPrefix(all),
  };
}

/** Removes the plural ending of a word, if it has one. */
export const toSingular = (word: string): string => word.replace(/(?<=[^s])s$|(?<=x)es$/, '');

/**
 * Returns the plain English names of a class, each with a score from 0 to 1. These are the name itself, the name without
 * its last word, and the aliases whose words are all in the name, such as "button" for QPushButton. Other records have none.
 *
 * @param parts `Name.parts` of the class
 * @param lastWords last words that may be left out, each with the score of the rest
 */
export function readPlainNames(
  {kind, type, hierarchy, aliases = []}: SearchRecord,
  parts: readonly string[],
  lastWords: Readonly<Record<string, number>>,
): Map<string, number> {
  if (kind !== 'class' || type !== 'lvl1') return new Map();
  const name = withoutQPrefix(hierarchy.lvl1 ?? '');
  const isPart = (word: string) =>
    parts.some((part) => part.startsWith(toSingular(toAmericanSpelling(word))));
  const shorter = Object.entries(lastWords).filter(([last]) => name.endsWith(last) && name !== last);
  const aliasesInName = aliases.filter((alias) => splitWords(alias).every(isPart));
  return new Map([
    ...aliasesInName.map((alias): [string, number] => [normalize(alias), 1]),
    ...shorter.map(([last, share]): [string, number] => [normalize(name.slice(0, -last.length)), share]),
    [normalize(name), 1],
  ]);
}
