import {FORMAT} from '../paths';
import {createRecords} from './create-records';
import {type Entry, type IndexedPage, KINDS, type SearchRecord, type SynonymList} from './types';

/** One list for each field of some entries, because lists of similar texts are smaller when they are compressed. */
interface PackedEntries {
  titles: string[];
  anchors: Anchor[];
  aliases: OptionalList[];
}

/**
 * The first part of the embedded index: what can be found by name, except for the values of enums. Hierarchies, addresses
 * and ids follow from the order of the entries. It is what the browser loads for a first answer. Of the aliases of an entry,
 * it only has the first ones.
 */
export interface PackedNames extends PackedEntries {
  format: typeof FORMAT;
  language: string;
  /** Name of the version of the docs that each tag stands for. */
  versions: Readonly<Record<string, string>>;
  /** Name of the file with the texts that belong to these names. */
  texts: string;
  pages: PackedPage[];
  levels: number[];
  /** Numbers of the kinds in `KINDS`. */
  kinds: number[];
}

/** A page, with the number of its entries without values. */
type PackedPage = [
  path: string,
  group: string,
  tag: string,
  weight: number,
  ancestors: string[],
  count: number,
];

/** The anchor is 0 where `toUsualAnchor` makes it of the title, as for nine entries of ten. */
type Anchor = string | 0;

/** A list of strings, or 0 if it's empty. */
type OptionalList = string[] | 0;

/**
 * The second part: the texts and topics of each entry, the values of enums, which are a third of all names, and synonyms.
 * It also has all but the first aliases of an entry. Topics, synonyms and those aliases are here because the first aliases
 * find nearly as much without them.
 */
export interface PackedTexts {
  format: typeof FORMAT;
  /** The texts of each entry, then those of the values. An entry without text has one that is empty. */
  texts: string[][];
  topics: OptionalList[];
  /** All but the first aliases of each entry. */
  aliases: OptionalList[];
  /** The values, which follow all other entries of their page. `counts` has their number for each page. */
  values: PackedEntries & {counts: number[]};
  /** The words that people say, each with the words of these pages that it stands for. */
  synonyms: SynonymList;
}

/** Number of aliases of an entry that are in the first part. */
const FIRST_ALIASES = 12;

/** Returns the anchor that a heading has if nobody sets another one. */
const toUsualAnchor = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

const isValue = ({kind}: Entry): boolean => kind === 'value';

const packList = (list: string[]): OptionalList => (list.length > 0 ? list : 0);

const unpackList = (list: OptionalList | undefined): string[] => list || [];

const packEntries = (entries: readonly Entry[], aliasCount?: number): PackedEntries => ({
  titles: entries.map(({title}) => title),
  anchors: entries.map(({anchor, title}) => (anchor === toUsualAnchor(title) ? 0 : anchor)),
  aliases: entries.map(({aliases}) => packList(aliases.slice(0, aliasCount))),
});

/**
 * Packs all pages.
 *
 * @param nameTexts gives the file of the texts its name, by their JSON
 */
export function pack(
  pages: readonly IndexedPage[],
  synonyms: SynonymList,
  nameTexts: (json: string) => string,
): {names: PackedNames; texts: string} {
  const all = pages.flatMap(({entries}) => entries);
  const named = all.filter((entry) => !isValue(entry));
  const values = all.filter(isValue);
  const countValues = ({entries}: IndexedPage) => entries.filter(isValue).length;
  const texts = JSON.stringify({
    format: FORMAT,
    texts: [...named, ...values].map((entry) => (entry.texts.length > 0 ? entry.texts : [''])),
    topics: named.map(({topics}) => packList(topics)),
    aliases: named.map(({aliases}) => packList(aliases.slice(FIRST_ALIASES))),
    values: {counts: pages.map(countValues), ...packEntries(values)},
    synonyms,
  } satisfies PackedTexts);
  const names: PackedNames = {
    format: FORMAT,
    language: pages[0]?.language ?? 'en',
    versions: Object.fromEntries(pages.map(({tag, version}) => [tag, version])),
    texts: nameTexts(texts),
    pages: pages.map((page) => {
      const {path, group, tag, weight, ancestors, entries} = page;
      return [path, group, tag, weight, ancestors, entries.length - countValues(page)];
    }),
    levels: named.map(({level}) => level),
    kinds: named.map(({kind}) => KINDS.indexOf(kind)),
    ...packEntries(named, FIRST_ALIASES),
  };
  return {names, texts};
}

/** Tells whether a value from the network is a part of an index that `unpack` understands. */
export const isPart = (value: unknown): value is PackedNames | PackedTexts =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === FORMAT;

const unpackEntries = ({titles, anchors, aliases}: PackedEntries) =>
  titles.map((title, index) => {
    const anchor = anchors[index] ?? '';
    return {title, anchor: anchor === 0 ? toUsualAnchor(title) : anchor, aliases: unpackList(aliases[index])};
  });

/**
 * Returns the records of an index.
 * @param base origin and base URL of the site, without a slash at the end
 * @param texts without them, the records only have names, and values of enums are missing
 */
export function unpack(names: PackedNames, base: string, texts?: PackedTexts): SearchRecord[] {
  const {language, versions, levels, kinds, pages} = names;
  const entries = unpackEntries(names).map(
    (entry, index): Entry => ({
      ...entry,
      aliases: [...entry.aliases, ...unpackList(texts?.aliases[index])],
      level: levels[index] ?? 1,
      kind: KINDS[kinds[index] ?? 0] ?? 'section',
      texts: texts?.texts[index] ?? [],
      topics: unpackList(texts?.topics[index]),
    }),
  );
  const valueTexts = texts?.texts.slice(entries.length) ?? [];
  const values = (texts ? unpackEntries(texts.values) : []).map(
    (entry, index): Entry => ({
      ...entry,
      level: 2,
      kind: 'value',
      texts: valueTexts[index] ?? [],
      topics: [],
    }),
  );
  return pages.flatMap(([path, group, tag, weight, ancestors, count], number) => {
    const ofPage = [...entries.splice(0, count), ...values.splice(0, texts?.values.counts[number])];
    const version = versions[tag] ?? 'current';
    return createRecords({path, group, language, version, tag, weight, ancestors, entries: ofPage}, base);
  });
}
