import type {Element, ElementContent} from 'hast';
import {selectAll} from 'hast-util-select';
import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import {visit} from 'unist-util-visit';
import {findElements, getAttribute, hasClass} from '../../src/lib/html';
import {MARKER} from '../../src/plugins/partial-hydration/client-components/markup';
import type {Anchor} from './entries';

/** Elements that do nothing without scripts, apart from the components below. */
const INTERACTIVE_TAGS = new Set(['button', 'input', 'noscript', 'output', 'script', 'search']);
const isInteractive = (element: Element): boolean =>
  INTERACTIVE_TAGS.has(element.tagName) ||
  hasClass(element, 'hash-link') ||
  // Parts of an example player that only respond when its script has loaded.
  ['hotspots', 'panel'].includes(getAttribute(element, 'data-part') ?? '');

/** Interactive components, which a docset replaces by a link to the site. */
const INTERACTIVE_COMPONENTS = ['layout-playground', 'release-comparison'];

/**
 * Removes the parts of a page that need scripts, because a docset runs none. Tabs become `<details>` elements.
 * @param siteUrl URL of the page on the site
 */
export function removeInteractiveParts(content: Element, siteUrl: string): void {
  visit(content, 'element', (element, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (isInteractive(element)) {
      parent.children.splice(index, 1);
      return index;
    }
    if (element.tagName === MARKER) unwrapTemplates(element);
    if (INTERACTIVE_COMPONENTS.some((name) => hasClass(element, name))) {
      parent.children.splice(
        index,
        1,
        h('p', ['This part responds only ', h('a', {href: siteUrl}, 'on the site'), '.']),
      );
      return index + 1;
    }
    if (hasClass(element, 'tab-group')) element.children = toDetails(element);
    return undefined;
  });
}

/** Replaces the templates of a client component, for example the JavaScript of a program, by their content. */
function unwrapTemplates(marker: Element): void {
  marker.children = marker.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'template'
      ? ((child.content?.children ?? []) as ElementContent[])
      : [child],
  );
}

/** Turns the panels of a tab group into `<details>` elements. The first one is open. */
function toDetails(group: Element): Element[] {
  return selectAll('[role=tabpanel]', group).map((panel, index) =>
    h('details', {open: index === 0}, [
      h('summary', getAttribute(panel, 'aria-label') ?? ''),
      ...panel.children,
    ]),
  );
}

/** Replaces each URL in a page by what `replace` returns for it. */
export function replaceAddresses(content: Element, replace: (address: string) => string): void {
  for (const element of findElements(content, () => true)) {
    for (const name of ['href', 'src', 'poster']) {
      const address = getAttribute(element, name);
      if (address !== undefined) element.properties[name] = replace(address);
    }
  }
}

/** Adds an anchor to a part of a page. Dash creates its table of contents from them. */
export function addDashAnchor({name, type, element}: Anchor): void {
  const mark = `//apple_ref/cpp/${type}/${encodeURIComponent(name)}`;
  element.children.unshift(h('a', {name: mark, class: 'dashAnchor'}));
}

interface DocsetPage {
  title: string;
  content: Element;
  /** URL of the page on the site. */
  siteUrl: string;
  /** URL of the stylesheet, relative to the page. */
  stylesheet: string;
}

export const renderDocument = ({title, content, siteUrl, stylesheet}: DocsetPage): string =>
  // Dash reads the URL of the page on the site from a comment directly after <html>.
  `<!doctype html>\n<html lang="en"><!-- Online page at ${siteUrl} -->${toHtml([
    h('head', [
      h('meta', {charSet: 'utf-8'}),
      h('title', title),
      h('meta', {name: 'viewport', content: 'width=device-width, initial-scale=1'}),
      h('meta', {name: 'color-scheme', content: 'light dark'}),
      h('link', {rel: 'stylesheet', href: stylesheet}),
    ]),
    h('body', [h('main', [content])]),
  ])}</html>\n`;
