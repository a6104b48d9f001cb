import type {SearchRecord} from '../records/types';
import {american, bare, compact, humps, words} from './text';
import {SortedTexts} from './vocabulary';

/** A name, cut up once so that comparing is cheap. */
export interface Name {
  /** As written: `setWindowTitle`. */
  written: string;
  /** Its letters and digits in lower case. */
  full: string;
  /** `full` without Qt's Q, or without `set`, `is` and the like: other ways to say it. */
  bare: string;
  /** Words and humps in lower case. */
  parts: readonly string[];
}

/** A name with the records that have it. */
export interface NameEntry {
  name: Name;
  ids: number[];
}

/** A class or page with the names that belong to it. */
export interface ClassEntry {
  /** Its place among all owners. */
  number: number;
  name: Name;
  /** Classes that inherit it, with how far away they are. */
  subclasses: ReadonlyMap<string, number>;
  members: number[];
}

/** The names of all records. */
export interface Names {
  /** By number of the record: its name; none for continued text. */
  of: ReadonlyArray<Name | undefined>;
  /** By number of the record: whom its name belongs to; none for a page or a class. */
  declaringClassOf: ReadonlyArray<ClassEntry | undefined>;
  /** Each name once. */
  all: readonly NameEntry[];
  classes: readonly ClassEntry[];
  /** The names that begin so, with Qt's Q or `set` or without; one may be there twice. */
  beginningWith(beginning: string): NameEntry[];
  /** The words and humps that begin so. */
  partsWith(beginning: string): string[];
  /** The names that have one of these words or humps, each once. */
  withParts(parts: Iterable<string>): Iterable<NameEntry>;
}

const ACCESSOR = /^(?:set|get|is|has)(?=[A-Z])/;

function cut(written: string): Name {
  const parts = words(written).flatMap((word) => humps(bare(word)).map(compact));
  const without = bare(written).replace(ACCESSOR, '');
  return {written, full: compact(written), bare: compact(without), parts};
}

/** For each class, the classes that inherit it with their distance. */
function findSubclasses(records: readonly SearchRecord[]): Map<string, Map<string, number>> {
  const subclasses = new Map<string, Map<string, number>>();
  for (const {ancestors, hierarchy} of records) {
    for (const [index, ancestor] of (ancestors ?? []).entries()) {
      const map = subclasses.get(ancestor) ?? new Map<string, number>();
      subclasses.set(ancestor, map);
      const name = hierarchy.lvl1 ?? '';
      for (const matched of [compact(name), compact(bare(name))]) map.set(matched, index + 1);
    }
  }
  return subclasses;
}

/** Names by texts that say them. */
class NameIndex {
  private readonly byText = new Map<string, NameEntry[]>();
  private readonly texts: SortedTexts;

  /** @param textsOf what a name is found by */
  constructor(all: readonly NameEntry[], textsOf: (name: Name) => Iterable<string>) {
    for (const shared of all) {
      for (const text of new Set(textsOf(shared.name))) {
        const known = this.byText.get(text);
        if (known) known.push(shared);
        else this.byText.set(text, [shared]);
      }
    }
    this.texts = new SortedTexts(this.byText.keys());
  }

  textsWith(beginning: string): string[] {
    return this.texts.beginningWith(beginning);
  }

  having(texts: Iterable<string>): NameEntry[] {
    return [...texts].flatMap((text) => this.byText.get(text) ?? []);
  }
}

/** Cuts up the names of all records. */
export function readNames(records: readonly SearchRecord[]): Names {
  const subclasses = findSubclasses(records);
  const shared = new Map<string, NameEntry>();
  const classes = new Map<string, ClassEntry>();
  const declaringClassOf = (title: string): ClassEntry => {
    const owner = classes.get(title) ?? {
      number: classes.size,
      name: cut(title),
      subclasses: subclasses.get(title) ?? new Map(),
      members: [],
    };
    classes.set(title, owner);
    return owner;
  };
  const names: Array<Name | undefined> = [];
  const belongs: Array<ClassEntry | undefined> = [];
  for (const [id, {type, hierarchy}] of records.entries()) {
    const title = (type !== 'content' && hierarchy[type]) || '';
    const known = shared.get(title) ?? {name: cut(title), ids: []};
    const isNamed = known.name.full !== '';
    const owner = isNamed && type !== 'lvl1' && hierarchy.lvl1 ? declaringClassOf(hierarchy.lvl1) : undefined;
    names.push(isNamed ? known.name : undefined);
    belongs.push(owner);
    if (!isNamed) continue;
    shared.set(title, known);
    known.ids.push(id);
    owner?.members.push(id);
  }
  const all = [...shared.values()];
  const byWhole = new NameIndex(all, ({full, bare}) => [full, bare]);
  const byPart = new NameIndex(all, ({parts}) => parts);
  return {
    of: names,
    declaringClassOf: belongs,
    all,
    classes: [...classes.values()],
    beginningWith: (beginning) => byWhole.having(byWhole.textsWith(beginning)),
    partsWith: (beginning) => byPart.textsWith(beginning),
    withParts: (parts) => new Set(byPart.having(parts)),
  };
}

/** A word without the ending of its plural; one that has none stays. */
export const singular = (word: string): string => word.replace(/(?<=[^s])s$|(?<=x)es$/, '');

/**
 * Returns the plain English names of a class, each with a share from 0 to 1: its aliases whose words are in its name, such as
 * the button of QPushButton, the name, and the name without its last word.
 *
 * @param parts humps of its name in lower case
 * @param lastWords words that a name can do without, with what is left of it then
 */
export function plainNames(
  {kind, type, hierarchy, aliases = []}: SearchRecord,
  parts: readonly string[],
  lastWords: Readonly<Record<string, number>>,
): Map<string, number> {
  if (kind !== 'class' || type !== 'lvl1') return new Map();
  const name = bare(hierarchy.lvl1 ?? '');
  const isPart = (word: string) => parts.some((part) => part.startsWith(singular(american(word))));
  const shorter = Object.entries(lastWords).filter(([last]) => name.endsWith(last) && name !== last);
  const sayings = aliases.filter((alias) => words(alias).every(isPart));
  return new Map([
    ...sayings.map((saying): [string, number] => [compact(saying), 1]),
    ...shorter.map(([last, share]): [string, number] => [compact(name.slice(0, -last.length)), share]),
    [compact(name), 1],
  ]);
}
