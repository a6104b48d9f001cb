import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {POSITION_KEY, type SidebarPosition} from '../lib/sidebar-state';
import {withSessionStorage} from './safe-storage';

const MENU = '.theme-doc-sidebar-container .menu';

/** The last position of each sidebar in pixels from its top, by the path of its first link. */
const positions = new Map<string, number>();

const findMenu = (): Element | null => document.querySelector(MENU);

/** Returns the path of a sidebar's first link, which tells sidebars apart. */
const firstLinkOf = (menu: Element | null): string | undefined => menu?.querySelector('a')?.pathname;

function storePosition(): void {
  const menu = findMenu();
  const link = firstLinkOf(menu);
  if (!menu || link === undefined) return;
  const position: SidebarPosition = [link, menu.scrollTop];
  withSessionStorage((storage) => storage.setItem(POSITION_KEY, JSON.stringify(position)));
}

const removePosition = (): void => withSessionStorage((storage) => storage.removeItem(POSITION_KEY));

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener(
    'scroll',
    ({target}) => {
      const link = target instanceof Element && target.matches(MENU) ? firstLinkOf(target) : undefined;
      if (link !== undefined) positions.set(link, (target as Element).scrollTop);
    },
    {capture: true, passive: true},
  );
  removePosition();
  window.addEventListener('pagehide', storePosition);
  window.addEventListener('pageshow', removePosition);
}

/** Scrolls the sidebar of the new page to its last position, because its element may be a new one. */
export function restorePosition(): void {
  const menu = findMenu();
  const top = positions.get(firstLinkOf(menu) ?? '');
  if (menu && top !== undefined && menu.scrollTop !== top) menu.scrollTop = top;
}

/** Keeps the position of each sidebar from page to page, and across page loads. */
export default {
  onRouteDidUpdate: restorePosition,
} satisfies ClientModule;
