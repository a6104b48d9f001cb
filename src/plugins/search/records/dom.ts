import {parse, type DefaultTreeAdapterTypes as Tree} from 'parse5';

export type Element = Tree.Element;
type Parent = Tree.ParentNode;
type Child = Tree.ChildNode;

export const isElement = (node: Child): node is Element => 'tagName' in node;
export const isText = (node: Child): node is Tree.TextNode => node.nodeName === '#text';

/** Value of an attribute, or undefined. */
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((item) => item.name === name)?.value;

/** Whether the element has the class. */
export const hasClass = (element: Element, name: string): boolean =>
  (attribute(element, 'class') ?? '').split(/\s+/).includes(name);

/** Parses a whole page. Never throws: HTML has no errors. */
export const parsePage = (html: string): Parent => parse(html);

/** All elements below a node that pass the test, in document order. */
export function* elements(node: Parent, test: (element: Element) => boolean): Generator<Element> {
  for (const child of node.childNodes) {
    if (!isElement(child)) continue;
    if (test(child)) yield child;
    yield* elements(child, test);
  }
}

/** First element below a node that passes the test. */
export const find = (node: Parent, test: (element: Element) => boolean): Element | undefined =>
  elements(node, test).next().value ?? undefined;

const ZERO_WIDTH = /[\u200B-\u200D\uFEFF]/g;

/** One line of text: no zero-width characters, white space folded. */
export const oneLine = (text: string): string => text.replace(ZERO_WIDTH, '').replace(/\s+/g, ' ').trim();

/** Text of an element, folded to one line, without what is not read: link marks, buttons, scripts. */
export function textOf(element: Element): string {
  const parts: string[] = [];
  const collect = (node: Parent) => {
    for (const child of node.childNodes) {
      if (isText(child)) parts.push(child.value);
      else if (isElement(child) && !isUnread(child)) collect(child);
    }
  };
  collect(element);
  return oneLine(parts.join(''));
}

/** Marks of the reference's pages that say nothing of the symbol itself. */
const UNREAD_CLASSES = ['hash-link', 'api-signature', 'api-related', 'api-badge'];
const UNREAD_TAGS = new Set(['script', 'style', 'svg', 'button', 'nav', 'template', 'noscript', 'iframe']);

/** Whether an element has nothing to search in: controls, pictures, marks beside headings. */
export const isUnread = (element: Element): boolean =>
  UNREAD_TAGS.has(element.tagName) ||
  UNREAD_CLASSES.some((name) => hasClass(element, name)) ||
  attribute(element, 'hidden') !== undefined ||
  attribute(element, 'aria-hidden') === 'true';
