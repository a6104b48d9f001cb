import type {Heading, Link, List, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {type MdxJsxFlowElement, type MdxJsxTextElement, mdxToMarkdown} from 'mdast-util-mdx';
import {toMarkdown} from 'mdast-util-to-markdown';
import {MARKS, type MemberKind, SECTIONS, type SectionId} from '../../../lib/reference';

/**
 * Builders for the few kinds of Markdown nodes that pages are made of. Pages are trees written by a library, so
 * that no brace or angle bracket of a type or a comment is taken for MDX.
 */

export type Inline = PhrasingContent[];
export type Blocks = RootContent[];

export const text = (value: string): PhrasingContent => ({type: 'text', value});
export const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});
export const paragraph = (...children: Inline): Paragraph => ({type: 'paragraph', children});
export const sample = (value: string): RootContent => ({type: 'code', lang: 'ts', value: value.trim()});

export const link = (url: string, ...children: (PhrasingContent | string)[]): Link => ({
  type: 'link',
  url,
  children: children.map((child) => (typeof child === 'string' ? text(child) : child)) as Link['children'],
});

/** A heading; `id` is written as the comment that Docusaurus reads ids from. */
export function heading(depth: 2 | 3, title: string, id?: string): Heading {
  const children: Inline = [text(title)];
  if (id) children.push(text(' '), {type: 'mdxTextExpression', value: `/* #${id} */`});
  return {type: 'heading', depth, children};
}

/** A part of a symbol's page under its own heading; nothing where it has nothing to say. */
export function section(id: SectionId, content: Blocks): Blocks {
  const title = SECTIONS.find((one) => one.id === id)?.title ?? id;
  return content.length > 0 ? [heading(2, title, id), ...content] : [];
}

/** All that a page says about one member: its heading with its id, then `content`. */
export const memberPart = (kind: MemberKind, name: string, id: string | undefined, content: Blocks) =>
  block('section', {[MARKS.kind]: kind}, heading(3, name, id), ...content);

export const list = (items: Inline[]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((item) => ({type: 'listItem', spread: false, children: [paragraph(...item)]})),
});

type Attributes = Record<string, string | undefined>;

/** An element within a line. Alone in its paragraph it becomes a block with nothing around it. */
export const element = (name: string, attributes: Attributes, ...children: Inline): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: attributesOf(attributes),
  children,
});

/** An element whose children are blocks. */
export const block = (name: string, attributes: Attributes, ...children: Blocks): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: attributesOf(attributes),
  children: children as MdxJsxFlowElement['children'],
});

const attributesOf = (attributes: Attributes): MdxJsxTextElement['attributes'] =>
  Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name, value}],
  );

/** `<code>` that the plugin for code spans leaves alone: names on the page that declares them. */
export const name = (value: string): PhrasingContent => element('code', {}, text(value));

/**
 * A table of plain elements, because Markdown's tables take no ids on rows.
 * @param rows cells of each row, with the id and kind of the member it describes; a single cell spans the whole row as a heading
 */
export function table(
  head: string[],
  rows: {id?: string; kind?: MemberKind; cells: Inline[]}[],
): RootContent {
  const [only] = head;
  const titles = head.map((title) => element('th', {scope: 'col'}, text(title)));
  return block(
    'ApiTable',
    {},
    block('thead', {}, paragraph(element('tr', {}, ...titles))),
    block(
      'tbody',
      {},
      ...rows.map(({id, kind, cells}) => {
        const [first] = cells;
        const group = first && cells.length === 1 && only !== undefined && head.length > 1;
        const content = group
          ? [element('th', {colSpan: String(head.length), scope: 'colgroup'}, ...first)]
          : cells.map((cell) => element('td', {}, ...cell));
        return paragraph(element('tr', {id, [MARKS.kind]: kind}, ...content));
      }),
    ),
  );
}

/** Native folds: title and content of each. Inside one line, where no theme component with a script replaces them. */
export const folds = (parts: [string, Inline][]): RootContent =>
  paragraph(
    element(
      'div',
      {className: 'api-folds'},
      ...parts.map(([title, content]) =>
        element('details', {}, element('summary', {}, text(title)), ...content),
      ),
    ),
  );

/** Children with `separator` between them. */
export const joined = (items: Inline[], separator: string): Inline =>
  items.flatMap((item, index) => (index === 0 ? item : [text(separator), ...item]));

export function write(children: Blocks): string {
  const root: Root = {type: 'root', children};
  return toMarkdown(root, {extensions: [gfmToMarkdown(), mdxToMarkdown()], bullet: '-', rule: '-'});
}
