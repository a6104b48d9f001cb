import {createTextPacker, createTextUnpacker, type PackedText} from './repeated-texts';
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

const FORMAT = 9;

/** Number of aliases of an entry that are in the first part. */
const FIRST_ALIASES = 12;

/**
 * For each entry of a page, its text and what continues it, its topics, and its further aliases. Values follow all other
 * entries of their page. They have no topics.
 */
type PackedPageTexts = [
  texts: PackedText[][],
  topics: string[],
  furtherAliases: string[],
  values?: PackedValue[],
];

type PackedValue = [title: string, texts: PackedText[], ...end: PackedEnd];

type PageHead = [path: string, group: string, tag: string, weight: number, ancestors: string[]];

type PackedPage = [...head: PageHead, entries: PackedEntry[]];

type PackedEntry = [level: number, kind: number, title: string, ...end: PackedEnd];

/**
 * The aliases are separated by `SEPARATOR`, and so are topics. The anchor is left out where `usualAnchor` makes it of the
 * title, as for nine entries of ten.
 */
type PackedEnd = [aliases?: string, anchor?: string];

const SEPARATOR = '\n';

/** Returns the anchor that a heading has if nobody sets another one. */
const usualAnchor = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

const splitId = (objectID: string): [path: string, anchor: string] => {
  const [path = '', anchor = ''] = objectID.replace(/~\d+$/, '').split('#');
  return [path, anchor];
};

/** An entry of a page with its text and what continues it. */
interface Entry {
  packed: PackedEntry;
  texts: string[];
  /** The topics, joined. */
  topics: string;
  /** The aliases that aren't in the packed entry, joined. */
  furtherAliases: string;
}

const VALUE_LEVEL = 2;
const VALUE_KIND = KINDS.indexOf('value');

const isValue = ({packed: [, kind]}: Entry): boolean => kind === VALUE_KIND;

/** A page to pack. */
interface Page {
  head: PageHead;
  entries: Entry[];
}

/** Packs the texts, topics and values of pages, and pairs of words. */
function packTexts(pages: readonly Page[], words: Words): PackedTexts {
  const packText = createTextPacker();
  const packPage = ({entries}: Page): PackedPageTexts => {
    const named = entries.filter((entry) => !isValue(entry));
    const texts = named.map((entry) => entry.texts.map(packText));
    const topics = named.map((entry) => entry.topics);
    const furtherAliases = named.map((entry) => entry.furtherAliases);
    const values = entries.filter(isValue).map((entry): PackedValue => {
      const [, , title, ...end] = entry.packed;
      return [title, entry.texts.map(packText), ...end];
    });
    return values.length > 0 ? [texts, topics, furtherAliases, values] : [texts, topics, furtherAliases];
  };
  return {format: FORMAT, pages: pages.map(packPage), words};
}

function packEnd(aliases: readonly string[], anchor?: string): PackedEnd {
  const joined = aliases.join(SEPARATOR);
  if (anchor !== undefined) return [joined, anchor];
  return joined ? [joined] : [];
}

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
  const pages = new Map<string, Page>();
  for (const record of records) {
    const [path, anchor] = splitId(record.objectID);
    const {hierarchy, weight, type, kind, aliases = [], topics = []} = record;
    const page: Page = pages.get(path) ?? {
      head: [path, hierarchy.lvl0 ?? '', record.docusaurus_tag, weight.page, record.ancestors ?? []],
      entries: [],
    };
    pages.set(path, page);
    const {entries} = page;
    const text = record.content ?? '';
    if (type === 'content') {
      entries.at(-1)?.texts.push(text);
      continue;
    }
    const title = hierarchy[type] ?? '';
    const firstCount = kind === 'value' ? aliases.length : FIRST_ALIASES;
    const end = packEnd(aliases.slice(0, firstCount), anchor === usualAnchor(title) ? undefined : anchor);
    entries.push({
      packed: [Number(type.slice(3)), KINDS.indexOf(kind), title, ...end],
      texts: [text],
      topics: topics.join(SEPARATOR),
      furtherAliases: aliases.slice(firstCount).join(SEPARATOR),
    });
  }
  const json = JSON.stringify(packTexts([...pages.values()], words));
  const first = records[0];
  const names: PackedNames = {
    format: FORMAT,
    language: first?.language ?? 'en',
    versions: Object.fromEntries(records.map(({docusaurus_tag, version}) => [docusaurus_tag, version])),
    texts: nameTexts(json),
    pages: [...pages.values()].map(({head, entries}) => [
      ...head,
      entries.filter((entry) => !isValue(entry)).map(({packed}) => packed),
    ]),
  };
  return {names, texts: json};
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
function unpackEntries(
  [, , , , , named]: PackedPage,
  [texts, topics, furtherAliases, values = []]: PackedPageTexts,
  unpackText: (packed: PackedText) => string,
): Entry[] {
  return [
    ...named.map((packed, number) => ({
      packed,
      texts: (texts[number] ?? ['']).map(unpackText),
      topics: topics[number] ?? '',
      furtherAliases: furtherAliases[number] ?? '',
    })),
    ...values.map(
      ([title, valueTexts, ...end]): Entry => ({
        packed: [VALUE_LEVEL, VALUE_KIND, title, ...end],
        texts: valueTexts.map(unpackText),
        topics: '',
        furtherAliases: '',
      }),
    ),
  ];
}

/** Returns the records of a page. An empty text becomes null. */
function unpackPage(
  page: PackedPage,
  entries: readonly Entry[],
  shared: {base: string; language: string; versions: PackedNames['versions']},
): SearchRecord[] {
  const [path, group, tag, pageWeight, ancestors] = page;
  const hierarchy: Hierarchy = {...EMPTY_HIERARCHY, lvl0: group};
  const used = new Map<string, number>();
  const records: SearchRecord[] = [];
  for (const {packed, texts, topics, furtherAliases} of entries) {
    const [level, kindNumber, title, firstAliases, written] = packed;
    const aliases = [firstAliases, furtherAliases].filter(Boolean).join(SEPARATOR);
    const anchor = written ?? usualAnchor(title);
    for (const [index, name] of LEVELS.entries()) {
      if (index === level) hierarchy[name] = title;
      if (index > level) hierarchy[name] = null;
    }
    for (const [part, content] of texts.entries()) {
      const id = anchor ? `${path}#${anchor}` : path;
      const count = (used.get(id) ?? 0) + 1;
      used.set(id, count);
      const type = part > 0 ? 'content' : (LEVELS[level] as RecordType);
      const entryKind: Kind = KINDS[kindNumber] ?? 'section';
      const kind = part > 0 && entryKind === 'page' ? 'section' : entryKind;
      const position = records.length;
      records.push({
        objectID: count === 1 ? id : `${id}~${count}`,
        url: `${shared.base}${id}`,
        type,
        hierarchy: {...hierarchy},
        content: content || null,
        language: shared.language,
        version: shared.versions[tag] ?? 'current',
        docusaurus_tag: tag,
        kind,
        weight: {page: pageWeight, level: getLevelWeight(type), position},
        ...(position === 0 && ancestors.length > 0 ? {ancestors} : {}),
        ...(part === 0 && aliases ? {aliases: aliases.split(SEPARATOR)} : {}),
        ...(part === 0 && topics ? {topics: topics.split(SEPARATOR)} : {}),
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
  const {language, versions} = names;
  const unpackText = createTextUnpacker();
  return names.pages.flatMap((page, number) => {
    const pageTexts: PackedPageTexts = texts?.pages[number] ?? [[], [], []];
    const entries = unpackEntries(page, pageTexts, unpackText);
    return unpackPage(page, entries, {base, language, versions});
  });
}
