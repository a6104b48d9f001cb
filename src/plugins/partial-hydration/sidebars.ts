import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element, Parents} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {toString as hastText} from 'hast-util-to-string';
import {findElement, findElements, getAttribute, hasClass, isElement, parsePage} from '../../lib/html';
import {ACTIVE_CLASSES} from '../../lib/sidebar-state';
import {writeFileAtomically} from '../../lib/write-file';
import {COLLAPSED, type SidebarLists, toLabelKey, toListsPath} from './client/sidebar-lists';
import {describeDocusaurusChange} from './describe-docusaurus-change';
import type {DocsSidebar} from './generated';

/** Reads the HTML of a page by its path. */
type ReadPage = (pathname: string) => string;

const MENU = '<ul class="theme-doc-sidebar-menu';

const isCategory = (element: Element): boolean => hasClass(element, 'theme-doc-sidebar-item-category');
const findList = ({children}: Element): Element | undefined =>
  children.filter(isElement).find(({tagName}) => tagName === 'ul');

/** Returns the categories in a tree that have a link, with the key of their label and their list. A closed one may have no list. */
const readCategories = (tree: Parents) =>
  [...findElements(tree, isCategory)].flatMap((category) => {
    const label = findElement(category, (element) => hasClass(element, 'menu__link--sublist'));
    const href = label && getAttribute(label, 'href');
    return href ? [{href, key: toLabelKey(href, hastText(label)), list: findList(category)}] : [];
  });

/**
 * Parses the sidebar of a page.
 * @throws if the page has none
 */
function parseMenu(pathname: string, html: string): Parents {
  const start = html.indexOf(MENU);
  if (start < 0)
    throw new Error(describeDocusaurusChange(`${pathname} has no element ${MENU}">`, 'MENU in sidebars.ts'));
  return parsePage(html.slice(start, html.indexOf('</nav>', start)));
}

/**
 * Removes everything from a list that depends on the page it was taken from: the marks of the active entry, and the
 * lists of open subcategories.
 */
function removePageState(list: Element): void {
  for (const element of findElements(list, () => true)) {
    const {properties} = element;
    const classes = (properties.className as string[] | undefined) ?? [];
    properties.className = classes.filter((name) => !ACTIVE_CLASSES.includes(name));
    delete properties.ariaCurrent;
    const openList = findList(element);
    if (!isCategory(element) || !openList) continue;
    element.children = element.children.filter((child) => child !== openList);
    properties.className.push(COLLAPSED);
    const toggle = findElement(element, (child) => 'ariaExpanded' in child.properties);
    if (toggle) toggle.properties.ariaExpanded = 'false';
  }
}

/**
 * Collects the lists of all categories of a sidebar that fold. The HTML of a page has only the lists that are open there,
 * and each category is open on the page that its label links to.
 *
 * @param firstPage path of any page with the sidebar
 * @throws if a category isn't open on the page that it links to
 */
function createSidebarLists(firstPage: string, read: ReadPage): SidebarLists {
  const lists: SidebarLists = {};
  const collect = (tree: Parents): void => {
    for (const {href, key} of readCategories(tree)) {
      if (key in lists) continue;
      const openCategory = readCategories(parseMenu(href, read(href))).find((other) => other.key === key);
      const {list} = openCategory ?? {};
      if (!list) {
        const change = `The category ${key} of the sidebar is not open in the page that it links to`;
        throw new Error(describeDocusaurusChange(change, 'sidebars.ts'));
      }
      removePageState(list);
      lists[key] = toHtml(list);
      collect(list);
    }
  };
  collect(parseMenu(firstPage, read(firstPage)));
  return lists;
}

interface SidebarTask {
  /** Folder with the finished pages. */
  outDir: string;
  baseUrl: string;
  sidebars: readonly DocsSidebar[];
}

/**
 * Writes a JSON file for each sidebar with the lists of its categories. A page has only the lists that are open in it, and
 * the browser fetches the others in one request.
 */
export function writeSidebarLists({outDir, baseUrl, sidebars}: SidebarTask): void {
  const readPage = (pathname: string) =>
    readFileSync(path.join(outDir, pathname.slice(baseUrl.length), 'index.html'), 'utf8');
  for (const {key, firstPage} of sidebars) {
    const lists = createSidebarLists(firstPage, readPage);
    writeFileAtomically(path.join(outDir, toListsPath(key)), JSON.stringify(lists));
  }
}
