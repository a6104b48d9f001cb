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
 *
 * Both parts have one list for each field of the entries, because lists of similar texts are smaller when they are compressed.
 */
export interface PackedNames {
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
  titles: string[];
  anchors: Anchor[];
  /** The first aliases of each entry. */
  aliases: OptionalList[];
}

/** A page, with the number of its entries without values. */
type PackedPage = [...head: PageHead, count: number];

type PageHead = [path: string, group: string, tag: string, weight: number, ancestors: string[]];

/** The anchor is 0 where `usualAnchor` makes it of the title, as for nine entries of ten. */
type Anchor = string | 0;

/** A list of strings, or 0 if it's empty. */
type OptionalList = string[] | 0;

/**
 * The second part: the texts and topics of each entry, the values of enums, which are a third of all names, and pairs of words.
 * It also has all but the first aliases of an entry. Topics, pairs of words and those aliases are here because the first aliases
 * find nearly as much without them.
 */
export interface PackedTexts {
  format: typeof FORMAT;
  /** The text of each entry and what continues it, then those of the values. */
  texts: string[][];
  topics: OptionalList[];
  /** All but the first aliases of each entry. */
  aliases: OptionalList[];
  /** The values, which follow all other entries of their page. `counts` has their number for each page. */
  values: {counts: number[]; titles: string[]; anchors: Anchor[]; aliases: OptionalList[]};
  /** Words that people say, with the words of these pages. */
  words: Words;
}

const FORMAT = 11;

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

const packList = (list: string[]): OptionalList => (list.length > 0 ? list : 0);

const packAnchor = ({anchor, title}: Entry): Anchor => (anchor === usualAnchor(title) ? 0 : anchor);

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
  const all = pages.flatMap(({entries}) => entries);
  const named = all.filter((entry) => !isValue(entry));
  const values = all.filter(isValue);
  const texts = JSON.stringify({
    format: FORMAT,
    texts: [...named, ...values].map((entry) => entry.texts),
    topics: named.map(({topics}) => packList(topics)),
    aliases: named.map(({aliases}) => packList(aliases.slice(FIRST_ALIASES))),
    values: {
      counts: pages.map(({entries}) => entries.filter(isValue).length),
      titles: values.map(({title}) => title),
      anchors: values.map(packAnchor),
      aliases: values.map(({aliases}) => packList(aliases)),
    },
    words,
  } satisfies PackedTexts);
  const names: PackedNames = {
    format: FORMAT,
    language: records[0]?.language ?? 'en',
    versions: Object.fromEntries(records.map(({docusaurus_tag, version}) => [docusaurus_tag, version])),
    texts: nameTexts(texts),
    pages: pages.map(({head, entries}) => [...head, entries.filter((entry) => !isValue(entry)).length]),
    levels: named.map(({level}) => level),
    kinds: named.map(({kind}) => KINDS.indexOf(kind)),
    titles: named.map(({title}) => title),
    anchors: named.map(packAnchor),
    aliases: named.map(({aliases}) => packList(aliases.slice(0, FIRST_ALIASES))),
  };
  return {names, texts};
}

/** Tells whether a value from the network is a part of an index that `unpack` understands. */
export const isPart = (value: unknown): value is PackedNames | PackedTexts =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === FORMAT;

/** Returns the anchor of an entry. That of a page is empty. */
const unpackAnchor = (title: string, anchor: Anchor = 0): string =>
  anchor === 0 ? usualAnchor(title) : anchor;

/** Returns the entries without values. Without the second part, they have no texts, topics or further aliases. */
const unpackEntries = (names: PackedNames, texts?: PackedTexts): Entry[] =>
  names.titles.map((title, index) => ({
    level: names.levels[index] ?? 1,
    kind: KINDS[names.kinds[index] ?? 0] ?? 'section',
    title,
    anchor: unpackAnchor(title, names.anchors[index]),
    aliases: [...(names.aliases[index] || []), ...(texts?.aliases[index] || [])],
    topics: texts?.topics[index] || [],
    texts: texts?.texts[index] ?? [''],
  }));

/** Returns the values. Their texts come after those of the other entries. */
const unpackValues = ({titles}: PackedNames, {texts, values}: PackedTexts): Entry[] =>
  values.titles.map((title, index) => ({
    level: 2,
    kind: 'value',
    title,
    anchor: unpackAnchor(title, values.anchors[index]),
    aliases: values.aliases[index] || [],
    topics: [],
    texts: texts[titles.length + index] ?? [''],
  }));

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
export function unpack(names: PackedNames, base: string, texts?: PackedTexts): SearchRecord[] {
  const entries = unpackEntries(names, texts);
  const values = texts ? unpackValues(names, texts) : [];
  return names.pages.flatMap((page, number) => {
    const ofPage = [...entries.splice(0, page[5]), ...values.splice(0, texts?.values.counts[number])];
    return toRecords(page, ofPage, {...names, base});
  });
}
