import type {Element, ElementContent, Root} from 'hast';
import {findElement, findElements, getAttribute, hasClass, isElement, readMetaTags} from '../../../lib/html';
import {formatNearest} from '../../../lib/nearest';
import {DATA_ATTRIBUTES, FOLDS_CLASS, MEMBER_KINDS} from '../../../lib/reference';
import type {Alias} from './aliases';
import {chunk} from './chunk';
import {getText} from './element-text';
import {HEADING, readParagraphs, splitIntoSections} from './outline';
import {findPageType} from './page-type';
import type {Entry, IndexedPage, Kind} from './types';

/** A page of the site. */
export interface Page {
  /** The whole document. */
  tree: Root;
  /** Path below the base URL, with a slash at the front. */
  path: string;
  /** Path of the page in the newest version of the docs, if it differs. */
  newestPath?: string;
  /** Other names for the page and its sections, and keywords of its sections. */
  aliases?: readonly Alias[];
}

/** Matches titles of sections that only link to other pages, because those pages are better hits. */
const LINK_LIST_TITLES = /^next(?: steps)?$/i;

/** Finds the element that contains the text of a page, without its navigation. */
function findContentRoot(document: Root): Element | undefined {
  return (
    findElement(document, (element) => hasClass(element, 'markdown')) ??
    findElement(document, (element) => element.tagName === 'main')
  );
}

/** Reads the sections of a page of prose. */
function readProse(root: Element, title: string): Entry[] {
  const sections = splitIntoSections(root, {title, code: true});
  return sections
    .filter((section) => !LINK_LIST_TITLES.test(section.title))
    .map(({level, title, anchor, paragraphs, separateTexts}) => ({
      level,
      kind: level === 1 ? 'page' : 'section',
      title,
      anchor,
      texts: [...chunk(paragraphs), ...separateTexts.flatMap((text) => chunk([text]))],
      aliases: [],
      topics: [],
    }));
}

type Member = Pick<Entry, 'title' | 'anchor' | 'texts'>;

const hasAttribute = (name: string) => (element: Element) => getAttribute(element, name) !== undefined;

/** Returns the members that the page describes. Members that it only links to have no `data-kind`. */
function readMembers(root: Element): Entry[] {
  return [...findElements(root, hasAttribute(DATA_ATTRIBUTES.kind))].flatMap((element) => {
    const kind = MEMBER_KINDS.find((candidate) => candidate === getAttribute(element, DATA_ATTRIBUTES.kind));
    const member = element.tagName === 'tr' ? readRow(element) : readPart(element);
    return kind && member ? [{...member, level: 2, kind, aliases: [], topics: []}] : [];
  });
}

/** Reads a member from the row of a table. Its name is the first code span, and its meaning is the last cell. */
function readRow(row: Element): Member | undefined {
  const anchor = getAttribute(row, 'id');
  const cells = row.children.filter(isElement);
  const first = cells[0];
  const last = cells.at(-1);
  if (!anchor || !first || !last) return undefined;
  const title = getText(findElement(first, ({tagName}) => tagName === 'code') ?? first);
  return title ? {title, anchor, texts: last === first ? [] : chunk([getText(last)])} : undefined;
}

/**
 * Returns whether a part of a member is its list of parameters, or folds with older signatures. Most of their words are names of
 * types, or repeat the description, but they would be a quarter of the text of all classes.
 */
const isSignatureDetail = (node: ElementContent): boolean =>
  isElement(node) && (node.tagName === 'ul' || hasClass(node, FOLDS_CLASS));

/** Reads a member that has its own heading. */
function readPart(part: Element): Member | undefined {
  const heading = findElement(part, ({tagName}) => HEADING.test(tagName));
  const anchor = heading && getAttribute(heading, 'id');
  const description = {...part, children: part.children.filter((child) => !isSignatureDetail(child))};
  const paragraphs = splitIntoSections(description, {title: '', code: false}).flatMap(readParagraphs);
  return anchor ? {title: getText(heading), anchor, texts: chunk(paragraphs)} : undefined;
}

/**
 * Reads a reference page: the symbol, then each member, signal and value. The signals of an interface are left out, because
 * the class that emits them has the same ones.
 */
function readReference(root: Element, title: string, kind: Kind): Entry[] {
  const introduction = splitIntoSections(root, {title, code: false}).slice(0, 1);
  const texts = chunk(introduction.flatMap(readParagraphs));
  return [
    {level: 1, kind, title, anchor: '', texts, aliases: [], topics: []},
    ...readMembers(root).filter((member) => kind !== 'interface' || member.kind !== 'signal'),
  ];
}

/** Returns the names of the base classes of a class, nearest first. */
function readAncestors(root: Element): string[] {
  const chain = findElement(root, hasAttribute(DATA_ATTRIBUTES.ancestors));
  return chain ? (getAttribute(chain, DATA_ATTRIBUTES.ancestors)?.split(' ') ?? []) : [];
}

/** Adds other names and keywords to their entries. @throws an error that names an anchor that no entry has */
function addAliases(entries: readonly Entry[], {aliases = [], path}: Page): void {
  for (const {key, anchor, names, file} of aliases) {
    const entry = entries.find((candidate) => candidate.anchor === anchor);
    if (!entry) {
      const nearest = formatNearest(
        anchor,
        entries.map((candidate) => candidate.anchor),
      );
      throw new Error(`${file} ${key}: ${path} has no section with the id "${anchor}".${nearest}`);
    }
    entry[key === 'aliases' ? 'aliases' : 'topics'] = names;
  }
}

/**
 * Reads what search can find on a page. Returns undefined if that is nothing. On a page of the reference, members that the page
 * only links to are left out.
 */
export function readPage(page: Page): IndexedPage | undefined {
  const {tree, path, newestPath = path} = page;
  const type = findPageType(newestPath);
  const root = type && findContentRoot(tree);
  if (!root) return undefined;
  const meta = readMetaTags(tree);
  const titleElement =
    findElement(tree, (element) => element.tagName === 'h1') ??
    findElement(tree, (element) => element.tagName === 'title');
  const title = titleElement ? getText(titleElement) : path;
  const isReference = type.kind !== 'page';
  const entries = isReference ? readReference(root, title, type.kind) : readProse(root, title);
  addAliases(entries, page);
  const keywords = meta.get('keywords')?.split(',') ?? [];
  if (entries[0] && !isReference) entries[0].topics = keywords.map((keyword) => keyword.trim());
  return {
    path,
    group: type.group,
    language: meta.get('docsearch:language') ?? 'en',
    version: meta.get('docsearch:version') ?? 'current',
    tag: meta.get('docsearch:docusaurus_tag') ?? 'default',
    weight: type.weight,
    ancestors: readAncestors(root),
    entries,
  };
}
