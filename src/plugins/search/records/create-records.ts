import type {Element, ElementContent, Root} from 'hast';
import {findElement, findElements, getAttribute, hasClass, isElement, readMetaTags} from '../../../lib/html';
import {DATA_ATTRIBUTES, FOLDS_CLASS, MEMBER_KINDS, type MemberKind} from '../../../lib/reference';
import type {Alias} from './aliases';
import {getText} from './dom';
import {HEADING, type Section, splitIntoSections} from './outline';
import {findPageType, type PageType} from './page-type';
import {
  EMPTY_HIERARCHY,
  getLevelWeight,
  type Hierarchy,
  type Kind,
  LEVELS,
  type RecordType,
  type SearchRecord,
} from './types';

/** A page of the site. */
export interface Page {
  /** The whole document. */
  tree: Root;
  /** Absolute URL. */
  url: string;
  /** Path below the base URL, with a slash at the front. */
  path: string;
  /** Path of the page in the newest version of the docs, if it differs. */
  newestPath?: string;
  /** Other names for the page and its sections, and keywords of its sections. */
  aliases?: readonly Alias[];
}

/** Maximum number of characters of text in one record. The rest of a longer text is in `content` records. */
const MAX_CONTENT_LENGTH = 900;

/** Matches titles of sections that only link to other pages, because those pages are better hits. */
const LINK_LIST_TITLES = /^next(?: steps)?$/i;

/** Joins paragraphs to texts of at most `MAX_CONTENT_LENGTH` characters. Only a longer paragraph is split. */
export function chunk(paragraphs: readonly string[]): string[] {
  const chunks: string[] = [];
  let current = '';
  for (const paragraph of paragraphs) {
    for (let remainingText = paragraph; remainingText; ) {
      const cut =
        remainingText.length <= MAX_CONTENT_LENGTH
          ? remainingText.length
          : remainingText.lastIndexOf(' ', MAX_CONTENT_LENGTH);
      const part = remainingText.slice(0, cut > 0 ? cut : MAX_CONTENT_LENGTH);
      remainingText = remainingText.slice(part.length).trimStart();
      if (current && current.length + part.length >= MAX_CONTENT_LENGTH) {
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
function findContentRoot(document: Root): Element | undefined {
  return (
    findElement(document, (element) => hasClass(element, 'markdown')) ??
    findElement(document, (element) => element.tagName === 'main')
  );
}

interface Draft {
  type: RecordType;
  kind: Kind;
  anchor: string | null;
  hierarchy: Hierarchy;
  content: string | null;
}

/** Creates the records of a section of prose. The first one has the heading and the beginning of the text. */
function createProseDrafts(section: Section, hierarchy: Hierarchy): Draft[] {
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

/** Creates the records of a page of prose, one or more per heading. */
function readProse(sections: Section[], group: string): Draft[] {
  const hierarchy: Hierarchy = {...EMPTY_HIERARCHY, lvl0: group};
  return sections.flatMap((section) => {
    for (const [level, name] of LEVELS.entries()) {
      if (level === section.level) hierarchy[name] = section.title;
      if (level > section.level) hierarchy[name] = null;
    }
    return createProseDrafts(section, {...hierarchy});
  });
}

/** A member that a page of the reference describes. */
interface MarkedMember {
  kind: MemberKind;
  anchor: string;
  name: string;
  /** The text of the member, split into the contents of records. */
  contents: string[];
}

/** Returns the members that the page describes. Members that it only links to have no `data-kind`. */
function readMembers(root: Element): MarkedMember[] {
  return [
    ...findElements(root, (element) => getAttribute(element, DATA_ATTRIBUTES.kind) !== undefined),
  ].flatMap((element) => {
    const kind = MEMBER_KINDS.find((candidate) => candidate === getAttribute(element, DATA_ATTRIBUTES.kind));
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
  const name = getText(findElement(first, ({tagName}) => tagName === 'code') ?? first);
  return name ? {anchor, name, contents: last === first ? [] : chunk([getText(last)])} : undefined;
}

/**
 * Returns whether a part of a member is its list of parameters, or folds with older signatures. Most of their words are names of
 * types, or repeat the description, but they would be a quarter of the text of all classes.
 */
const isSignatureDetail = (node: ElementContent): boolean =>
  isElement(node) && (node.tagName === 'ul' || hasClass(node, FOLDS_CLASS));

/** Reads a member that has its own heading. */
function readPart(part: Element): Omit<MarkedMember, 'kind'> | undefined {
  const heading = findElement(part, ({tagName}) => HEADING.test(tagName));
  const anchor = heading && getAttribute(heading, 'id');
  const description = {...part, children: part.children.filter((child) => !isSignatureDetail(child))};
  const text = splitIntoSections(description, {title: '', code: false}).flatMap(({paragraphs, entries}) => [
    ...paragraphs,
    ...entries,
  ]);
  return anchor ? {anchor, name: getText(heading), contents: chunk(text)} : undefined;
}

/** Creates the records of a symbol. The first one has the name and the beginning of the text. */
function createSymbolDrafts(
  type: RecordType,
  symbol: Omit<Draft, 'type' | 'content'>,
  [first, ...rest]: readonly string[],
): Draft[] {
  return [
    {...symbol, type, content: first ?? null},
    ...rest.map((content): Draft => ({...symbol, type: 'content', content})),
  ];
}

/**
 * Creates the records of a reference page: those of the symbol, then those of each member, signal and value. The signals of an
 * interface have none, because the class that emits them has the same ones.
 */
function readReference(root: Element, title: string, {group, kind}: PageType): Draft[] {
  const hierarchy = {...EMPTY_HIERARCHY, lvl0: group, lvl1: title};
  const [intro] = splitIntoSections(root, {title, code: false});
  const contents = chunk([...(intro?.paragraphs ?? []), ...(intro?.entries ?? [])]);
  return [
    ...createSymbolDrafts('lvl1', {kind, anchor: null, hierarchy}, contents),
    ...readMembers(root)
      .filter((member) => kind !== 'interface' || member.kind !== 'signal')
      .flatMap(({kind, anchor, name, contents}) =>
        createSymbolDrafts('lvl2', {kind, anchor, hierarchy: {...hierarchy, lvl2: name}}, contents),
      ),
  ];
}

/** Returns the names of the base classes of a class, nearest first. */
function readAncestors(root: Element): string[] {
  const chain = findElement(
    root,
    (element) => getAttribute(element, DATA_ATTRIBUTES.ancestors) !== undefined,
  );
  return chain ? (getAttribute(chain, DATA_ATTRIBUTES.ancestors)?.split(' ') ?? []) : [];
}

/** Throws an error if an alias or a keyword is for an anchor that no record has. */
function checkAnchors({aliases = [], path}: Page, drafts: readonly Draft[]): void {
  const anchors = new Set(drafts.map(({anchor}) => anchor ?? ''));
  const unknown = aliases.find(({anchor}) => !anchors.has(anchor));
  if (!unknown) return;
  const {source, key, anchor} = unknown;
  throw new Error(`${source} ${key}: ${path} has no section with the id "${anchor}"`);
}

/** Returns the aliases or the keywords of a page by anchor. */
const groupByAnchor = (key: Alias['key'], aliases: readonly Alias[] = []): Map<string, string[]> =>
  new Map(aliases.filter((alias) => alias.key === key).map(({anchor, names}) => [anchor, names]));

/** Creates the records of the sections of a page of prose. */
function readSections(root: Element, title: string, {group}: PageType): Draft[] {
  const sections = splitIntoSections(root, {title, code: true}).filter(
    (section) => !LINK_LIST_TITLES.test(section.title),
  );
  return readProse(sections, group);
}

/**
 * Creates the records of one page. Pages with nothing to find have none. On a page of the reference, each member that the page
 * marks has a record, but members that it only links to don't.
 */
export function createRecords(page: Page): SearchRecord[] {
  const type = findPageType(page.newestPath ?? page.path);
  if (!type) return [];
  const document = page.tree;
  const root = findContentRoot(document);
  if (!root) return [];
  const meta = readMetaTags(document);
  const titleElement =
    findElement(document, (element) => element.tagName === 'h1') ??
    findElement(document, (element) => element.tagName === 'title');
  const title = titleElement ? getText(titleElement) : page.path;
  const keywords = meta.get('keywords')?.split(',') ?? [];
  const pageTopics = type.reference ? [] : keywords.map((keyword) => keyword.trim());
  const drafts = type.reference ? readReference(root, title, type) : readSections(root, title, type);
  const ancestors = readAncestors(root);
  checkAnchors(page, drafts);
  const aliases = groupByAnchor('aliases', page.aliases);
  const sectionKeywords = groupByAnchor('sectionKeywords', page.aliases);

  const countById = new Map<string, number>();
  return drafts.map(({type: recordType, kind, anchor, hierarchy, content}, position) => {
    const fragment = anchor ? `#${anchor}` : '';
    const id = `${page.path}${fragment}`;
    const count = (countById.get(id) ?? 0) + 1;
    countById.set(id, count);
    const names = count === 1 ? aliases.get(anchor ?? '') : undefined;
    const sectionTopics = (count === 1 && sectionKeywords.get(anchor ?? '')) || [];
    const topics = position === 0 ? pageTopics : sectionTopics;
    return {
      objectID: count === 1 ? id : `${id}~${count}`,
      url: `${page.url}${fragment}`,
      type: recordType,
      hierarchy,
      content,
      language: meta.get('docsearch:language') ?? 'en',
      version: meta.get('docsearch:version') ?? 'current',
      docusaurus_tag: meta.get('docsearch:docusaurus_tag') ?? 'default',
      kind,
      weight: {page: type.weight, level: getLevelWeight(recordType), position},
      ...(position === 0 && ancestors.length > 0 ? {ancestors} : {}),
      ...(names ? {aliases: names} : {}),
      ...(topics.length > 0 ? {topics} : {}),
    };
  });
}
