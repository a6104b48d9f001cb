import type {Element, Root as Html, Text as HtmlText, Parents} from 'hast';
import {type Handle, type State, toMdast} from 'hast-util-to-mdast';
import {toString as allText} from 'hast-util-to-string';
import type {
  BlockContent,
  Blockquote,
  Code,
  Emphasis,
  Image,
  InlineCode,
  Link,
  Paragraph,
  PhrasingContent,
  Root,
  Strong,
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
import {attribute, elements, find, hasClass, isElement} from '../../lib/html';
import {ASIDE, MARKS, SECTIONS} from '../../lib/reference';
import {markdownAddress} from './addresses';

/** Facts that a Markdown page starts with, and the pages that it may link to. */
export interface Surroundings {
  /** Absolute address of the page. */
  url: string;
  /** Version of the toolkit that the page describes. */
  version: string;
  /** Paths of all pages that have a Markdown page, with the base URL, without a slash at their ends. */
  pages: ReadonlySet<string>;
}

/**
 * Reads a built page: all that it says, and nothing of the chrome around it.
 * @returns undefined for a page without content or title, such as a redirect
 */
export function readMarkdownPage(document: Html, {url, version, pages}: Surroundings): Root | undefined {
  const content = find(document, isDocument) ?? find(document, ({tagName}) => tagName === 'main');
  if (!content) return undefined;
  const page: Handle = (state) => state.one(content, undefined);
  const handlers = {...MEANINGS, a: linkTo(pages), [PAGE.tagName]: page};
  const tree = toMdast(PAGE, {handlers, nodeHandlers: {comment: nothing, text: words}});
  if (tree.type !== 'root') return undefined;
  dropEmptySections(tree);
  const title = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  if (title < 0) return undefined;
  const address: Link = {type: 'link', url, children: [text(url)]};
  tree.children.splice(title + 1, 0, paragraph(address, text(` (NodeGUI ${version})`)));
  return tree;
}

/** Attribute of elements that only work in a browser with scripts: Markdown leaves them out. */
const INTERACTIVE = 'data-interactive';

/** Removes headings without content below them, for example because it was a control. The title stays. */
function dropEmptySections(page: Root): void {
  const isEmpty = (node: Root['children'][number], next: Root['children'][number] | undefined) =>
    node.type === 'heading' &&
    node.depth > 1 &&
    (next === undefined || (next.type === 'heading' && next.depth <= node.depth));
  page.children = page.children.filter((node, index) => !isEmpty(node, page.children[index + 1]));
}

/** A Markdown page as text. */
export const writeMarkdown = (page: Root): string => toMarkdown(page, OPTIONS);

/** What a page of the reference says itself: without what other pages say in full, and links as their text. */
export function writeBrief(page: Root): string {
  let isKept = true;
  const children = page.children.filter((node) => {
    if (node.type === 'heading' && node.depth === 2) isKept = !SAID_ELSEWHERE.has(mdastText(node));
    return isKept;
  });
  return toMarkdown({type: 'root', children}, {...OPTIONS, handlers: {...OPTIONS.handlers, link: linkText}});
}

/** Has a text escaped by those of a hundred patterns whose character it has: the library would try all of them on each. */
const root: MarkdownHandle = (node, parent, state, info) => {
  const {unsafe, safe} = state;
  state.safe = (words, config) => {
    state.unsafe = unsafe.filter(({character}) => words?.includes(character));
    const escaped = safe.call(state, words, config);
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

/** Titles of the sections of a reference page that repeat or list what other pages say. */
const SAID_ELSEWHERE = new Set(
  SECTIONS.filter(({id}) => ['example', 'at-a-glance', 'inherited-members', 'used-by'].includes(id)).map(
    ({title}): string => title,
  ),
);

const linkText: MarkdownHandle = (node, _parent, state, info) => state.containerPhrasing(node, info);

// --- The nodes that are made -----------------------------------------------------------------------------------------

const text = (value: string): Text => ({type: 'text', value});
const code = (value: string): InlineCode => ({type: 'inlineCode', value});
const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});
const strong = (...children: PhrasingContent[]): Strong => ({type: 'strong', children});

// --- The elements that are read --------------------------------------------------------------------------------------

const isDocument = (element: Element): boolean => hasClass(element, 'theme-doc-markdown');

/** Text of an element on one line. */
const lineOf = (element: Element): string => allText(element).replace(/\s+/g, ' ').trim();

const blocksOf = (state: State, node: Parents): BlockContent[] =>
  state.toFlow(state.all(node)) as BlockContent[];

/**
 * Stands for the page where the library is given one: it would copy the page and fold its white space, which took it
 * longer than all that we ask it for.
 */
const PAGE: Element = {type: 'element', tagName: 'content-of', properties: {}, children: []};

/** Elements that hold elements only. */
const WITHOUT_WORDS = new Set(['ol', 'table', 'tbody', 'thead', 'tr', 'ul']);

/** Words with their white space folded as browsers do. */
function words(_state: State, {value}: HtmlText, parent?: Parents): Text | undefined {
  if (parent?.type === 'element' && WITHOUT_WORDS.has(parent.tagName)) return undefined;
  return text(value.replace(/[\t\n\r ]+/g, ' '));
}

// --- What the elements mean ------------------------------------------------------------------------------------------

const nothing: Handle = () => undefined;

/** Content that only works in a browser with scripts, such as the sentence that says how to use a control. */
const isInteractive = (element: Element): boolean => attribute(element, INTERACTIVE) !== undefined;

/** A link within the site leads to the Markdown page of its page; the mark beside a heading is none. */
const linkTo =
  (pages: ReadonlySet<string>): Handle =>
  (state, node): Link | undefined => {
    if (hasClass(node, 'hash-link')) return undefined;
    const url = markdownLink(attribute(node, 'href') ?? '', pages);
    return {type: 'link', url, children: state.all(node) as Link['children']};
  };

function markdownLink(address: string, pages: ReadonlySet<string>): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return pages.has(path.replace(/(.)\/$/, '$1')) ? markdownAddress(path) + rest : address;
}

/** A block of code, with its title behind its language. */
const codeBlock: Handle = (_state, node): Code | undefined => {
  const pre = find(node, ({tagName}) => tagName === 'pre');
  if (!pre) return undefined;
  const title = find(node, (element) => hasClass(element, 'code-title'));
  const language = /language-(\S+)/.exec(
    attribute(find(pre, ({tagName}) => tagName === 'code') ?? pre, 'class') ?? '',
  )?.[1];
  return {
    type: 'code',
    lang: language ?? (title ? 'text' : null),
    meta: title ? `title="${lineOf(title)}"` : null,
    value: allText(pre),
  };
};

/** What is behind each tab, one below the other under the tab's name. A program in two languages is written once. */
const tabs: Handle = (state, node) => {
  const panels = node.children
    .filter(isElement)
    .filter((child) => attribute(child, 'role') === 'tabpanel')
    .map((panel) => ({title: attribute(panel, 'aria-label') ?? '', content: blocksOf(state, panel)}))
    .filter(({content}) => content.length > 0);
  return panels.flatMap(({title, content}) =>
    panels.length > 1 ? [paragraph(strong(text(title))), ...content] : content,
  );
};

/** A note is a quote that begins with what kind of note it is. */
function admonition(state: State, node: Element): Blockquote {
  const [heading, content] = node.children.filter(isElement);
  const [, kind = ''] = /theme-admonition-(\w+)/.exec(attribute(node, 'class') ?? '') ?? [];
  const title = heading ? lineOf(heading) : kind;
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  return {
    type: 'blockquote',
    children: [
      paragraph(strong(text(title.toLowerCase() === kind ? name : `${name}: ${title}`))),
      ...(content ? blocksOf(state, content) : []),
    ],
  };
}

/** What is folded away, often a list of links. Where all lead to one page, as inherited members do, one link to that page is enough. */
function fold(state: State, node: Element): Paragraph | undefined {
  const summary = find(node, ({tagName}) => tagName === 'summary');
  if (!summary) return undefined;
  const links = [...elements(node, ({tagName}) => tagName === 'a')];
  const [page = '', ...others] = new Set(links.map((link) => attribute(link, 'href')?.replace(/#.*/, '')));
  const title = text(lineOf(summary));
  if (links.length === 0 || others.length > 0) {
    const list = {...node, children: node.children.filter((child) => child !== summary)};
    return paragraph(strong(title), text(': '), ...(state.all(list) as PhrasingContent[]));
  }
  const [link] = state.all({...node, children: [{...summary, tagName: 'a', properties: {href: page}}]});
  return paragraph(strong(link as Link), text(`: ${links.map(lineOf).join(', ')}`));
}

const division: Handle = (state, node) => {
  if (isInteractive(node)) return undefined;
  if (attribute(node, 'aria-hidden') === 'true') return undefined;
  if (hasClass(node, 'page-actions')) return undefined;
  if (hasClass(node, 'code-block')) return codeBlock(state, node, undefined);
  if (hasClass(node, 'tab-group')) return tabs(state, node, undefined);
  if (hasClass(node, 'theme-admonition')) return admonition(state, node);
  if (hasClass(node, 'api-folds'))
    return node.children.filter(isElement).flatMap((part) => fold(state, part) ?? []);
  return blocksOf(state, node);
};

const isSignature = (element: Element): boolean => hasClass(element, ASIDE.signature);

/** A member of a symbol: its heading is its name, and each of its signatures is code with the name before it. */
const section: Handle = (state, node) => {
  if (attribute(node, MARKS.kind) === undefined) return blocksOf(state, node);
  const name = lineOf(find(node, ({tagName}) => tagName === 'h3') ?? node).replace(/\u200B/g, '');
  const [first, ...others] = [...elements(node, isSignature)].map(lineOf);
  const isNew = attribute(node, MARKS.kind) === 'constructor';
  const lines = first === undefined ? [] : [isNew ? first : name + first, ...others];
  const [heading, ...rest] = blocksOf(state, {
    ...node,
    children: node.children.filter((child) => !isElement(child) || !isSignature(child)),
  });
  return [...(heading ? [heading] : []), ...lines.map((line) => paragraph(code(line))), ...rest];
};

/** Words beside something else that a reader should not overlook. */
const span: Handle = (state, node) =>
  hasClass(node, ASIDE.badge)
    ? ({type: 'emphasis', children: [text(lineOf(node))]} satisfies Emphasis)
    : state.all(node);

/** A picture for one colour mode is the same picture for the other. */
const picture: Handle = (_state, node): Image | undefined =>
  /\bonly-dark\b|--dark_/.test(attribute(node, 'class') ?? '')
    ? undefined
    : {type: 'image', url: attribute(node, 'src') ?? '', alt: attribute(node, 'alt') ?? ''};

/** A drawing is what is said of it. */
const drawing: Handle = (_state, node): Paragraph | undefined => {
  const title = find(node, ({tagName}) => tagName === 'title');
  const description = find(node, ({tagName}) => tagName === 'desc');
  if (!title || !description) return undefined;
  return paragraph(strong(text(`${lineOf(title)}.`)), text(` ${lineOf(description)}`));
};

/** A figure is what it holds; a caption that repeats the title of its drawing is left out. */
const figure: Handle = (state, node) => {
  const titles = new Set([...elements(node, ({tagName}) => tagName === 'title')].map(lineOf));
  const children = node.children.filter(
    (child) => !isElement(child) || child.tagName !== 'figcaption' || !titles.has(lineOf(child)),
  );
  return blocksOf(state, {...node, children});
};

/** How each element is written: what is not listed, the library knows. */
const MEANINGS: Record<string, Handle> = {
  div: division,
  section,
  span,
  img: picture,
  svg: drawing,
  figure,
  // What only a browser can do something with, and what leads around the site.
  button: nothing,
  fieldset: nothing,
  footer: nothing,
  form: nothing,
  nav: nothing,
  search: nothing,
};
