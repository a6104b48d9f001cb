import type {Element, ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import {visit} from 'unist-util-visit';
import {attribute, elements, find, hasClass} from '../../src/lib/html';
import {MARKER} from '../../src/plugins/partial-hydration/client-components/markup';
import type {Place} from './entries';

/** Elements that do nothing without scripts; the components of `TOOLS` are others. */
const LEFT_OUT = new Set(['button', 'input', 'noscript', 'output', 'script', 'search']);
const isLeftOut = (element: Element): boolean =>
  LEFT_OUT.has(element.tagName) ||
  hasClass(element, 'hash-link') ||
  // Parts of a player that are empty until its script comes.
  ['marks', 'panel'].includes(attribute(element, 'data-part') ?? '');

/** Components that readers work with: here a link leads to them. */
const TOOLS = ['layout-playground', 'release-comparison'];

/** What a built page says, without the chrome around it. @returns undefined for a page that is no document */
export function contentOf(page: Root): Root | undefined {
  const content = find(page, (element) => hasClass(element, 'theme-doc-markdown'));
  return content && {type: 'root', children: [content]};
}

/**
 * Takes out of a page what a docset, where no script runs, cannot show. Tabs become folds.
 * @param online address of the page on the site
 */
export function makeStill(content: Root, online: string): void {
  visit(content, 'element', (element, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (isLeftOut(element)) {
      parent.children.splice(index, 1);
      return index;
    }
    if (element.tagName === MARKER) showTemplates(element);
    if (TOOLS.some((name) => hasClass(element, name))) {
      parent.children.splice(
        index,
        1,
        h('p', ['This part responds only ', h('a', {href: online}, 'on the site'), '.']),
      );
      return index + 1;
    }
    if (hasClass(element, 'tab-group')) element.children = foldsOf(element);
    return undefined;
  });
}

/** Replaces the templates of a client component, such as the JavaScript of a program, with what they hold. */
function showTemplates(marker: Element): void {
  marker.children = marker.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'template'
      ? ((child.content?.children ?? []) as ElementContent[])
      : [child],
  );
}

/** What is behind the tabs of a group, a fold each; the first is open. */
function foldsOf(group: Element): Element[] {
  const panels = elements(group, (element) => attribute(element, 'role') === 'tabpanel');
  return [...panels].map((panel, index) =>
    h('details', {open: index === 0}, [
      h('summary', attribute(panel, 'aria-label') ?? ''),
      ...panel.children,
    ]),
  );
}

/** Passes each address in a page through a function, which returns what stands there from now on. */
export function replaceAddresses(content: Root, replace: (address: string) => string): void {
  for (const element of elements(content, () => true)) {
    for (const name of ['href', 'src', 'poster']) {
      const address = attribute(element, name);
      if (address !== undefined) element.properties[name] = replace(address);
    }
  }
}

/** Marks the places of a page for the table of contents that Dash shows beside it. */
export function markPlaces(places: readonly Place[]): void {
  for (const {name, type, element} of places) {
    const mark = `//apple_ref/cpp/${type}/${encodeURIComponent(name)}`;
    element.children.unshift(h('a', {name: mark, class: 'dashAnchor'}));
  }
}

/** A whole document around what a page says. */
export interface Document {
  content: Root;
  title: string;
  /** Address of the page on the site. */
  online: string;
  /** Address of the stylesheet from the document. */
  stylesheet: string;
}

export const writeDocument = ({content, title, online, stylesheet}: Document): string =>
  // Dash looks for the address of the page on the site right behind <html>.
  `<!doctype html>\n<html lang="en"><!-- Online page at ${online} -->${toHtml([
    h('head', [
      h('meta', {charSet: 'utf-8'}),
      h('title', title),
      h('meta', {name: 'viewport', content: 'width=device-width, initial-scale=1'}),
      h('meta', {name: 'color-scheme', content: 'light dark'}),
      h('link', {rel: 'stylesheet', href: stylesheet}),
    ]),
    h('body', [h('main', content.children as ElementContent[])]),
  ])}</html>\n`;
