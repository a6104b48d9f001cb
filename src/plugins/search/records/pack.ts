import {
  EMPTY_HIERARCHY,
  type Hierarchy,
  KINDS,
  type Kind,
  LEVELS,
  levelWeight,
  type RecordType,
  type SearchRecord,
  type Words,
} from './types';

/**
 * The first part of the embedded index: what can be found by name. Hierarchies, addresses and ids follow from the order
 * of the entries. It is what the browser loads for a first answer.
 */
export interface PackedNames {
  format: typeof FORMAT;
  language: string;
  /** Name of the version of the docs that each tag stands for. */
  versions: Readonly<Record<string, string>>;
  /** Name of the file with the texts that belong to these names. */
  texts: string;
  pages: PackedPage[];
  /** Words that people say, with the words of these pages. */
  words: Words;
}

/** The second part: for each page, for each of its entries, its text and what continues it. */
export interface PackedTexts {
  format: typeof FORMAT;
  pages: string[][][];
}

const FORMAT = 4;

type PackedPage = [
  path: string,
  group: string,
  tag: string,
  weight: number,
  ancestors: string[],
  topics: string[],
  entries: PackedEntry[],
];

/** Without an anchor where that is what `usualAnchor` makes of the title, as for nine entries of ten. */
type PackedEntry = [level: number, kind: number, anchor: string | null, title: string, aliases?: string[]];

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

/**
 * Packs records, which must be grouped by page as `makeRecords` gives them.
 *
 * @param nameTexts gives the file of the texts its name, by their JSON
 */
export function pack(
  records: readonly SearchRecord[],
  words: Words,
  nameTexts: (json: string) => string,
): {names: PackedNames; texts: string} {
  const pages = new Map<string, PackedPage>();
  const texts = new Map<string, string[][]>();
  for (const record of records) {
    const [path, anchor] = splitId(record.objectID);
    const {hierarchy, weight, type, kind, aliases} = record;
    const page: PackedPage = pages.get(path) ?? [
      path,
      hierarchy.lvl0 ?? '',
      record.docusaurus_tag,
      weight.page,
      record.ancestors ?? [],
      record.topics ?? [],
      [],
    ];
    pages.set(path, page);
    const pageTexts = texts.get(path) ?? [];
    texts.set(path, pageTexts);
    const text = record.content ?? '';
    if (type === 'content') {
      pageTexts.at(-1)?.push(text);
      continue;
    }
    pageTexts.push([text]);
    const title = hierarchy[type] ?? '';
    const written = anchor === usualAnchor(title) ? null : anchor;
    const entry = [Number(type.slice(3)), KINDS.indexOf(kind), written, title] as const;
    page[6].push(aliases ? [...entry, aliases] : [...entry]);
  }
  const json = JSON.stringify({format: FORMAT, pages: [...texts.values()]} satisfies PackedTexts);
  const first = records[0];
  const names: PackedNames = {
    format: FORMAT,
    language: first?.language ?? 'en',
    versions: Object.fromEntries(records.map(({docusaurus_tag, version}) => [docusaurus_tag, version])),
    texts: nameTexts(json),
    pages: [...pages.values()],
    words,
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

/** Returns the records of a page. Without texts their contents are null. */
function unpackPage(
  page: PackedPage,
  texts: readonly string[][] | undefined,
  shared: {base: string; language: string; versions: PackedNames['versions']},
): SearchRecord[] {
  const [path, group, tag, pageWeight, ancestors, topics, entries] = page;
  const hierarchy: Hierarchy = {...EMPTY_HIERARCHY, lvl0: group};
  const used = new Map<string, number>();
  const records: SearchRecord[] = [];
  for (const [number, [level, kindNumber, written, title, aliases]] of entries.entries()) {
    const anchor = written ?? usualAnchor(title);
    for (const [index, name] of LEVELS.entries()) {
      if (index === level) hierarchy[name] = title;
      if (index > level) hierarchy[name] = null;
    }
    const contents = texts?.[number] ?? [''];
    for (const [part, content] of contents.entries()) {
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
        weight: {page: pageWeight, level: levelWeight(type), position},
        ...(position === 0 && ancestors.length > 0 ? {ancestors} : {}),
        ...(part === 0 && aliases ? {aliases} : {}),
        ...(position === 0 && topics.length > 0 ? {topics} : {}),
      });
    }
  }
  return records;
}

/**
 * Returns the records of an index.
 * @param base origin and base URL of the site, without a slash at the end
 * @param texts without them the records say what they are called and no more
 */
export function unpack(names: PackedNames, base: string, texts?: PackedTexts): SearchRecord[] {
  const {language, versions} = names;
  return names.pages.flatMap((page, number) =>
    unpackPage(page, texts?.pages[number], {base, language, versions}),
  );
}
