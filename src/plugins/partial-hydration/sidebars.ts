import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Element, Parents} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {toString as textOf} from 'hast-util-to-string';
import {attribute, elements, find, hasClass, isElement, parsePage} from '../../lib/html';
import {labelKey, listsFile, type SidebarLists} from './client/sidebar-lists';
import {docusaurusChanged} from './docusaurus-changed';
import {type GlobalData, sidebarsOf} from './generated';

/** Reads the HTML of a page by its path. */
type ReadPage = (pathname: string) => string;

const MENU = '<ul class="theme-doc-sidebar-menu';
const FOLDED = 'menu__list-item--collapsed';

const isCategory = (element: Element): boolean => hasClass(element, 'theme-doc-sidebar-item-category');
const listOf = ({children}: Element): Element | undefined =>
  children.filter(isElement).find(({tagName}) => tagName === 'ul');
const labelOf = (category: Element): Element | undefined =>
  find(category, (element) => hasClass(element, 'menu__link--sublist'));

/** The sidebar of a page. @throws when the page has none */
function menuOf(pathname: string, html: string): Parents {
  const start = html.indexOf(MENU);
  if (start < 0)
    throw new Error(docusaurusChanged(`${pathname} has no element ${MENU}">`, 'MENU in sidebars.ts'));
  return parsePage(html.slice(start, html.indexOf('</nav>', start)));
}

const ACTIVE = ['menu__link--active', 'menu__list-item-collapsible--active'];

/** Takes out what a list says of the page it stands in, and what is unfolded below it. */
function settle(list: Element): void {
  for (const element of elements(list, () => true)) {
    const {properties} = element;
    const classes = (properties.className as string[] | undefined) ?? [];
    properties.className = classes.filter((name) => !ACTIVE.includes(name));
    delete properties.ariaCurrent;
    const label = isCategory(element) && labelOf(element);
    const open = listOf(element);
    if (!label || !open) continue;
    element.children = element.children.filter((child) => child !== open);
    properties.className.push(FOLDED);
    label.properties.ariaExpanded = 'false';
  }
}

/**
 * The lists of all categories of a sidebar that fold. A page's HTML has those that are open there; each category is
 * open in the page that its label leads to.
 *
 * @param first path of any page with the sidebar
 * @throws when a category is open nowhere
 */
function sidebarLists(first: string, read: ReadPage): SidebarLists {
  const lists: SidebarLists = {};
  const menus = new Map<string, Parents>();
  const openedIn = (pathname: string): Parents => {
    const menu = menus.get(pathname) ?? menuOf(pathname, read(pathname));
    menus.set(pathname, menu);
    return menu;
  };
  const keyOf = (category: Element): {href: string; key: string} | undefined => {
    const label = labelOf(category);
    const href = label && attribute(label, 'href');
    return href ? {href, key: labelKey(href, textOf(label))} : undefined;
  };
  const gather = (tree: Parents): void => {
    for (const category of elements(tree, isCategory)) {
      const {href, key} = keyOf(category) ?? {};
      if (href === undefined || key === undefined || key in lists) continue;
      const open = find(openedIn(href), (other) => isCategory(other) && keyOf(other)?.key === key);
      const list = open && structuredClone(listOf(open));
      if (!list) {
        const change = `The category ${key} of the sidebar is not open in the page that it links to`;
        throw new Error(docusaurusChanged(change, 'sidebars.ts'));
      }
      settle(list);
      lists[key] = toHtml(list);
      gather(list);
    }
  };
  gather(openedIn(first));
  return lists;
}

/**
 * Writes the lists of all sidebars. A page has those categories of its sidebar that are open in it; the browser fetches
 * the others together.
 *
 * @param build folder of the finished pages
 */
export function writeSidebarLists(build: string, baseUrl: string, data: GlobalData): void {
  const readPage = (pathname: string) =>
    readFileSync(path.join(build, pathname.slice(baseUrl.length), 'index.html'), 'utf8');
  for (const {name, first} of sidebarsOf(data)) {
    const file = path.join(build, listsFile(name));
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, JSON.stringify(sidebarLists(first, readPage)));
  }
}
