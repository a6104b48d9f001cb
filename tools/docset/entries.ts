import type {Element} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toString as hastText} from 'hast-util-to-string';
import {getAttribute} from '../../src/lib/html';
import {DATA_ATTRIBUTES, MEMBER_KINDS, type MemberKind, type SymbolEntry} from '../../src/lib/reference';

/** The entry type of each kind of symbol. Dash and Zeal have icons and names for these types. */
export const SYMBOL_TYPES = {
  class: 'Class',
  interface: 'Interface',
  enum: 'Enum',
  alias: 'Type',
  constant: 'Constant',
  function: 'Function',
} as const satisfies Record<SymbolEntry['kind'], string>;

/** The entry type of each kind of member. Globals are missing, because they have entries as symbols. */
const MEMBER_TYPES = {
  constructor: 'Constructor',
  property: 'Property',
  method: 'Method',
  signal: 'Event',
  value: 'Value',
} as const satisfies Record<Exclude<MemberKind, 'global'>, string>;

type EntryType =
  | (typeof SYMBOL_TYPES)[SymbolEntry['kind']]
  | (typeof MEMBER_TYPES)[keyof typeof MEMBER_TYPES]
  | 'Guide'
  | 'Sample'
  | 'Section';

/** An entry of the index. */
export interface Entry {
  name: string;
  type: EntryType;
  /** Path of the page, with `#id` if the entry is a part of it. */
  path: string;
}

/** A part of a page that has an id. */
export interface Anchor {
  name: string;
  type: EntryType;
  id: string;
  /** The heading or cell with the name. */
  element: Element;
}

export const toPlainText = (element: Element): string =>
  hastText(element)
    .replace(/[\s\u200B]+/g, ' ')
    .trim();

/** Returns the sections of a page. */
export const findSections = (content: Element): Anchor[] =>
  selectAll('h2[id]', content).map((element) => ({
    name: toPlainText(element),
    type: 'Section',
    id: getAttribute(element, 'id') ?? '',
    element,
  }));

/** Returns the members that a page of the reference describes, without inherited ones, and its example. */
export const findMembers = (content: Element): Anchor[] => [
  ...findExample(content),
  ...selectAll(`[${DATA_ATTRIBUTES.kind}]`, content).flatMap(findMember),
];

/** Returns a list of one member or none. A member is a table row that has an id, or a section whose heading has one. */
function findMember(marked: Element): Anchor[] {
  const kind = MEMBER_KINDS.find((candidate) => candidate === getAttribute(marked, DATA_ATTRIBUTES.kind));
  const isRow = marked.tagName === 'tr';
  const title = select(isRow ? 'td' : 'h2, h3, h4, h5, h6', marked);
  const element = isRow ? marked : title;
  const id = element && getAttribute(element, 'id');
  if (!kind || kind === 'global' || !title || !id) return [];
  return [{name: toPlainText(title), type: MEMBER_TYPES[kind], id, element: title}];
}

/** Returns a list with the example of a class, named by its caption, or an empty list. */
function findExample(content: Element): Anchor[] {
  const element = select('#example', content);
  const caption = select('figcaption', content)?.children.find((child) => child.type === 'text');
  return element && caption ? [{name: caption.value.trim(), type: 'Sample', id: 'example', element}] : [];
}
