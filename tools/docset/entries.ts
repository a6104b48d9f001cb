import type {Element, Root} from 'hast';
import {toString as allText} from 'hast-util-to-string';
import {attribute, elements, find} from '../../src/lib/html';
import {MARKS, MEMBER_KINDS, type MemberKind, type SymbolEntry} from '../../src/lib/reference';

/** Types of entries, from the list that Dash and Zeal have icons and names for. */
export type EntryType =
  | 'Class'
  | 'Constant'
  | 'Constructor'
  | 'Enum'
  | 'Event'
  | 'Function'
  | 'Guide'
  | 'Interface'
  | 'Method'
  | 'Property'
  | 'Sample'
  | 'Section'
  | 'Type'
  | 'Value';

/** What the index finds, and where. */
export interface Entry {
  name: string;
  type: EntryType;
  /** File among the documents, with the id of a place in it unless it is the page itself. */
  path: string;
}

/** A place on a page that has an id, and what it is called there. */
export interface Place {
  name: string;
  type: EntryType;
  id: string;
  /** The heading or cell that begins it. */
  element: Element;
}

/** What symbols are in the index. */
export const SYMBOL_TYPES: Record<SymbolEntry['kind'], EntryType> = {
  class: 'Class',
  interface: 'Interface',
  enum: 'Enum',
  alias: 'Type',
  constant: 'Constant',
  function: 'Function',
};

/** What members are in the index. Globals are no members: they have entries as symbols. */
export const MEMBER_TYPES: Record<Exclude<MemberKind, 'global'>, EntryType> = {
  constructor: 'Constructor',
  property: 'Property',
  method: 'Method',
  signal: 'Event',
  value: 'Value',
};

export const textOf = (element: Element): string =>
  allText(element)
    .replace(/[\s\u200B]+/g, ' ')
    .trim();

/** The sections of a page. */
export const sectionsOf = (content: Root): Place[] =>
  [...elements(content, ({tagName}) => tagName === 'h2')].flatMap((element): Place[] => {
    const id = attribute(element, 'id');
    return id ? [{name: textOf(element), type: 'Section', id, element}] : [];
  });

/** The members that a page of the reference describes itself, and its example. */
export function membersOf(content: Root): Place[] {
  const marked = [...elements(content, (element) => attribute(element, MARKS.kind) !== undefined)];
  return [...exampleOf(content), ...marked.flatMap(memberOf)];
}

/** A member is the row of a table, which has its id and begins with its name, or a section whose heading has both. */
function memberOf(marked: Element): Place[] {
  const kind = MEMBER_KINDS.find((known) => known === attribute(marked, MARKS.kind));
  const isRow = marked.tagName === 'tr';
  const title = find(marked, ({tagName}) => (isRow ? tagName === 'td' : /^h[2-6]$/.test(tagName)));
  const element = isRow ? marked : title;
  const id = element && attribute(element, 'id');
  if (!kind || kind === 'global' || !title || !id) return [];
  return [{name: textOf(title), type: MEMBER_TYPES[kind], id, element: title}];
}

/** The program that shows a class, called by what stands below its picture. */
function exampleOf(content: Root): Place[] {
  const element = find(content, (one) => attribute(one, 'id') === 'example');
  const caption = find(content, ({tagName}) => tagName === 'figcaption');
  const said = caption?.children.find((child) => child.type === 'text');
  return element && said ? [{name: said.value.trim(), type: 'Sample', id: 'example', element}] : [];
}
