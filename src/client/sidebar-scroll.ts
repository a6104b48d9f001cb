import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {POSITION_KEY, type SidebarPosition} from '../lib/sidebar-state';
import {accessSessionStorage} from './safe-storage';
import {scrollWithin} from './scroll-within';

const MENU = '.theme-doc-sidebar-container .menu';

/** The last position of each sidebar in pixels from its top, by the sidebar's key. */
const positions = new Map<string, number>();

const findMenu = (): Element | null => document.querySelector(MENU);

/** Returns the path of a sidebar's first link, which is the key of the sidebar because no two sidebars share it. */
const readSidebarKey = (menu: Element | null): string | undefined => menu?.querySelector('a')?.pathname;

function storePosition(): void {
  const menu = findMenu();
  const key = readSidebarKey(menu);
  if (!menu || key === undefined) return;
  const position: SidebarPosition = [key, menu.scrollTop];
  accessSessionStorage((storage) => storage.setItem(POSITION_KEY, JSON.stringify(position)));
}

const removePosition = (): void => accessSessionStorage((storage) => storage.removeItem(POSITION_KEY));

/** Scrolls the sidebar of the new page to its last position, because its element may be a new one. */
export function restorePosition(): void {
  const menu = findMenu();
  const top = positions.get(readSidebarKey(menu) ?? '');
  if (menu && top !== undefined && menu.scrollTop !== top) menu.scrollTop = top;
}

let observer: ResizeObserver | undefined;

const stopObserving = (): void => observer?.disconnect();

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
  document.addEventListener(
    'scroll',
    ({target}) => {
      const key = target instanceof Element && target.matches(MENU) ? readSidebarKey(target) : undefined;
      if (key !== undefined) positions.set(key, (target as Element).scrollTop);
    },
    {capture: true, passive: true},
  );
  removePosition();
  window.addEventListener('pagehide', storePosition);
  window.addEventListener('pageshow', removePosition);
  // Once visitors use the sidebar, they decide which part of it is in view.
  for (const type of ['pointerdown', 'wheel', 'keydown', 'touchstart']) {
    document.addEventListener(
      type,
      ({target}) => {
        if (target instanceof Element && target.closest('.menu')) stopObserving();
      },
      {passive: true},
    );
  }
}

/**
 * Keeps the position of each sidebar from page to page, and across page loads. Scrolls to the entry of the current page if it
 * isn't in view (facebook/docusaurus#7980).
 */
export default {
  onRouteDidUpdate() {
    restorePosition();
    keepCurrentEntryInView();
  },
} satisfies ClientModule;
