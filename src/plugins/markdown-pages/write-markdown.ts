import type {Root, Table} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {
  defaultHandlers,
  type Handle as MarkdownHandle,
  type Options as ToMarkdown,
  toMarkdown,
} from 'mdast-util-to-markdown';
import {toString as mdastText} from 'mdast-util-to-string';
import {SECTIONS} from '../../lib/reference';

export const writeMarkdown = (page: Root): string => toMarkdown(page, OPTIONS);

/** Returns a reference page as text, without anchors, the sections that repeat other pages, and links that have a text. */
export function writeBrief(page: Root): string {
  let isIncluded = true;
  const children = page.children
    .filter((node) => {
      if (node.type === 'heading' && node.depth === 2) isIncluded = !REPEATED_SECTIONS.has(mdastText(node));
      return isIncluded && node.type !== 'html';
    })
    .map((node) => (node.type === 'table' ? dropInheritedRows(node) : node));
  const handlers = {...OPTIONS.handlers, link: writeLinkText, html: () => ''};
  return toMarkdown({type: 'root', children}, {...OPTIONS, handlers});
}

/** Removes the signals of base classes from a table, which follow a row with nothing but "From" and the class. */
function dropInheritedRows(table: Table): Table {
  const isHeading = ({children: [first, ...others]}: Table['children'][number]) =>
    first !== undefined &&
    mdastText(first).startsWith('From ') &&
    others.every((cell) => cell.children.length === 0);
  const end = table.children.findIndex(isHeading);
  return end < 0 ? table : {...table, children: table.children.slice(0, end)};
}

/**
 * Writes a page, and escapes each text only with the patterns whose character it contains. The library would try about a
 * hundred patterns on each text.
 */
const writeRoot: MarkdownHandle = (node, parent, state, info) => {
  const {unsafe, safe} = state;
  state.safe = (value, config) => {
    state.unsafe = unsafe.filter(({character}) => value?.includes(character));
    const escaped = safe.call(state, value, config);
    state.unsafe = unsafe;
    return escaped;
  };
  return defaultHandlers.root(node, parent, state, info);
};

const OPTIONS: ToMarkdown = {
  extensions: [gfmToMarkdown({tablePipeAlign: false})],
  bullet: '-',
  rule: '-',
  handlers: {root: writeRoot},
};

/** Titles of the sections of a reference page that repeat other pages. */
const REPEATED_SECTIONS = new Set(
  SECTIONS.filter(({id}) => ['example', 'at-a-glance', 'inherited-members', 'used-by'].includes(id)).map(
    ({title}): string => title,
  ),
);

/** Writes only the text of a link. A URL without another text stays a link, because it would be escaped as text. */
const writeLinkText: MarkdownHandle = (node, parent, state, info) =>
  mdastText(node) === node.url
    ? defaultHandlers.link(node, parent, state, info)
    : state.containerPhrasing(node, info);
