import type {Heading, Link, List, Node, Paragraph, PhrasingContent, RootContent, Strong} from 'mdast';
import {type MemberKind, SECTIONS, type SectionId} from '../../../lib/reference';

/**
 * What pages are made of: Markdown's own nodes, and those below, each with one meaning. A page stays a tree until a
 * writer puts it as text, so that another output is another writer and nothing else.
 */

export type Inline = PhrasingContent[];
export type Blocks = RootContent[];

export interface FrontMatter {
  title: string;
  description: string;
  keywords: string[];
  sidebar_label?: string;
  /** Address below that of all documents, where it is not that of the file. */
  slug?: string;
  /** `null` hides the link. */
  custom_edit_url: string | null;
  displayed_sidebar?: null;
}

export interface Page {
  frontMatter: FrontMatter;
  content: Blocks;
}

/** A heading with an id of our own. */
export interface ApiHeading extends Node {
  type: 'apiHeading';
  depth: 2 | 3;
  id: string;
  title: string;
}

/** All that a page says about one member. */
export interface ApiMember extends Node {
  type: 'apiMember';
  kind: MemberKind;
  id: string;
  name: string;
  /** What each overload adds to the name: brackets with parameters, or a type. */
  signatures: Inline[];
  /** Said in a few words beside the name: its partners, its default, where Qt documents it. */
  facts: Inline[];
  children: Blocks;
}

/** A few words beside something else, of less weight than a sentence. */
export interface ApiFacts extends Node {
  type: 'apiFacts';
  items: Inline[];
}

/** A fact that a reader should not overlook. */
export interface ApiBadge extends Node {
  type: 'apiBadge';
  value: string;
  tone?: 'warning';
}

/** A name in the place that describes it: code that never becomes a link. */
export interface ApiName extends Node {
  type: 'apiName';
  value: string;
}

/** What the parameters of a member mean; several may share a meaning. */
export interface ApiParameters extends Node {
  type: 'apiParameters';
  items: {names: string[]; meaning: Inline}[];
}

export interface ApiRow {
  /** Id and kind of the member that the row describes. */
  id?: string;
  kind?: MemberKind;
  /** A single cell is a heading of the rows below. */
  cells: Inline[];
}

export interface ApiTable extends Node {
  type: 'apiTable';
  head: string[];
  rows: ApiRow[];
}

/** Lists that are closed at first: title and content of each. */
export interface ApiFolds extends Node {
  type: 'apiFolds';
  parts: {title: string; content: Inline}[];
}

/** What a class inherits from, nearest first. */
export interface ApiChain extends Node {
  type: 'apiChain';
  ancestors: string[];
  children: Inline;
}

/** The members of a page in brief, by group. */
export interface ApiMethodSummary extends Node {
  type: 'apiMethodSummary';
  groups: {title?: string; items: {url: string; label: string; words: string}[]}[];
}

/** A program of `examples/` with its picture. */
export interface ApiExample extends Node {
  type: 'apiExample';
  name: string;
}

/** Lists that a reader can filter by name. */
export interface ApiFilter extends Node {
  type: 'apiFilter';
  children: Blocks;
}

/** A choice of two releases, and what they declare differently. */
export interface ApiComparison extends Node {
  type: 'apiComparison';
  /** Newest first. */
  versions: string[];
}

interface ApiInline {
  apiFacts: ApiFacts;
  apiBadge: ApiBadge;
  apiName: ApiName;
}

declare module 'mdast' {
  interface PhrasingContentMap extends ApiInline {}
  interface RootContentMap extends ApiInline {
    apiHeading: ApiHeading;
    apiMember: ApiMember;
    apiParameters: ApiParameters;
    apiTable: ApiTable;
    apiFolds: ApiFolds;
    apiChain: ApiChain;
    apiMethodSummary: ApiMethodSummary;
    apiExample: ApiExample;
    apiFilter: ApiFilter;
    apiComparison: ApiComparison;
  }
}

export const text = (value: string): PhrasingContent => ({type: 'text', value});
export const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});
export const strong = (value: string): Strong => ({type: 'strong', children: [{type: 'text', value}]});
export const name = (value: string): ApiName => ({type: 'apiName', value});
export const badge = (value: string, tone?: ApiBadge['tone']): ApiBadge => ({type: 'apiBadge', value, tone});
export const facts = (items: Inline[]): ApiFacts => ({type: 'apiFacts', items});
export const paragraph = (...children: Inline): Paragraph => ({type: 'paragraph', children});
export const sample = (value: string): RootContent => ({type: 'code', lang: 'ts', value: value.trim()});

export const link = (url: string, ...children: (PhrasingContent | string)[]): Link => ({
  type: 'link',
  url,
  children: children.map((child) => (typeof child === 'string' ? text(child) : child)) as Link['children'],
});

export const list = (items: Inline[]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((item) => ({type: 'listItem', spread: false, children: [paragraph(...item)]})),
});

/** A heading that takes its id from its title. */
export const heading = (depth: Heading['depth'], title: string): Heading => ({
  type: 'heading',
  depth,
  children: [{type: 'text', value: title}],
});

/** A part of a symbol's page under its own heading; nothing if it has nothing to say. */
export function section(id: SectionId, content: Blocks): Blocks {
  const title = SECTIONS.find((one) => one.id === id)?.title ?? id;
  return content.length > 0 ? [{type: 'apiHeading', depth: 2, id, title}, ...content] : [];
}

export const member = (content: Omit<ApiMember, 'type'>): ApiMember => ({type: 'apiMember', ...content});
export const table = (head: string[], rows: ApiRow[]): ApiTable => ({type: 'apiTable', head, rows});
export const folds = (parts: ApiFolds['parts']): ApiFolds => ({type: 'apiFolds', parts});
export const methodSummaryNode = (groups: ApiMethodSummary['groups']): ApiMethodSummary => ({
  type: 'apiMethodSummary',
  groups,
});
export const example = (name: string): ApiExample => ({type: 'apiExample', name});
export const comparison = (versions: string[]): ApiComparison => ({type: 'apiComparison', versions});
export const filter = (children: Blocks): ApiFilter => ({type: 'apiFilter', children});

export const chain = (ancestors: string[], children: Inline): ApiChain => ({
  type: 'apiChain',
  ancestors,
  children,
});

/** The meanings of parameters; nothing if there is none to tell. */
export const parameters = (items: ApiParameters['items']): Blocks =>
  items.length > 0 ? [{type: 'apiParameters', items}] : [];

/** Children with `separator` between them. */
export const joined = (items: Inline[], separator: string): Inline =>
  items.flatMap((item, index) => (index === 0 ? item : [text(separator), ...item]));
