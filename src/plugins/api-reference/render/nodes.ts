import type {Heading, Link, List, Node, Paragraph, PhrasingContent, RootContent, Strong} from 'mdast';
import {type MemberKind, SECTIONS, type SectionId} from '../../../lib/reference';

/**
 * The nodes of pages: the nodes of Markdown, and the ones below for parts of the reference, such as a member or a badge.
 * A page stays a tree until a writer turns it into its output, so another output format needs only another writer.
 */

export type Inline = PhrasingContent[];
export type Blocks = RootContent[];

export interface FrontMatter {
  title: string;
  description: string;
  keywords: string[];
  sidebar_label?: string;
  /** URL relative to `/docs`, if it differs from the path of the file. */
  slug?: string;
  /** `null` hides the link. */
  custom_edit_url: string | null;
  /** The sidebar of a page that no sidebar lists as a document. */
  displayed_sidebar?: string;
}

export interface Page {
  frontMatter: FrontMatter;
  content: Blocks;
}

/** A heading with an explicit id. */
export interface ApiHeading extends Node {
  type: 'apiHeading';
  depth: 2 | 3;
  id: string;
  title: string;
}

/** The full description of one member. */
export interface ApiMember extends Node {
  type: 'apiMember';
  kind: MemberKind;
  id: string;
  name: string;
  /** The part of each overload after the name, which is a parameter list or a type. */
  signatures: Inline[];
  /** Short texts beside the name: related members, the default, a link to Qt's documentation. */
  metadata: Inline[];
  children: Blocks;
}

/** Short texts in a line, with dots between them. */
export interface ApiMetadata extends Node {
  type: 'apiMetadata';
  items: Inline[];
}

/** A short label that readers shouldn't overlook. */
export interface ApiBadge extends Node {
  type: 'apiBadge';
  value: string;
  tone?: 'warning';
}

/** A name as code that never becomes a link, for example because this is where the name is described. */
export interface ApiName extends Node {
  type: 'apiName';
  value: string;
}

/** The meanings of a member's parameters. Several parameters may share a meaning. */
export interface ApiParameters extends Node {
  type: 'apiParameters';
  items: {names: string[]; meaning: Inline}[];
}

export interface ApiRow {
  /** Id and kind of the member that the row describes. */
  id?: string;
  kind?: MemberKind;
  /** The cells. A single cell is a heading for the rows below it. */
  cells: Inline[];
}

export interface ApiTable extends Node {
  type: 'apiTable';
  head: string[];
  rows: ApiRow[];
}

/** Collapsible parts that are closed at first, each with a title. */
export interface ApiFolds extends Node {
  type: 'apiFolds';
  parts: {title: string; content: Inline}[];
}

/** The ancestors of a class, nearest first. */
export interface ApiChain extends Node {
  type: 'apiChain';
  ancestors: string[];
  children: Inline;
}

/** A short list of the methods of a class, by group. */
export interface ApiMethodSummary extends Node {
  type: 'apiMethodSummary';
  groups: {title?: string; items: {url: string; label: string}[]}[];
}

/** A field that filters the members of its page by name. */
export interface ApiMemberFilter extends Node {
  type: 'apiMemberFilter';
  /** Number of members that the page describes. */
  count: number;
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

/** A form that compares the declarations of two releases. */
export interface ApiComparison extends Node {
  type: 'apiComparison';
  /** Newest first. */
  versions: string[];
}

interface ApiInline {
  apiMetadata: ApiMetadata;
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
    apiMemberFilter: ApiMemberFilter;
    apiFilter: ApiFilter;
    apiComparison: ApiComparison;
  }
}

export const text = (value: string): PhrasingContent => ({type: 'text', value});
export const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});
export const strong = (value: string): Strong => ({type: 'strong', children: [{type: 'text', value}]});
export const name = (value: string): ApiName => ({type: 'apiName', value});
export const badge = (value: string, tone?: ApiBadge['tone']): ApiBadge => ({type: 'apiBadge', value, tone});
export const metadata = (items: Inline[]): ApiMetadata => ({type: 'apiMetadata', items});
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

/** Creates a heading that takes its id from its title. */
export const heading = (depth: Heading['depth'], title: string): Heading => ({
  type: 'heading',
  depth,
  children: [{type: 'text', value: title}],
});

/** Creates a section of a symbol's page with its heading. Returns nothing if the content is empty. */
export function section(id: SectionId, content: Blocks): Blocks {
  const title = SECTIONS.find((candidate) => candidate.id === id)?.title ?? id;
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
export const memberFilter = (count: number): ApiMemberFilter => ({type: 'apiMemberFilter', count});
export const filter = (children: Blocks): ApiFilter => ({type: 'apiFilter', children});

export const chain = (ancestors: string[], children: Inline): ApiChain => ({
  type: 'apiChain',
  ancestors,
  children,
});

/** Creates the list of parameter meanings. Returns nothing if there are none. */
export const parameters = (items: ApiParameters['items']): Blocks =>
  items.length > 0 ? [{type: 'apiParameters', items}] : [];

/** Joins several inline contents, with `separator` between them. */
export const joinInlines = (items: Inline[], separator: string): Inline =>
  items.flatMap((item, index) => (index === 0 ? item : [text(separator), ...item]));
