import {createSlugger} from '@docusaurus/utils';
import type {Element, Root as Html, Text as HtmlText, Parents} from 'hast';
import {defaultHandlers as elementHandlers, type Handle, type State, toMdast} from 'hast-util-to-mdast';
import {toString as allText} from 'hast-util-to-string';
import type {
  BlockContent,
  Blockquote,
  Code,
  Emphasis,
  Heading,
  Image,
  InlineCode,
  Link,
  Paragraph,
  PhrasingContent,
  Root,
  Strong,
  Table,
  TableRow,
  Text,
} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {
  defaultHandlers,
  type Handle as MarkdownHandle,
  type Options as ToMarkdown,
  toMarkdown,
} from 'mdast-util-to-markdown';
import {toString as mdastText} from 'mdast-util-to-string';
import {findElement, findElements, getAttribute, hasClass, isElement} from '../../lib/html';
import {ASIDE, MARKS, SECTIONS} from '../../lib/reference';
import {toMarkdownPath} from './addresses';

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
  const page: Handle = (state) => state.one(content, undefined);
  const handlers = {...HANDLERS, a: createLinkHandler(pages), [PAGE.tagName]: page};
  const tree = toMdast(PAGE, {handlers, nodeHandlers: {comment: ignore, text: foldWhiteSpace}});
  if (tree.type !== 'root') return undefined;
  dropEmptySections(tree);
  addAnchors(tree);
  const title = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  if (title < 0) return undefined;
  const address: Link = {type: 'link', url, children: [text(url)]};
  tree.children.splice(title + 1, 0, paragraph(address, text(` (NodeGUI ${version})`)));
  return tree;
}

declare module 'mdast' {
  interface HeadingData {
    /** The id of the heading on the page. */
    id?: string;
  }
}

/** Attribute of elements that only work with JavaScript. Markdown pages leave them out. */
const INTERACTIVE = 'data-interactive';

/** Removes headings without content below them, for example because the content was a form. The title stays. */
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

/** Returns a Markdown page as text. */
export const writeMarkdown = (page: Root): string => toMarkdown(page, OPTIONS);

/** Returns a reference page as text, without links, anchors and the sections that repeat other pages. */
export function writeBrief(page: Root): string {
  let isIncluded = true;
  const children = page.children
    .filter((node) => {
      if (node.type === 'heading' && node.depth === 2) isIncluded = !REPEATED_SECTIONS.has(mdastText(node));
      return isIncluded && node.type !== 'html';
    })
    .map((node) => (node.type === 'table' ? dropInheritedRows(node) : node));
  const handlers = {...OPTIONS.handlers, link: linkText, html: () => ''};
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

/** Escapes each text only with the patterns whose character it contains, because the library tries about a hundred. */
const root: MarkdownHandle = (node, parent, state, info) => {
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
  handlers: {root},
};

/** Titles of the sections of a reference page that repeat other pages. */
const REPEATED_SECTIONS = new Set(
  SECTIONS.filter(({id}) => ['example', 'at-a-glance', 'inherited-members', 'used-by'].includes(id)).map(
    ({title}): string => title,
  ),
);

const linkText: MarkdownHandle = (node, _parent, state, info) => state.containerPhrasing(node, info);

// --- Markdown nodes --------------------------------------------------------------------------------------------------

const text = (value: string): Text => ({type: 'text', value});
const code = (value: string): InlineCode => ({type: 'inlineCode', value});
const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});
const strong = (...children: PhrasingContent[]): Strong => ({type: 'strong', children});

// --- HTML elements ---------------------------------------------------------------------------------------------------

const isDocument = (element: Element): boolean => hasClass(element, 'theme-doc-markdown');

/** Returns the text of an element on one line. */
const toLine = (element: Element): string => allText(element).replace(/\s+/g, ' ').trim();

const toBlocks = (state: State, node: Parents): BlockContent[] =>
  state.toFlow(state.all(node)) as BlockContent[];

/**
 * A placeholder that the library gets instead of the page. The library copies the tree that it gets and folds its white
 * space, which takes longer than the rest of the conversion.
 */
const PAGE: Element = {type: 'element', tagName: 'content-of', properties: {}, children: []};

/** Tags of elements that contain elements only. */
const TAGS_WITHOUT_TEXT = new Set(['ol', 'table', 'tbody', 'thead', 'tr', 'ul']);

/** Folds the white space of a text as browsers do. */
function foldWhiteSpace(_state: State, {value}: HtmlText, parent?: Parents): Text | undefined {
  if (parent?.type === 'element' && TAGS_WITHOUT_TEXT.has(parent.tagName)) return undefined;
  return text(value.replace(/[\t\n\r ]+/g, ' '));
}

// --- Handlers --------------------------------------------------------------------------------------------------------

const ignore: Handle = () => undefined;

/** Returns true for content that only works with JavaScript, such as a sentence that explains how to use a form. */
const isInteractive = (element: Element): boolean => getAttribute(element, INTERACTIVE) !== undefined;

/** Creates the handler of links. Links within the site lead to Markdown pages, and hash links of headings are dropped. */
const createLinkHandler =
  (pages: ReadonlySet<string>): Handle =>
  (state, node): Link | undefined => {
    if (hasClass(node, 'hash-link')) return undefined;
    const url = markdownLink(getAttribute(node, 'href') ?? '', pages);
    return {type: 'link', url, children: state.all(node) as Link['children']};
  };

function markdownLink(address: string, pages: ReadonlySet<string>): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return pages.has(path.replace(/(.)\/$/, '$1')) ? toMarkdownPath(path) + rest : address;
}

/** Converts a code block, with its title after the language. */
const codeBlock: Handle = (_state, node): Code | undefined => {
  const pre = findElement(node, ({tagName}) => tagName === 'pre');
  if (!pre) return undefined;
  const title = findElement(node, (element) => hasClass(element, 'code-title'));
  const language = /language-(\S+)/.exec(
    getAttribute(findElement(pre, ({tagName}) => tagName === 'code') ?? pre, 'class') ?? '',
  )?.[1];
  return {
    type: 'code',
    lang: language ?? (title ? 'text' : null),
    meta: title ? `title="${toLine(title)}"` : null,
    value: allText(pre),
  };
};

/** Converts tabs to sections with the names of the tabs. A program in two languages appears in TypeScript only. */
const tabs: Handle = (state, node) => {
  const panels = node.children
    .filter(isElement)
    .filter((child) => getAttribute(child, 'role') === 'tabpanel')
    .map((panel) => ({title: getAttribute(panel, 'aria-label') ?? '', content: toBlocks(state, panel)}))
    .filter(({content}) => content.length > 0);
  return panels.flatMap(({title, content}) =>
    panels.length > 1 ? [paragraph(strong(text(title))), ...content] : content,
  );
};

/** Converts a note to a quote that begins with the kind of note. */
function convertAdmonition(state: State, node: Element): Blockquote {
  const [heading, content] = node.children.filter(isElement);
  const [, kind = ''] = /theme-admonition-(\w+)/.exec(getAttribute(node, 'class') ?? '') ?? [];
  const title = heading ? toLine(heading) : kind;
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  return {
    type: 'blockquote',
    children: [
      paragraph(strong(text(title.toLowerCase() === kind ? name : `${name}: ${title}`))),
      ...(content ? toBlocks(state, content) : []),
    ],
  };
}

/** Converts a collapsed part. If all its links lead to one page, as those of inherited members do, one link is left. */
function convertDetails(state: State, node: Element): Paragraph | undefined {
  const summary = findElement(node, ({tagName}) => tagName === 'summary');
  if (!summary) return undefined;
  const links = [...findElements(node, ({tagName}) => tagName === 'a')];
  const [page = '', ...others] = new Set(links.map((link) => getAttribute(link, 'href')?.replace(/#.*/, '')));
  const title = text(toLine(summary));
  if (links.length === 0 || others.length > 0) {
    const list = {...node, children: node.children.filter((child) => child !== summary)};
    return paragraph(strong(title), text(': '), ...(state.all(list) as PhrasingContent[]));
  }
  const [link] = state.all({...node, children: [{...summary, tagName: 'a', properties: {href: page}}]});
  return paragraph(strong(link as Link), text(`: ${links.map(toLine).join(', ')}`));
}

const division: Handle = (state, node) => {
  if (isInteractive(node)) return undefined;
  if (getAttribute(node, 'aria-hidden') === 'true') return undefined;
  if (hasClass(node, 'page-actions')) return undefined;
  if (hasClass(node, 'code-block')) return codeBlock(state, node, undefined);
  if (hasClass(node, 'tab-group')) return tabs(state, node, undefined);
  if (hasClass(node, 'theme-admonition')) return convertAdmonition(state, node);
  if (hasClass(node, 'api-folds'))
    return node.children.filter(isElement).flatMap((part) => convertDetails(state, part) ?? []);
  return toBlocks(state, node);
};

const isSignature = (element: Element): boolean => hasClass(element, ASIDE.signature);

/** Converts a member of a symbol. Its heading is the name, and each signature is code that begins with the name. */
const section: Handle = (state, node) => {
  if (getAttribute(node, MARKS.kind) === undefined) return toBlocks(state, node);
  const name = toLine(findElement(node, ({tagName}) => tagName === 'h3') ?? node).replace(/\u200B/g, '');
  const [first, ...others] = [...findElements(node, isSignature)].map(toLine);
  const isNew = getAttribute(node, MARKS.kind) === 'constructor';
  const lines = first === undefined ? [] : [isNew ? first : name + first, ...others];
  const [heading, ...rest] = toBlocks(state, {
    ...node,
    children: node.children.filter((child) => !isElement(child) || !isSignature(child)),
  });
  return [...(heading ? [heading] : []), ...lines.map((line) => paragraph(code(line))), ...rest];
};

/** Converts a heading, and keeps its id for the anchor. */
const heading: Handle = (state, node): Heading => {
  const converted = elementHandlers.h2(state, node);
  return {...converted, data: {id: getAttribute(node, 'id')}};
};

/** Converts a row of a table. If it has an id, as a signal or a value of an enum has, its first cell begins with an anchor. */
const tableRow: Handle = (state, node): TableRow => {
  const row = elementHandlers.tr(state, node);
  const id = getAttribute(node, 'id');
  if (id !== undefined) row.children[0]?.children.unshift({type: 'html', value: `<a id="${id}"></a>`});
  return row;
};

/** Converts badges to emphasized text. */
const span: Handle = (state, node) =>
  hasClass(node, ASIDE.badge)
    ? ({type: 'emphasis', children: [text(toLine(node))]} satisfies Emphasis)
    : state.all(node);

/** Converts pictures. Of two pictures for the light and the dark mode, it keeps the light one. */
const picture: Handle = (_state, node): Image | undefined =>
  /\bonly-dark\b|--dark_/.test(getAttribute(node, 'class') ?? '')
    ? undefined
    : {type: 'image', url: getAttribute(node, 'src') ?? '', alt: getAttribute(node, 'alt') ?? ''};

/** Converts a diagram to its title and description. */
const drawing: Handle = (_state, node): Paragraph | undefined => {
  const title = findElement(node, ({tagName}) => tagName === 'title');
  const description = findElement(node, ({tagName}) => tagName === 'desc');
  if (!title || !description) return undefined;
  return paragraph(strong(text(`${toLine(title)}.`)), text(` ${toLine(description)}`));
};

/** Converts the content of a figure. A caption that repeats the title of the diagram is left out. */
const figure: Handle = (state, node) => {
  const titles = new Set([...findElements(node, ({tagName}) => tagName === 'title')].map(toLine));
  const children = node.children.filter(
    (child) => !isElement(child) || child.tagName !== 'figcaption' || !titles.has(toLine(child)),
  );
  return toBlocks(state, {...node, children});
};

/** Handlers by tag name, which extend those of the library. */
const HANDLERS: Record<string, Handle> = {
  div: division,
  section,
  span,
  img: picture,
  svg: drawing,
  figure,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  tr: tableRow,
  // Controls and navigation have no use in Markdown.
  button: ignore,
  fieldset: ignore,
  footer: ignore,
  form: ignore,
  nav: ignore,
  search: ignore,
};
