import {createSlugger} from '@docusaurus/utils';
import type {Element, Root as Html, Text as HtmlText, Parents} from 'hast';
import {type Handle, type State, toMdast} from 'hast-util-to-mdast';
import type {Link, Root, Text} from 'mdast';
import {toString as mdastText} from 'mdast-util-to-string';
import {findElement, hasClass} from '../../lib/html';
import {createElementHandlers, ignore, paragraph, text} from './element-handlers';

/** The URL and version that a Markdown page begins with, and the pages that it can link to. */
export interface PageContext {
  /** Absolute URL of the page. */
  url: string;
  /** Version of the toolkit that the page describes. */
  version: string;
  /** Paths of all pages that have a Markdown page, with the base URL and without a trailing slash. */
  pages: ReadonlySet<string>;
}

/**
 * Converts the content of a built page to Markdown nodes, without the menus around it.
 * @returns undefined for a page without content or title, such as a redirect
 */
export function readMarkdownPage(document: Html, {url, version, pages}: PageContext): Root | undefined {
  const content =
    findElement(document, isDocument) ?? findElement(document, ({tagName}) => tagName === 'main');
  if (!content) return undefined;
  const convertPlaceholder: Handle = (state) => state.one(content, undefined);
  const handlers = {...createElementHandlers(pages), [PLACEHOLDER.tagName]: convertPlaceholder};
  const tree = toMdast(PLACEHOLDER, {handlers, nodeHandlers: {comment: ignore, text: foldWhiteSpace}});
  if (tree.type !== 'root') return undefined;
  dropEmptySections(tree);
  addAnchors(tree);
  const title = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  if (title < 0) return undefined;
  const address: Link = {type: 'link', url, children: [text(url)]};
  tree.children.splice(title + 1, 0, paragraph(address, text(` (NodeGUI ${version})`)));
  return tree;
}

const isDocument = (element: Element): boolean => hasClass(element, 'theme-doc-markdown');

/**
 * A placeholder that is passed to the library instead of the page, and that a handler replaces by the page's content. The
 * library copies its input and folds the white space, which would take longer than the rest of the conversion.
 */
const PLACEHOLDER: Element = {type: 'element', tagName: 'content-of', properties: {}, children: []};

/** Tags of elements that contain elements only. */
const TAGS_WITHOUT_TEXT = new Set(['ol', 'table', 'tbody', 'thead', 'tr', 'ul']);

/** Folds the white space of a text as browsers do. */
function foldWhiteSpace(_state: State, {value}: HtmlText, parent?: Parents): Text | undefined {
  if (parent?.type === 'element' && TAGS_WITHOUT_TEXT.has(parent.tagName)) return undefined;
  return text(value.replace(/[\t\n\r ]+/g, ' '));
}

/** Removes headings that have no content, for example because the content was a form. The title stays. */
function dropEmptySections(page: Root): void {
  const isEmpty = (node: Root['children'][number], next: Root['children'][number] | undefined) =>
    node.type === 'heading' &&
    node.depth > 1 &&
    (next === undefined || (next.type === 'heading' && next.depth <= node.depth));
  page.children = page.children.filter((node, index) => !isEmpty(node, page.children[index + 1]));
}

/**
 * Adds an anchor above each heading whose id can't be guessed from its text. Such a heading was reworded and kept its old id,
 * so that old links still lead to it.
 */
function addAnchors(page: Root): void {
  const slugger = createSlugger();
  page.children = page.children.flatMap((node): Root['children'] => {
    if (node.type !== 'heading') return [node];
    const slug = slugger.slug(mdastText(node));
    const id = node.data?.id;
    return id === undefined || id === slug ? [node] : [{type: 'html', value: `<a id="${id}"></a>`}, node];
  });
}
