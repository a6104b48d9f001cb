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
 * The embedded index: the records of each page with what they share written once. Hierarchies,
 * addresses and ids follow from the order of the entries. It is what the browser loads.
 */
export interface PackedIndex {
  format: 2;
  language: string;
  version: string;
  pages: PackedPage[];
  /** Words that people say, with the words of these pages. */
  words: Words;
}

type PackedPage = [
  path: string,
  group: string,
  tag: string,
  weight: number,
  ancestors: string[],
  entries: PackedEntry[],
];

/** Level 0 stands for continued text. */
type PackedEntry = [
  level: number,
  kind: number,
  anchor: string,
  title: string,
  content: string,
  aliases?: string[],
];

const splitId = (objectID: string): [path: string, anchor: string] => {
  const [path = '', anchor = ''] = objectID.replace(/~\d+$/, '').split('#');
  return [path, anchor];
};

const levelOf = (type: RecordType): number => (type === 'content' ? 0 : Number(type.slice(3)));

/** Packs records, which must be grouped by page as `makeRecords` gives them. */
export function pack(records: readonly SearchRecord[], words: Words = {}): PackedIndex {
  const pages = new Map<string, PackedPage>();
  for (const record of records) {
    const [path, anchor] = splitId(record.objectID);
    const {hierarchy, weight} = record;
    const page = pages.get(path) ?? [
      path,
      hierarchy.lvl0 ?? '',
      record.docusaurus_tag,
      weight.page,
      record.ancestors ?? [],
      [],
    ];
    pages.set(path, page);
    const level = levelOf(record.type);
    const title = level === 0 ? '' : (hierarchy[LEVELS[level] ?? 'lvl1'] ?? '');
    const shared = [level, KINDS.indexOf(record.kind), anchor, title, record.content ?? ''] as const;
    page[5].push(record.aliases ? [...shared, record.aliases] : [...shared]);
  }
  const first = records[0];
  return {
    format: 2,
    language: first?.language ?? 'en',
    version: first?.version ?? 'current',
    pages: [...pages.values()],
    words,
  };
}

/** Whether a value read from the network is an index that `unpack` understands. */
export const isPackedIndex = (value: unknown): value is PackedIndex =>
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  value.format === 2 &&
  'pages' in value &&
  Array.isArray(value.pages);

function unpackPage(page: PackedPage, shared: {base: string; language: string; version: string}) {
  const [path, group, tag, pageWeight, ancestors, entries] = page;
  let hierarchy: Hierarchy = {...EMPTY_HIERARCHY, lvl0: group};
  const used = new Map<string, number>();
  return entries.map(([level, kind, anchor, title, content, aliases], position): SearchRecord => {
    if (level > 0) {
      const next = {...hierarchy};
      for (const [index, name] of LEVELS.entries()) {
        if (index === level) next[name] = title;
        if (index > level) next[name] = null;
      }
      hierarchy = next;
    }
    const id = anchor ? `${path}#${anchor}` : path;
    const count = (used.get(id) ?? 0) + 1;
    used.set(id, count);
    const type = level === 0 ? 'content' : (LEVELS[level] as RecordType);
    return {
      objectID: count === 1 ? id : `${id}~${count}`,
      url: `${shared.base}${id}`,
      type,
      hierarchy,
      content: content || null,
      language: shared.language,
      version: shared.version,
      docusaurus_tag: tag,
      kind: (KINDS[kind] ?? 'section') as Kind,
      weight: {page: pageWeight, level: levelWeight(type), position},
      ...(position === 0 && ancestors.length > 0 ? {ancestors} : {}),
      ...(aliases ? {aliases} : {}),
    };
  });
}

/**
 * The records of an index.
 *
 * @param base origin and base URL of the site, without a slash at the end
 */
export function unpack(index: PackedIndex, base: string): SearchRecord[] {
  const {language, version} = index;
  return index.pages.flatMap((page) => unpackPage(page, {base, language, version}));
}
