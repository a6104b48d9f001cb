import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {ACTIVE_CLASSES, type SidebarState, STATE_KEY} from '../lib/sidebar-state';
import {accessSessionStorage} from './safe-storage';
import {scrollWithin} from './scroll-within';

const MENU = '.theme-doc-sidebar-container .menu';

/** Selector of the copy of the sidebar in the menu of a phone. */
const PHONE_MENU = '.navbar-sidebar .theme-doc-sidebar-menu';

/** The last position of each sidebar in pixels from its top, by the path of its first link. */
const positions = new Map<string, number>();

const findMenu = (): Element | null => document.querySelector(MENU);

/** Returns the path of a sidebar's first link, which is the key of the sidebar because no two sidebars share it. */
const readSidebarKey = (menu: Element | null): string | undefined => menu?.querySelector('a')?.pathname;

/** Returns the labels of the categories that are open, or of those that are closed, by a key of the category. */
const findLabels = (menu: Element, open: boolean): Map<string, HTMLAnchorElement> =>
  new Map(
    [...menu.querySelectorAll<HTMLAnchorElement>(`a[aria-expanded=${open}]`)].map((label) => [
      `${label.pathname} ${label.textContent}`,
      label,
    ]),
  );

/** Removes the marks of the current page from a category, and returns it. */
function removeMarks(category: Element): Element {
  for (const element of category.querySelectorAll(ACTIVE_CLASSES.map((name) => `.${name}`).join())) {
    element.classList.remove(...ACTIVE_CLASSES);
    element.removeAttribute('aria-current');
  }
  return category;
}

/**
 * Opens the categories of the next page's sidebar that are open in the previous one. The server only opens those around the
 * page itself. The categories are moved, so the previous sidebar can't be shown again.
 */
export function keepOpenCategories(previous: Element, next: Element): void {
  const open = findLabels(previous, true);
  for (const [key, label] of findLabels(next, false)) {
    const category = open.get(key)?.closest('li');
    if (category) label.closest('li')?.replaceWith(removeMarks(category));
  }
}

/** Stores the state of the sidebar. On the next page, a script in the HTML after the sidebar restores it. */
function storeState(): void {
  const menu = findMenu();
  const firstLink = readSidebarKey(menu);
  if (!menu || firstLink === undefined) return;
  const state: SidebarState = {firstLink, top: menu.scrollTop, open: {}};
  // Without partial hydration, which sets this attribute, React couldn't hydrate a sidebar with other open categories.
  if (menu.closest('[data-sidebar]')) {
    const isHidden = menu.getClientRects().length === 0;
    const visibleMenu = (isHidden && document.querySelector(PHONE_MENU)) || menu;
    for (const [key, label] of findLabels(visibleMenu, true)) {
      const category = label.closest('li')?.cloneNode(true) as Element;
      state.open[key] = removeMarks(category).outerHTML;
    }
  }
  accessSessionStorage((storage) => storage.setItem(STATE_KEY, JSON.stringify(state)));
}

const removeState = (): void => accessSessionStorage((storage) => storage.removeItem(STATE_KEY));

function storePosition({target}: Event): void {
  if (!(target instanceof Element && target.matches(MENU))) return;
  const key = readSidebarKey(target);
  if (key !== undefined) positions.set(key, target.scrollTop);
}

/** Scrolls the sidebar of the new page to its last position, because its element may be a new one. */
export function restorePosition(): void {
  const menu = findMenu();
  const top = positions.get(readSidebarKey(menu) ?? '');
  if (menu && top !== undefined && menu.scrollTop !== top) menu.scrollTop = top;
}

let observer: ResizeObserver | undefined;

const stopObserving = (): void => observer?.disconnect();

function stopInSidebar({target}: Event): void {
  if (target instanceof Element && target.closest('.menu')) stopObserving();
}

/** Keeps the entry of this page in view while categories around it open and close, until the visitor uses the sidebar. */
export function keepCurrentEntryInView(): void {
  stopObserving();
  observer = new ResizeObserver((lists) => {
    for (const {target} of lists) {
      const entry = target.querySelector('.menu__link[aria-current="page"]');
      const sidebar = target.closest('.menu');
      if (entry && sidebar) scrollWithin(sidebar, entry);
    }
  });
  for (const list of document.querySelectorAll('.theme-doc-sidebar-menu')) observer.observe(list);
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('scroll', storePosition, {capture: true, passive: true});
  removeState();
  window.addEventListener('pagehide', storeState);
  window.addEventListener('pageshow', removeState);
  // Once visitors use the sidebar, they decide which part of it is in view.
  for (const type of ['pointerdown', 'wheel', 'keydown', 'touchstart']) {
    document.addEventListener(type, stopInSidebar, {passive: true});
  }
}

/** The sidebar of the page on screen. */
let currentMenu: Element | null = null;

/**
 * Keeps the position and the open categories of a sidebar from page to page, also when the browser loads the page. Scrolls to the
 * entry of the current page if it isn't in view (facebook/docusaurus#7980).
 */
export default {
  onRouteDidUpdate() {
    const menu = findMenu();
    // Partial hydration, which sets this attribute, replaces the element of a sidebar. React keeps it with its open categories.
    if (menu?.closest('[data-sidebar]') && currentMenu && menu !== currentMenu)
      keepOpenCategories(currentMenu, menu);
    currentMenu = menu;
    restorePosition();
    keepCurrentEntryInView();
  },
} satisfies ClientModule;
