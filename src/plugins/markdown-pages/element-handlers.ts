import type {Element, Parents} from 'hast';
import {defaultHandlers as elementHandlers, type Handle, type State} from 'hast-util-to-mdast';
import {toString as hastText} from 'hast-util-to-string';
import type {BlockContent, InlineCode, Link, Paragraph, PhrasingContent, Strong, Text} from 'mdast';
import {findElement, findElements, getAttribute, hasClass, isElement} from '../../lib/html';
import {removeTrailingSlash} from '../../lib/page-address';
import {ANNOTATION_CLASSES, DATA_ATTRIBUTES, FOLDS_CLASS} from '../../lib/reference';
import {toMarkdownPath} from './addresses';

declare module 'mdast' {
  interface HeadingData {
    /** The id of the heading on the page. */
    id?: string;
  }
}

/** Attribute of elements that only work with JavaScript. Markdown pages leave them out. */
const INTERACTIVE = 'data-interactive';

export const text = (value: string): Text => ({type: 'text', value});
const code = (value: string): InlineCode => ({type: 'inlineCode', value});
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});
const strong = (...children: PhrasingContent[]): Strong => ({type: 'strong', children});

/** Returns the text of an element on one line. */
const toLine = (element: Element): string => hastText(element).replace(/\s+/g, ' ').trim();

const toBlocks = (state: State, node: Parents): BlockContent[] =>
  state.toFlow(state.all(node)) as BlockContent[];

export const ignore: Handle = () => undefined;

/** Returns true for content that only works with JavaScript, such as a sentence that explains how to use a form. */
const isInteractive = (element: Element): boolean => getAttribute(element, INTERACTIVE) !== undefined;

/** Creates the handler of links. Links within the site lead to Markdown pages, and hash links of headings are dropped. */
const createLinkHandler =
  (pages: ReadonlySet<string>): Handle =>
  (state, node) => {
    if (hasClass(node, 'hash-link')) return undefined;
    const url = toMarkdownLink(getAttribute(node, 'href') ?? '', pages);
    return {type: 'link', url, children: state.all(node) as Link['children']};
  };

/** Returns an address, or the address of the Markdown page if it leads to a page that has one. */
function toMarkdownLink(address: string, pages: ReadonlySet<string>): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return pages.has(removeTrailingSlash(path)) ? toMarkdownPath(path) + rest : address;
}

/** Converts a code block, with its title after the language. */
const convertCodeBlock: Handle = (_state, node) => {
  const pre = findElement(node, ({tagName}) => tagName === 'pre');
  if (!pre) return undefined;
  const title = findElement(node, (element) => hasClass(element, 'code-title'));
  const element = findElement(pre, ({tagName}) => tagName === 'code') ?? pre;
  const [, language] = /language-(\S+)/.exec(getAttribute(element, 'class') ?? '') ?? [];
  return {
    type: 'code',
    lang: language ?? (title ? 'text' : null),
    meta: title ? `title="${toLine(title)}"` : null,
    value: hastText(pre),
  };
};

/** Converts tabs to a list, so that the text after them doesn't seem to belong to the last tab. */
const convertTabs: Handle = (state, node) => {
  const panels = node.children
    .filter(isElement)
    .filter((child) => getAttribute(child, 'role') === 'tabpanel')
    .map((panel) => ({title: getAttribute(panel, 'aria-label') ?? '', content: toBlocks(state, panel)}))
    .filter(({content}) => content.length > 0);
  if (panels.length < 2) return panels.flatMap(({content}) => content);
  return {
    type: 'list',
    spread: true,
    children: panels.map(({title, content}) => ({
      type: 'listItem',
      spread: true,
      children: [paragraph(strong(text(title))), ...content],
    })),
  };
};

/** Matches the statements with which a CommonJS program imports packages and files. */
const REQUIRE = /^(?:const|let) [^=]+ = require\([^)]*\);/gm;

/**
 * Converts the content of a component. A program in two languages appears in TypeScript, so a sentence says how the
 * JavaScript, which is in a `<template>`, differs.
 */
const convertComponent: Handle = (state, node) => {
  const template = node.children.filter(isElement).find(({tagName}) => tagName === 'template');
  const program = template?.content && findElement(template.content, ({tagName}) => tagName === 'pre');
  const lines = (program ? (hastText(program).match(REQUIRE) ?? []) : [])
    .map((line) => line.replace(/\s+/g, ' ').replace('{ ', '{').replace(/,? \}/, '}'))
    .flatMap((line, index) => [...(index === 0 ? [] : [text(' and ')]), code(line)]);
  if (lines.length === 0) return state.all(node);
  const note = paragraph(
    text('In JavaScript, leave out the types and write '),
    ...lines,
    text(' instead of the imports.'),
  );
  return [...toBlocks(state, node), note];
};

/** Converts a note to a quote that begins with the kind of note. */
const convertAdmonition: Handle = (state, node) => {
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
};

/** Converts a collapsed part. If all its links lead to one page, as those of inherited members do, one link is left. */
function convertFold(state: State, node: Element): Paragraph | undefined {
  const summary = findElement(node, ({tagName}) => tagName === 'summary');
  if (!summary) return undefined;
  const links = [...findElements(node, ({tagName}) => tagName === 'a')];
  const [page = '', ...otherPages] = new Set(
    links.map((link) => getAttribute(link, 'href')?.replace(/#.*/, '')),
  );
  const title = text(toLine(summary));
  if (links.length === 0 || otherPages.length > 0) {
    const list = {...node, children: node.children.filter((child) => child !== summary)};
    return paragraph(strong(title), text(': '), ...(state.all(list) as PhrasingContent[]));
  }
  const [link] = state.all({...node, children: [{...summary, tagName: 'a', properties: {href: page}}]});
  return paragraph(strong(link as Link), text(`: ${links.map(toLine).join(', ')}`));
}

/** Converts the steps of an example to a list. Its summary is the text of a button. */
const convertSteps: Handle = (state, node) => {
  const list = findElement(node, ({tagName}) => tagName === 'ol');
  if (!list) return undefined;
  return [paragraph(text('Steps to try:')), ...toBlocks(state, {...node, children: [list]})];
};

/** Converts a `<details>` element by its class. */
const convertDetails: Handle = (state, node) =>
  hasClass(node, 'play-steps') ? convertSteps(state, node, undefined) : toBlocks(state, node);

/** Converts a `div` by its class. Parts that only work with JavaScript are left out. */
const convertDiv: Handle = (state, node) => {
  if (isInteractive(node)) return undefined;
  if (getAttribute(node, 'aria-hidden') === 'true') return undefined;
  if (hasClass(node, 'page-actions')) return undefined;
  if (hasClass(node, 'code-block')) return convertCodeBlock(state, node, undefined);
  if (hasClass(node, 'tab-group')) return convertTabs(state, node, undefined);
  if (hasClass(node, 'theme-admonition')) return convertAdmonition(state, node, undefined);
  if (hasClass(node, FOLDS_CLASS))
    return node.children.filter(isElement).flatMap((part) => convertFold(state, part) ?? []);
  return toBlocks(state, node);
};

const isSignature = (element: Element): boolean => hasClass(element, ANNOTATION_CLASSES.signature);

/** Converts a member of a symbol. Its heading is the name, and each signature is code that begins with the name. */
const convertSection: Handle = (state, node) => {
  if (getAttribute(node, DATA_ATTRIBUTES.kind) === undefined) return toBlocks(state, node);
  const name = toLine(findElement(node, ({tagName}) => tagName === 'h3') ?? node).replace(/\u200B/g, '');
  const [first, ...others] = [...findElements(node, isSignature)].map(toLine);
  const isConstructor = getAttribute(node, DATA_ATTRIBUTES.kind) === 'constructor';
  const lines = first === undefined ? [] : [isConstructor ? first : name + first, ...others];
  const [heading, ...rest] = toBlocks(state, {
    ...node,
    children: node.children.filter((child) => !isElement(child) || !isSignature(child)),
  });
  return [...(heading ? [heading] : []), ...lines.map((line) => paragraph(code(line))), ...rest];
};

/** Converts a heading, and keeps its id for the anchor. */
const convertHeading: Handle = (state, node) => ({
  ...elementHandlers.h2(state, node),
  data: {id: getAttribute(node, 'id')},
});

/** Converts a row of a table. If it has an id, as a signal or a value of an enum has, its first cell begins with an anchor. */
const convertTableRow: Handle = (state, node) => {
  const row = elementHandlers.tr(state, node);
  const id = getAttribute(node, 'id');
  if (id !== undefined) row.children[0]?.children.unshift({type: 'html', value: `<a id="${id}"></a>`});
  return row;
};

/** Converts a paragraph, unless it only explains how to use something interactive. */
const convertParagraph: Handle = (state, node) =>
  isInteractive(node) ? undefined : elementHandlers.p(state, node);

/** Converts badges to emphasized text. */
const convertSpan: Handle = (state, node) =>
  hasClass(node, ANNOTATION_CLASSES.badge)
    ? {type: 'emphasis', children: [text(toLine(node))]}
    : state.all(node);

/** Converts pictures. Of two pictures for the light and the dark mode, it keeps the light one. */
const convertImage: Handle = (_state, node) =>
  /\bonly-dark\b|--dark_/.test(getAttribute(node, 'class') ?? '')
    ? undefined
    : {type: 'image', url: getAttribute(node, 'src') ?? '', alt: getAttribute(node, 'alt') ?? ''};

/** Converts a diagram to its title and description. */
const convertDrawing: Handle = (_state, node) => {
  const title = findElement(node, ({tagName}) => tagName === 'title');
  const description = findElement(node, ({tagName}) => tagName === 'desc');
  if (!title || !description) return undefined;
  return paragraph(strong(text(`${toLine(title)}.`)), text(` ${toLine(description)}`));
};

/** Converts the content of a figure. A caption that repeats the title of the diagram is left out. */
const convertFigure: Handle = (state, node) => {
  const titles = new Set([...findElements(node, ({tagName}) => tagName === 'title')].map(toLine));
  const children = node.children.filter(
    (child) => !isElement(child) || child.tagName !== 'figcaption' || !titles.has(toLine(child)),
  );
  return toBlocks(state, {...node, children});
};

/**
 * Returns the handlers by tag name that extend those of the library.
 * @param pages paths of all pages that have a Markdown page
 */
export const createElementHandlers = (pages: ReadonlySet<string>): Record<string, Handle> => ({
  a: createLinkHandler(pages),
  'client-component': convertComponent,
  div: convertDiv,
  details: convertDetails,
  section: convertSection,
  p: convertParagraph,
  span: convertSpan,
  img: convertImage,
  svg: convertDrawing,
  figure: convertFigure,
  h2: convertHeading,
  h3: convertHeading,
  h4: convertHeading,
  h5: convertHeading,
  h6: convertHeading,
  tr: convertTableRow,
  // The library would write an invisible character into the name.
  wbr: ignore,
  // The parser takes its content for text.
  noscript: ignore,
  // Controls and navigation have no use in Markdown.
  button: ignore,
  fieldset: ignore,
  footer: ignore,
  form: ignore,
  nav: ignore,
  search: ignore,
});
