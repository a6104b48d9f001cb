import type {Element, Nodes, Parents, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parse} from 'parse5';
import {find as findPropertyInfo, html} from 'property-information';

/** Parses a whole page. The nodes have no positions, because parsing would take a third longer with them. It never throws. */
export const parsePage = (page: string): Root => fromParse5(parse(page)) as Root;

/**
 * Returns the main content of a built page without the navbar, the sidebar and the footer of a document. It's about a third
 * of the HTML. Returns the whole page if it has no main content.
 */
export function findMainContent(page: string): string {
  const start = page.indexOf('<main');
  if (start < 0) return page;
  const main = page.slice(start, page.lastIndexOf('</main>'));
  const end = main.indexOf('<footer class="theme-doc-footer');
  return end < 0 ? main : main.slice(0, end);
}

/** Matches the elements of a head that describe the page, but not its policy. */
const DESCRIBING_TAG =
  /<title.*?<\/title>|<meta(?! http-equiv)(?:"[^"]*"|'[^']*'|[^"'>])*>|<script[^>]*application\/ld\+json[^>]*>.*?<\/script>/gs;

/**
 * Returns the parts of a built page that no other page has. These are the tags in its head that describe it, and its main
 * content. The rest is the same on many pages, or changes with the names of scripts and styles. Returns the whole page if it
 * has no main content.
 */
export function findPageContent(page: string): string {
  if (!page.includes('<main')) return page;
  const head = page.slice(0, page.indexOf('<body'));
  return (head.match(DESCRIBING_TAG) ?? []).join('') + findMainContent(page);
}

/** Returns the value of an attribute by its name in HTML, or undefined if the element doesn't have it. */
export function getAttribute({properties}: Element, name: string): string | undefined {
  const value = properties[findPropertyInfo(html, name).property];
  if (value === undefined || value === null || value === false) return undefined;
  if (value === true) return '';
  return Array.isArray(value) ? value.join(' ') : String(value);
}

export const isElement = (node: Nodes): node is Element => node.type === 'element';

export const hasClass = ({properties: {className}}: Element, name: string): boolean =>
  Array.isArray(className) && className.includes(name);

/** Generates the elements below a node that pass the test, in document order. */
export function* findElements(node: Parents, test: (element: Element) => boolean): Generator<Element> {
  for (const child of node.children) {
    if (!isElement(child)) continue;
    if (test(child)) yield child;
    yield* findElements(child, test);
  }
}

/** Returns the first element below a node that passes the test. */
export const findElement = (node: Parents, test: (element: Element) => boolean): Element | undefined =>
  findElements(node, test).next().value ?? undefined;

/** Returns the contents of the `<meta>` elements of a page by property or name. */
export function readMetaTags(page: Parents): Map<string, string> {
  const tags = [...findElements(page, ({tagName}) => tagName === 'meta')];
  return new Map(
    tags.map((tag) => [
      getAttribute(tag, 'property') ?? getAttribute(tag, 'name') ?? '',
      getAttribute(tag, 'content') ?? '',
    ]),
  );
}
