import {attribute, type Element, elements, find, hasClass, parsePage, textOf} from './dom';
import {outline, type Section} from './outline';
import {type PageType, pageType} from './page-type';
import {
  EMPTY_HIERARCHY,
  type Hierarchy,
  type Kind,
  LEVELS,
  levelWeight,
  type RecordType,
  type SearchRecord,
  writeTopics,
} from './types';

/** A built page. */
export interface Page {
  html: string;
  /** Absolute address. */
  url: string;
  /** Path below the base URL, with a slash at the front. */
  path: string;
}

/** The hosted provider's cap on the records of one page. */
export const MAX_RECORDS_PER_PAGE = 750;
/** Characters of text in one record; what is longer continues in `content` records. */
const MAX_CONTENT = 900;

/** Sections of a reference page that repeat what other pages say. */
const REPEATED = new Set(['Example', 'Inheritance', 'Inherited members', 'Used by']);

const MEMBER_KINDS: Record<string, Kind> = {
  Constructors: 'constructor',
  Properties: 'property',
  Signals: 'signal',
};

/** Joins paragraphs to texts of at most `MAX_CONTENT` characters, cutting only a paragraph that is longer. */
export function chunk(paragraphs: readonly string[]): string[] {
  const chunks: string[] = [];
  let current = '';
  for (const paragraph of paragraphs) {
    for (let rest = paragraph; rest; ) {
      const cut = rest.length <= MAX_CONTENT ? rest.length : rest.lastIndexOf(' ', MAX_CONTENT);
      const part = rest.slice(0, cut > 0 ? cut : MAX_CONTENT);
      rest = rest.slice(part.length).trimStart();
      if (current && current.length + part.length >= MAX_CONTENT) {
        chunks.push(current);
        current = part;
      } else {
        current = current ? `${current} ${part}` : part;
      }
    }
  }
  return current ? [...chunks, current] : chunks;
}

/** The element that holds what a page says, without navigation. */
function contentRoot(document: ReturnType<typeof parsePage>): Element | undefined {
  return (
    find(document, (element) => hasClass(element, 'markdown')) ??
    find(document, (element) => element.tagName === 'main')
  );
}

/** The values of the page's `<meta>` elements by name. */
function readMeta(document: ReturnType<typeof parsePage>): Map<string, string> {
  const metas = elements(document, (element) => element.tagName === 'meta');
  return new Map([...metas].map((meta) => [attribute(meta, 'name') ?? '', attribute(meta, 'content') ?? '']));
}

interface Draft {
  type: RecordType;
  kind: Kind;
  anchor: string | null;
  hierarchy: Hierarchy;
  content: string | null;
}

/** Records of one section of prose: its heading with the beginning of its text, then the rest. */
function proseDrafts(section: Section, hierarchy: Hierarchy): Draft[] {
  const [first = null, ...rest] = [
    ...chunk(section.paragraphs),
    ...section.entries.flatMap((entry) => chunk([entry])),
  ];
  const {level, anchor} = section;
  const kind = level === 1 ? 'page' : 'section';
  const type = `lvl${level}` as RecordType;
  return [
    {type, kind, anchor, hierarchy, content: first},
    ...rest.map((content): Draft => ({type: 'content', kind: 'section', anchor, hierarchy, content})),
  ];
}

/** Records of a page of prose, one or more per heading. */
function readProse(sections: Section[], group: string): Draft[] {
  const hierarchy: Hierarchy = {...EMPTY_HIERARCHY, lvl0: group};
  return sections.flatMap((section) => {
    const text = [...section.paragraphs, ...section.rows.map((row) => `${row.name} ${row.text}`)];
    for (const [level, name] of LEVELS.entries()) {
      if (level === section.level) hierarchy[name] = section.title;
      if (level > section.level) hierarchy[name] = null;
    }
    return proseDrafts({...section, paragraphs: text}, {...hierarchy});
  });
}

/** Records of a reference page: the symbol itself, then each member, signal and value. */
function readReference(sections: Section[], {group, kind}: PageType): Draft[] {
  const title = sections[0]?.title ?? '';
  const hierarchy = {...EMPTY_HIERARCHY, lvl0: group, lvl1: title};
  const drafts: Draft[] = [];
  let chapter = '';
  const member = (name: string, anchor: string, text: string) => {
    const plain = kind === 'enum' ? 'value' : kind === 'global' ? 'global' : 'method';
    const memberKind = MEMBER_KINDS[chapter] ?? plain;
    const content = chunk([text])[0] ?? null;
    drafts.push({type: 'lvl2', kind: memberKind, anchor, hierarchy: {...hierarchy, lvl2: name}, content});
  };
  for (const section of sections) {
    if (section.level === 1) {
      const content = chunk(section.paragraphs)[0] ?? null;
      drafts.push({type: 'lvl1', kind, anchor: null, hierarchy, content});
    }
    if (section.level === 2) chapter = section.title;
    if (REPEATED.has(chapter)) continue;
    if (section.level === 3 && section.anchor) {
      member(section.title, section.anchor, section.paragraphs.join(' '));
    }
    for (const row of section.rows) member(row.name, row.anchor, row.text);
  }
  return drafts;
}

/**
 * Keeps a page under the provider's cap. Continued text goes first, then the deepest headings,
 * each from the end of the page; the title always stays.
 */
function trim(drafts: Draft[]): Draft[] {
  if (drafts.length <= MAX_RECORDS_PER_PAGE) return drafts;
  const kept = new Set(
    drafts
      .map((draft, index) => ({draft, index}))
      .sort((a, b) => levelWeight(b.draft.type) - levelWeight(a.draft.type) || a.index - b.index)
      .slice(0, MAX_RECORDS_PER_PAGE)
      .map(({draft}) => draft),
  );
  return drafts.filter((draft) => kept.has(draft));
}

/** The classes a class inherits from, nearest first, from the chain "QLabel → QFrame → QWidget". */
function readAncestors(sections: Section[]): string[] {
  const section = sections.find(({level, title}) => level === 2 && title === 'Inheritance');
  const chain = section?.paragraphs.find((paragraph) => paragraph.includes('→')) ?? '';
  return chain
    .split('→')
    .slice(1)
    .map((name) => name.trim());
}

/**
 * Makes the records of one built page. Pure; pages with nothing to find give none.
 * Signals and values come from table rows with an id, members from headings; inherited ones make
 * no record of their own.
 */
export function makeRecords(page: Page): SearchRecord[] {
  const type = pageType(page.path);
  if (!type) return [];
  const document = parsePage(page.html);
  const root = contentRoot(document);
  if (!root) return [];
  const meta = readMeta(document);
  const titleElement =
    find(document, (element) => element.tagName === 'h1') ??
    find(document, (element) => element.tagName === 'title');
  const title = titleElement ? textOf(titleElement) : page.path;
  const sections = outline(root, {title, code: !type.reference});
  const topics = meta.get('keywords')?.split(',').join(', ');
  if (topics && !type.reference) sections[0]?.paragraphs.push(writeTopics(topics));
  const drafts = trim(type.reference ? readReference(sections, type) : readProse(sections, type.group));
  const ancestors = type.kind === 'class' ? readAncestors(sections) : [];

  const used = new Map<string, number>();
  return drafts.map(({type: recordType, kind, anchor, hierarchy, content}, position) => {
    const address = anchor ? `#${anchor}` : '';
    const base = `${page.path}${address}`;
    const count = (used.get(base) ?? 0) + 1;
    used.set(base, count);
    return {
      objectID: count === 1 ? base : `${base}~${count}`,
      url: `${page.url}${address}`,
      type: recordType,
      hierarchy,
      content,
      language: meta.get('docsearch:language') ?? 'en',
      version: meta.get('docsearch:version') ?? 'current',
      docusaurus_tag: meta.get('docsearch:docusaurus_tag') ?? 'default',
      kind,
      weight: {page: type.weight, level: levelWeight(recordType), position},
      ...(position === 0 && ancestors.length > 0 ? {ancestors} : {}),
    };
  });
}
