import type {SearchRecord} from '../records/types';
import {SortedTexts} from './sorted-texts';
import {bare, compact, fold, humps, words} from './text';

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
export interface Shared {
  name: Name;
  ids: number[];
}

/** A class or page with the names that belong to it. */
export interface Owner {
  /** Its place among all owners. */
  number: number;
  name: Name;
  /** Classes that inherit it, with how far away they are. */
  heirs: ReadonlyMap<string, number>;
  members: number[];
}

/** What records are called. */
export interface Names {
  /** By number of the record: its name; none for continued text. */
  of: ReadonlyArray<Name | undefined>;
  /** By number of the record: whom its name belongs to; none for a page or a class. */
  ownerOf: ReadonlyArray<Owner | undefined>;
  /** Each name once. */
  all: readonly Shared[];
  owners: readonly Owner[];
  /** The names that begin so, with Qt's Q or `set` or without; one may be there twice. */
  beginningWith(beginning: string): Shared[];
  /** The words and humps that begin so. */
  partsWith(beginning: string): string[];
  /** The names that have one of these words or humps, each once. */
  withParts(parts: Iterable<string>): Iterable<Shared>;
}

const ACCESSOR = /^(?:set|get|is|has)(?=[A-Z])/;

function cut(written: string): Name {
  const parts = words(written).flatMap((word) => humps(bare(word)).map(fold));
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

/** Names by texts that say them. */
class NameIndex {
  private readonly byText = new Map<string, Shared[]>();
  private readonly texts: SortedTexts;

  /** @param textsOf what a name is found by */
  constructor(all: readonly Shared[], textsOf: (name: Name) => Iterable<string>) {
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

  having(texts: Iterable<string>): Shared[] {
    return [...texts].flatMap((text) => this.byText.get(text) ?? []);
  }
}

/** Cuts up the names of all records. */
export function readNames(records: readonly SearchRecord[]): Names {
  const heirs = findHeirs(records);
  const shared = new Map<string, Shared>();
  const owners = new Map<string, Owner>();
  const ownerOf = (title: string): Owner => {
    const owner = owners.get(title) ?? {
      number: owners.size,
      name: cut(title),
      heirs: heirs.get(title) ?? new Map(),
      members: [],
    };
    owners.set(title, owner);
    return owner;
  };
  const names: Array<Name | undefined> = [];
  const belongs: Array<Owner | undefined> = [];
  for (const [id, {type, hierarchy}] of records.entries()) {
    const title = (type !== 'content' && hierarchy[type]) || '';
    const known = shared.get(title) ?? {name: cut(title), ids: []};
    const isNamed = known.name.full !== '';
    const owner = isNamed && type !== 'lvl1' && hierarchy.lvl1 ? ownerOf(hierarchy.lvl1) : undefined;
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
    ownerOf: belongs,
    all,
    owners: [...owners.values()],
    beginningWith: (beginning) => byWhole.having(byWhole.textsWith(beginning)),
    partsWith: (beginning) => byPart.textsWith(beginning),
    withParts: (parts) => new Set(byPart.having(parts)),
  };
}
