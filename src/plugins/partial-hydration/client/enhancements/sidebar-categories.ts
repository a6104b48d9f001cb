import {prefersReducedMotion} from '@docusaurus/theme-common';
import siteConfig from '@generated/docusaurus.config';
import {findBody} from '../page-document';
import {getShownPage} from '../shown-page';
import {type SidebarLists, toLabelKey, toListsPath} from '../sidebar-lists';
import {navigation} from '../site-navigation';

const CATEGORY = '.theme-doc-sidebar-item-category';
const LABEL = 'a.menu__link--sublist[role=button]';

/** Milliseconds in which a list unfolds or folds. */
const FOLDING = 160;

const listOf = (category: Element): HTMLElement | null => category.querySelector(':scope > ul');
const labelOf = (category: Element): HTMLAnchorElement | null =>
  category.querySelector(`:scope > div > ${LABEL}`);

/** Lets a list grow from nothing, or shrink to nothing from a height in pixels, unless the visitor wants no motion. */
function fold(list: HTMLElement, open: boolean, height: number): void {
  for (const running of list.getAnimations()) running.cancel();
  list.hidden = !open && prefersReducedMotion();
  if (prefersReducedMotion()) return;
  const heights = ['0', `${height}px`];
  const folding = list.animate(
    {height: open ? heights : heights.reverse(), overflow: ['clip', 'clip']},
    {duration: FOLDING, easing: 'ease'},
  );
  folding.addEventListener('finish', () => {
    list.hidden = !open;
  });
}

function setOpen(category: Element, open: boolean): void {
  const label = labelOf(category);
  const list = listOf(category);
  const isChange = label?.getAttribute('aria-expanded') !== String(open);
  const before = list?.offsetHeight ?? 0;
  category.classList.toggle('menu__list-item--collapsed', !open);
  label?.setAttribute('aria-expanded', String(open));
  if (!list || !isChange) return;
  // The server closes with style attributes what it has rendered closed.
  list.removeAttribute('style');
  list.hidden = false;
  fold(list, open, open ? list.scrollHeight : before);
}

/** Lists of the sidebars that were asked for: a visit asks once, whatever is opened in it. */
const asked = new Map<string, Promise<SidebarLists>>();

/** Milliseconds after which a label is followed instead. */
const PATIENCE = 10_000;

async function fetchLists(sidebar: string): Promise<SidebarLists> {
  const address = siteConfig.baseUrl + toListsPath(sidebar);
  const response = await fetch(address, {signal: AbortSignal.timeout(PATIENCE)});
  if (!response.ok) throw new Error(`Loading ${address} failed: ${response.status}`);
  return response.json();
}

/** The list of a category that the page came without: only the open ones are in a page's HTML. */
async function fetchList(label: HTMLAnchorElement): Promise<Element | null> {
  const sidebar = findBody(getShownPage())?.dataset.sidebar ?? '';
  const loading = asked.get(sidebar) ?? fetchLists(sidebar);
  asked.set(sidebar, loading);
  loading.catch(() => asked.delete(sidebar));
  const html = (await loading)[toLabelKey(label.getAttribute('href') ?? '', label.textContent ?? '')];
  const list = new DOMParser().parseFromString(html ?? '', 'text/html').body.firstElementChild;
  return list && document.importNode(list, true);
}

async function toggle(category: Element, label: HTMLAnchorElement): Promise<void> {
  const open = label.getAttribute('aria-expanded') === 'true';
  if (!open && !listOf(category)) {
    const hasLeft = navigation.watchForLeaving();
    const list = await fetchList(label).catch(() => null);
    if (hasLeft() || !label.isConnected) return;
    // Without the list the label is what it is without JavaScript: a link to the category's first page.
    if (!list) return window.location.assign(label.href);
    if (!listOf(category)) category.append(list);
  }
  setOpen(category, !open);
}

/** Opens and closes categories of the sidebar, on the page and in the menu of a phone. */
export function openCategories(): void {
  const act = (event: Event) => {
    const label = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LABEL) : null;
    const category = label?.closest(CATEGORY);
    if (!label || !category) return;
    event.preventDefault();
    toggle(category, label);
  };
  document.addEventListener('click', (event) => {
    if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) act(event);
  });
  // A button answers Space too.
  document.addEventListener('keydown', (event) => {
    if (event.key === ' ') act(event);
  });
}
