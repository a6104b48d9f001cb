/**
 * Functions that create the content of pages. It consists of the nodes that MDX would parse: those of Markdown, and elements
 * with the attributes and classes of `src/lib/reference.ts`. MDX never parses the braces and angle brackets of types and
 * comments, so they can't break a page.
 */

import type {Heading, Link, List, Paragraph, PhrasingContent, RootContent, Strong} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {
  ANNOTATION_CLASSES,
  DATA_ATTRIBUTES,
  FOLDS_CLASS,
  type MemberKind,
  SECTIONS,
  type SectionId,
} from '../../../lib/reference';

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

export const text = (value: string): PhrasingContent => ({type: 'text', value});
export const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});
export const strong = (value: string): Strong => ({type: 'strong', children: [{type: 'text', value}]});
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

/** Creates a heading. Without an id, Docusaurus gives it one that is made from its title. */
export const heading = (depth: Heading['depth'], title: string, id?: string): Heading => ({
  type: 'heading',
  depth,
  children: [{type: 'text', value: title}],
  ...(id !== undefined && {data: {hProperties: {id}}}),
});

/** Creates a section of a symbol's page with its heading. Returns nothing if the content is empty. */
export function section(id: SectionId, content: Blocks): Blocks {
  const title = SECTIONS.find((candidate) => candidate.id === id)?.title ?? id;
  return content.length > 0 ? [heading(2, title, id), ...content] : [];
}

/** Joins nodes or lists of nodes, with `separator` between them. */
export const joinInlines = (items: (PhrasingContent | Inline)[], separator: string): Inline =>
  items.flatMap((item, index) => (index === 0 ? item : [text(separator), item].flat()));

type Attributes = Record<string, string | undefined>;

/** Creates an inline element. If it is alone in its paragraph, MDX turns it into a block without a paragraph. */
const element = (name: string, attributes: Attributes, ...children: Inline): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: toMdxAttributes(attributes),
  children,
});

/** Creates an element whose children are blocks. */
const block = (name: string, attributes: Attributes, ...children: Blocks): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: toMdxAttributes(attributes),
  children: children as MdxJsxFlowElement['children'],
});

const toMdxAttributes = (attributes: Attributes): MdxJsxTextElement['attributes'] =>
  Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name, value}],
  );

/** Creates a name as code that never becomes a link, for example because this is where the name is described. */
export const name = (value: string): PhrasingContent => element('code', {}, text(value));

/** Creates a short label that readers shouldn't overlook. */
export function badge(value: string, tone?: 'warning'): PhrasingContent {
  const className = ANNOTATION_CLASSES.badge;
  return element('span', {className: tone ? `${className} ${className}--${tone}` : className}, text(value));
}

/** Creates a line of short texts with dots between them. */
export const metadata = (items: Inline[]): PhrasingContent =>
  element('span', {className: ANNOTATION_CLASSES.related}, ...joinInlines(items, ' · '));

const signature = (content: Inline): PhrasingContent =>
  element('code', {className: ANNOTATION_CLASSES.signature}, ...content);

/** The full description of one member. */
interface MemberContent {
  kind: MemberKind;
  id: string;
  name: string;
  /** The part of each overload after the name, which is a parameter list or a type. Those of a constructor begin with `new`. */
  signatures: Inline[];
  /** Short texts beside the name: related members, the default, a link to Qt's documentation. */
  metadata: Inline[];
  children: Blocks;
}

/** Creates the description of a member. Its name is the heading, and browsers show the first signature on the same line. */
export function member({kind, id, name, signatures, metadata: items, children}: MemberContent): RootContent {
  const [first, ...others] = signatures;
  return block(
    'section',
    {[DATA_ATTRIBUTES.kind]: kind},
    heading(3, name, id),
    ...(first ? [paragraph(signature(first))] : []),
    ...(items.length > 0 ? [paragraph(metadata(items))] : []),
    ...others.map((other) => paragraph(signature(kind === 'constructor' ? other : [text(name), ...other]))),
    ...children,
  );
}

/** The meaning of one or more parameters. */
export interface ParameterMeaning {
  names: string[];
  meaning: Inline;
}

/** Creates the list of parameter meanings. Returns nothing if there are none. */
export function parameters(items: ParameterMeaning[]): Blocks {
  if (items.length === 0) return [];
  const joinNames = (names: string[]) => joinInlines(names.map(code), ', ');
  return [list(items.map(({names, meaning}) => [...joinNames(names), text(': '), ...meaning]))];
}

export interface Row {
  /** Id and kind of the member that the row describes. */
  id?: string;
  kind?: MemberKind;
  /** The cells. A single cell is a heading for the rows below it. */
  cells: Inline[];
}

/** Creates a table. Its rows are elements, because those of Markdown tables can't have ids. */
export function table(head: string[], rows: Row[]): RootContent {
  const ids = rows.flatMap(({id}) => id ?? []);
  return block(
    'ApiTable',
    {head: head.join('|'), ids: ids.length > 0 ? ids.join(' ') : undefined},
    block('tbody', {}, ...rows.map((row) => paragraph(tableRow(row, head.length)))),
  );
}

function tableRow({id, kind, cells}: Row, columnCount: number): PhrasingContent {
  const [first] = cells;
  const content =
    first && cells.length === 1 && columnCount > 1
      ? [element('th', {colSpan: String(columnCount), scope: 'colgroup'}, ...first)]
      : cells.map((cell) => element('td', {}, ...cell));
  return element('tr', {id, [DATA_ATTRIBUTES.kind]: kind}, ...content);
}

export interface Fold {
  title: string;
  content: Inline;
}

/**
 * Creates collapsible parts that are closed at first. They're inline elements, because blocks would put their content into
 * paragraphs.
 */
export const folds = (parts: Fold[]): RootContent =>
  paragraph(
    element(
      'div',
      {className: FOLDS_CLASS},
      ...parts.map(({title, content}) =>
        element('details', {}, element('summary', {}, text(title)), ...content),
      ),
    ),
  );

/**
 * Creates the line with the ancestors of a class.
 * @param ancestors their ids, nearest first
 */
export const chain = (ancestors: string[], children: Inline): RootContent =>
  paragraph(element('p', {[DATA_ATTRIBUTES.ancestors]: ancestors.join(' ')}, ...children));

/** Creates a short list of the methods of a class, by group. */
export const methodSummary = (groups: {title?: string; items: Inline[]}[]): RootContent =>
  block(
    'div',
    {className: ANNOTATION_CLASSES.methodSummary},
    ...groups.flatMap(({title, items}) => [
      ...(title ? [paragraph(element('strong', {}, text(title)))] : []),
      list(items),
    ]),
  );

/** Creates a program of `examples/` with its picture. */
export const example = (name: string): RootContent => block('Example', {name});

/** Creates a form that compares the declarations of two releases. The versions are sorted newest first. */
export const comparison = (versions: string[]): RootContent =>
  block('ReleaseComparison', {versions: versions.join(' ')});

/** Creates a field that filters the members of its page by name. */
export const memberFilter = (count: number): RootContent => block('MemberFilter', {count: `${count}`});

/** Creates lists that a reader can filter by name. */
export const filter = (children: Blocks): RootContent => block('SymbolFilter', {}, ...children);
