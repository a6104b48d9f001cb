import {
  EMPTY_HIERARCHY,
  getLevelWeight,
  type Hierarchy,
  KINDS,
  type Kind,
  LEVELS,
  type RecordType,
  type SearchRecord,
  type Words,
} from './types';

/**
 * The first part of the embedded index: what can be found by name, except for the values of enums. Hierarchies, addresses
 * and ids follow from the order of the entries. It is what the browser loads for a first answer.
 */
export interface PackedNames {
  format: typeof FORMAT;
  language: string;
  /** Name of the version of the docs that each tag stands for. */
  versions: Readonly<Record<string, string>>;
  /** Name of the file with the texts that belong to these names. */
  texts: string;
  pages: PackedPage[];
}

type PackedPage = [...head: PageHead, entries: PackedEntry[]];

type PageHead = [path: string, group: string, tag: string, weight: number, ancestors: string[]];

/**
 * The aliases are the first ones of the entry. The anchor is left out where `usualAnchor` makes it of the title, as for nine
 * entries of ten.
 */
type PackedEntry = [level: number, kind: number, title: string, aliases?: OptionalList, anchor?: string];

/** A list of strings. An empty one is 0, or left out at the end of the list around it. */
type OptionalList = string[] | 0;

/**
 * The second part: the texts and topics of each entry, the values of enums, which are a third of all names, and pairs of words.
 * It also has all but the first aliases of an entry. Topics, pairs of words and those aliases are here because the first aliases
 * find nearly as much without them.
 */
export interface PackedTexts {
  format: typeof FORMAT;
  pages: PackedPageTexts[];
  /** Words that people say, with the words of these pages. */
  words: Words;
}

/** The texts of the entries of a page, in the same order, and its values, which follow all other entries. */
type PackedPageTexts = [entries: PackedEntryTexts[], values?: PackedValue[]];

/** The text of an entry and what continues it, its further aliases, and its topics. */
type PackedEntryTexts = [texts: string[], aliases?: OptionalList, topics?: OptionalList];

type PackedValue = [title: string, texts: string[], aliases?: OptionalList, anchor?: string];

const FORMAT = 10;

/** Number of aliases of an entry that are in the first part. */
const FIRST_ALIASES = 12;

/** Returns the anchor that a heading has if nobody sets another one. */
const usualAnchor = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

/** A page, a section of it, a member or a value, with the records that continue its text. */
interface Entry {
  level: number;
  kind: Kind;
  title: string;
  anchor: string;
  aliases: string[];
  topics: string[];
  texts: string[];
}

interface Page {
  head: PageHead;
  entries: Entry[];
}

const isValue = ({kind}: Entry): boolean => kind === 'value';

/** Groups records by page. Records that continue a text become a part of the entry before them. */
function groupByPage(records: readonly SearchRecord[]): Page[] {
  const pages = new Map<string, Page>();
  for (const record of records) {
    const {hierarchy, weight, type, kind, content, docusaurus_tag, ancestors = []} = record;
    const [path = '', anchor = ''] = record.objectID.replace(/~\d+$/, '').split('#');
    const page = pages.get(path) ?? {
      head: [path, hierarchy.lvl0 ?? '', docusaurus_tag, weight.page, ancestors],
      entries: [],
    };
    pages.set(path, page);
    if (type === 'content') {
      page.entries.at(-1)?.texts.push(content ?? '');
      continue;
    }
    page.entries.push({
      level: Number(type.slice(3)),
      kind,
      title: hierarchy[type] ?? '',
      anchor,
      aliases: record.aliases ?? [],
      topics: record.topics ?? [],
      texts: [content ?? ''],
    });
  }
  return [...pages.values()];
}

/** Replaces empty lists by 0, and removes those at the end together with what is undefined. */
function shorten<List extends unknown[]>(list: List): List {
  const isEmpty = (item: unknown) => item === undefined || (Array.isArray(item) && item.length === 0);
  const end = list.findLastIndex((item) => !isEmpty(item)) + 1;
  return list.slice(0, end).map((item) => (isEmpty(item) ? 0 : item)) as List;
}

const packAnchor = ({anchor, title}: Entry): string | undefined =>
  anchor === usualAnchor(title) ? undefined : anchor;

const packEntry = (entry: Entry): PackedEntry => {
  const {level, kind, title, aliases} = entry;
  return shorten([level, KINDS.indexOf(kind), title, aliases.slice(0, FIRST_ALIASES), packAnchor(entry)]);
};

const packPageTexts = ({entries}: Page): PackedPageTexts =>
  shorten([
    entries
      .filter((entry) => !isValue(entry))
      .map(({texts, aliases, topics}) => shorten([texts, aliases.slice(FIRST_ALIASES), topics])),
    entries
      .filter(isValue)
      .map((value) => shorten([value.title, value.texts, value.aliases, packAnchor(value)])),
  ]);

/**
 * Packs records, which must be grouped by page as `createRecords` gives them.
 *
 * @param nameTexts gives the file of the texts its name, by their JSON
 */
export function pack(
  records: readonly SearchRecord[],
  words: Words,
  nameTexts: (json: string) => string,
): {names: PackedNames; texts: string} {
  const pages = groupByPage(records);
  const texts = JSON.stringify({
    format: FORMAT,
    pages: pages.map(packPageTexts),
    words,
  } satisfies PackedTexts);
  const names: PackedNames = {
    format: FORMAT,
    language: records[0]?.language ?? 'en',
    versions: Object.fromEntries(records.map(({docusaurus_tag, version}) => [docusaurus_tag, version])),
    texts: nameTexts(texts),
    pages: pages.map(({head, entries}) => [
      ...head,
      entries.filter((entry) => !isValue(entry)).map(packEntry),
    ]),
  };
  return {names, texts};
}

/** Tells whether a value from the network is a part of an index that `unpack` understands. */
export const isPart = (value: unknown): value is PackedNames | PackedTexts =>
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  value.format === FORMAT &&
  'pages' in value &&
  Array.isArray(value.pages);

/** Returns the entries of a page. Without the second part, they have no texts, topics or further aliases, and values are missing. */
const unpackEntries = (named: PackedEntry[], [entryTexts, values = []]: PackedPageTexts): Entry[] => [
  ...named.map(([level, kind, title, aliases, anchor], index): Entry => {
    const [texts, furtherAliases, topics] = entryTexts[index] ?? [['']];
    return {
      level,
      kind: KINDS[kind] ?? 'section',
      title,
      anchor: anchor ?? usualAnchor(title),
      aliases: [...(aliases || []), ...(furtherAliases || [])],
      topics: topics || [],
      texts,
    };
  }),
  ...values.map(
    ([title, texts, aliases, anchor]): Entry => ({
      level: 2,
      kind: 'value',
      title,
      anchor: anchor ?? usualAnchor(title),
      aliases: aliases || [],
      topics: [],
      texts,
    }),
  ),
];

/** Returns the records of a page. An empty text becomes null. */
function toRecords(
  [path, group, tag, pageWeight, ancestors]: PackedPage,
  entries: readonly Entry[],
  {base, language, versions}: {base: string; language: string; versions: PackedNames['versions']},
): SearchRecord[] {
  const hierarchy: Hierarchy = {...EMPTY_HIERARCHY, lvl0: group};
  const used = new Map<string, number>();
  const records: SearchRecord[] = [];
  for (const {level, kind, title, anchor, aliases, topics, texts} of entries) {
    const id = anchor ? `${path}#${anchor}` : path;
    for (const [index, name] of LEVELS.entries()) {
      if (index === level) hierarchy[name] = title;
      if (index > level) hierarchy[name] = null;
    }
    for (const [part, content] of texts.entries()) {
      const count = (used.get(id) ?? 0) + 1;
      used.set(id, count);
      const type = part > 0 ? 'content' : (LEVELS[level] as RecordType);
      const position = records.length;
      records.push({
        objectID: count === 1 ? id : `${id}~${count}`,
        url: `${base}${id}`,
        type,
        hierarchy: {...hierarchy},
        content: content || null,
        language,
        version: versions[tag] ?? 'current',
        docusaurus_tag: tag,
        kind: part > 0 && kind === 'page' ? 'section' : kind,
        weight: {page: pageWeight, level: getLevelWeight(type), position},
        ...(position === 0 && ancestors.length > 0 ? {ancestors} : {}),
        ...(part === 0 && aliases.length > 0 ? {aliases} : {}),
        ...(part === 0 && topics.length > 0 ? {topics} : {}),
      });
    }
  }
  return records;
}

/**
 * Returns the records of an index.
 * @param base origin and base URL of the site, without a slash at the end
 * @param texts without them, the records only have names, and values of enums are missing
 */
export const unpack = ({pages, ...shared}: PackedNames, base: string, texts?: PackedTexts): SearchRecord[] =>
  pages.flatMap((page, number) => {
    const entries = unpackEntries(page[5], texts?.pages[number] ?? [[]]);
    return toRecords(page, entries, {...shared, base});
  });
