import type {Element, Root} from 'hast';
import {findElement, findElements, getAttribute, hasClass, isElement} from '../../../lib/html';
import {DATA_ATTRIBUTES, MEMBER_KINDS, type MemberKind} from '../../../lib/reference';
import type {Alias} from './aliases';
import {textOf} from './dom';
import {HEADING, outline, type Section} from './outline';
import {type PageType, pageType} from './page-type';
import {
  EMPTY_HIERARCHY,
  type Hierarchy,
  type Kind,
  LEVELS,
  levelWeight,
  type RecordType,
  type SearchRecord,
} from './types';

/** A page of the site. */
export interface Page {
  /** The whole document. */
  tree: Root;
  /** Absolute address. */
  url: string;
  /** Path below the base URL, with a slash at the front. */
  path: string;
  /** Path that the page has in the newest version of the docs, if that is another one. */
  newestPath?: string;
  /** Other names for its places. */
  aliases?: readonly Alias[];
}

/** Algolia's cap on the records of one page. */
export const MAX_RECORDS_PER_PAGE = 750;
/** Characters of text in one record; what is longer continues in `content` records. */
const MAX_CONTENT = 900;

/** Titles of sections that only link to other pages: the pages themselves are better hits. */
const LINK_LISTS = /^next(?: steps)?$/i;

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

/** Finds the element that contains the text of a page, without its navigation. */
function contentRoot(document: Root): Element | undefined {
  return (
    findElement(document, (element) => hasClass(element, 'markdown')) ??
    findElement(document, (element) => element.tagName === 'main')
  );
}

/** Returns the contents of the page's `<meta>` elements by name. */
function readMeta(document: Root): Map<string, string> {
  const metas = findElements(document, (element) => element.tagName === 'meta');
  return new Map(
    [...metas].map((meta) => [getAttribute(meta, 'name') ?? '', getAttribute(meta, 'content') ?? '']),
  );
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
    for (const [level, name] of LEVELS.entries()) {
      if (level === section.level) hierarchy[name] = section.title;
      if (level > section.level) hierarchy[name] = null;
    }
    return proseDrafts(section, {...hierarchy});
  });
}

/** One member as a page of the reference describes it. */
interface MarkedMember {
  kind: MemberKind;
  anchor: string;
  name: string;
  /** Its text, cut into the contents of records. */
  contents: string[];
}

/** Returns the members that the page itself describes. Members that it only links to have no mark. */
function readMembers(root: Element): MarkedMember[] {
  return [
    ...findElements(root, (element) => getAttribute(element, DATA_ATTRIBUTES.kind) !== undefined),
  ].flatMap((element) => {
    const kind = MEMBER_KINDS.find((known) => known === getAttribute(element, DATA_ATTRIBUTES.kind));
    const member = element.tagName === 'tr' ? readRow(element) : readPart(element);
    return kind && member ? [{kind, ...member}] : [];
  });
}

/** Reads a member from the row of a table. Its name is the first code span, and its meaning is the last cell. */
function readRow(row: Element): Omit<MarkedMember, 'kind'> | undefined {
  const anchor = getAttribute(row, 'id');
  const cells = row.children.filter(isElement);
  const first = cells[0];
  const last = cells.at(-1);
  if (!anchor || !first || !last) return undefined;
  const name = textOf(findElement(first, ({tagName}) => tagName === 'code') ?? first);
  return name ? {anchor, name, contents: last === first ? [] : chunk([textOf(last)])} : undefined;
}

/** Reads a member that has its own heading. */
function readPart(part: Element): Omit<MarkedMember, 'kind'> | undefined {
  const heading = findElement(part, ({tagName}) => HEADING.test(tagName));
  const anchor = heading && getAttribute(heading, 'id');
  const text = outline(part, {title: '', code: false}).flatMap(({paragraphs, entries}) => [
    ...paragraphs,
    ...entries,
  ]);
  return anchor ? {anchor, name: textOf(heading), contents: chunk(text)} : undefined;
}

/** Returns the records of one symbol: its name with the beginning of its text, then the rest of the text. */
function symbolDrafts(
  type: RecordType,
  symbol: Omit<Draft, 'type' | 'content'>,
  [first, ...rest]: readonly string[],
): Draft[] {
  return [
    {...symbol, type, content: first ?? null},
    ...rest.map((content): Draft => ({...symbol, type: 'content', content})),
  ];
}

/** Records of a reference page: the symbol itself, then each member, signal and value. */
function readReference(root: Element, title: string, {group, kind}: PageType): Draft[] {
  const hierarchy = {...EMPTY_HIERARCHY, lvl0: group, lvl1: title};
  const [intro] = outline(root, {title, code: false});
  const contents = chunk([...(intro?.paragraphs ?? []), ...(intro?.entries ?? [])]);
  return [
    ...symbolDrafts('lvl1', {kind, anchor: null, hierarchy}, contents),
    ...readMembers(root).flatMap((member) => {
      const {anchor, name, contents} = member;
      return symbolDrafts(
        'lvl2',
        {kind: member.kind, anchor, hierarchy: {...hierarchy, lvl2: name}},
        contents,
      );
    }),
  ];
}

/**
 * Keeps a page under Algolia's cap. Continued text goes first, then the deepest headings,
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

/** Returns the names of the base classes of a class, nearest first. */
function readAncestors(root: Element): string[] {
  const chain = findElement(
    root,
    (element) => getAttribute(element, DATA_ATTRIBUTES.ancestors) !== undefined,
  );
  return chain ? (getAttribute(chain, DATA_ATTRIBUTES.ancestors)?.split(' ') ?? []) : [];
}

/** Returns the aliases by anchor. Each anchor must belong to a record. */
function aliasesOf({aliases = [], path}: Page, drafts: readonly Draft[]): Map<string, string[]> {
  const anchors = new Set(drafts.map(({anchor}) => anchor ?? ''));
  const lost = aliases.find(({anchor}) => !anchors.has(anchor));
  if (lost) throw new Error(`${lost.source} aliases: ${path} has no section with the id "${lost.anchor}"`);
  return new Map(aliases.map(({anchor, names}) => [anchor, names]));
}

/** Records of the sections of a page of prose. */
function readSections(root: Element, title: string, {group}: PageType): Draft[] {
  const sections = outline(root, {title, code: true}).filter((section) => !LINK_LISTS.test(section.title));
  return readProse(sections, group);
}

/**
 * Makes the records of one page. Pages with nothing to find have none. On a page of the reference, each member that the page
 * marks has a record, but members that it only links to don't.
 */
export function makeRecords(page: Page): SearchRecord[] {
  const type = pageType(page.newestPath ?? page.path);
  if (!type) return [];
  const document = page.tree;
  const root = contentRoot(document);
  if (!root) return [];
  const meta = readMeta(document);
  const titleElement =
    findElement(document, (element) => element.tagName === 'h1') ??
    findElement(document, (element) => element.tagName === 'title');
  const title = titleElement ? textOf(titleElement) : page.path;
  const topics = type.reference
    ? []
    : (meta
        .get('keywords')
        ?.split(',')
        .map((topic) => topic.trim()) ?? []);
  const drafts = trim(type.reference ? readReference(root, title, type) : readSections(root, title, type));
  const ancestors = readAncestors(root);
  const aliases = aliasesOf(page, drafts);

  const used = new Map<string, number>();
  return drafts.map(({type: recordType, kind, anchor, hierarchy, content}, position) => {
    const address = anchor ? `#${anchor}` : '';
    const base = `${page.path}${address}`;
    const count = (used.get(base) ?? 0) + 1;
    used.set(base, count);
    const names = count === 1 ? aliases.get(anchor ?? '') : undefined;
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
      ...(names ? {aliases: names} : {}),
      ...(position === 0 && topics.length > 0 ? {topics} : {}),
    };
  });
}
