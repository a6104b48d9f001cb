import {prefersReducedMotion} from '@docusaurus/theme-common';
import siteConfig from '@generated/docusaurus.config';
import {findBody} from '../page-document';
import {getShownPage} from '../shown-page';
import {CATEGORY, COLLAPSED, findLabel, findList, isOpen, keyOf, LABEL} from '../sidebar-category';
import {type SidebarLists, toListsPath} from '../sidebar-lists';
import {navigation} from '../site-navigation';

/** The duration of opening or closing a list, in milliseconds. */
const FOLDING = 160;

/** Animates the height of a list from 0, or from a height in pixels to 0, unless the visitor prefers reduced motion. */
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
  const label = findLabel(category);
  const list = findList(category);
  const isChange = label?.getAttribute('aria-expanded') !== String(open);
  const before = list?.offsetHeight ?? 0;
  category.classList.toggle(COLLAPSED, !open);
  label?.setAttribute('aria-expanded', String(open));
  if (!list || !isChange) return;
  // The server hides closed lists with a style attribute.
  list.removeAttribute('style');
  list.hidden = false;
  fold(list, open, open ? list.scrollHeight : before);
}

/** The lists that were requested, by sidebar, so that they are fetched only once per visit. */
const asked = new Map<string, Promise<SidebarLists>>();

/** The milliseconds after which the label is followed as a link instead. */
const PATIENCE = 10_000;

async function fetchLists(sidebarKey: string): Promise<SidebarLists> {
  const address = siteConfig.baseUrl + toListsPath(sidebarKey);
  const response = await fetch(address, {signal: AbortSignal.timeout(PATIENCE)});
  if (!response.ok) throw new Error(`Loading ${address} failed: ${response.status}`);
  return response.json();
}

/** Fetches the list of a closed category, because it isn't part of the page's HTML. */
async function fetchList(label: HTMLAnchorElement): Promise<Element | null> {
  const sidebarKey = findBody(getShownPage())?.dataset.sidebar ?? '';
  const loading = asked.get(sidebarKey) ?? fetchLists(sidebarKey);
  asked.set(sidebarKey, loading);
  loading.catch(() => asked.delete(sidebarKey));
  const html = (await loading)[keyOf(label)];
  const list = new DOMParser().parseFromString(html ?? '', 'text/html').body.firstElementChild;
  return list && document.importNode(list, true);
}

async function toggle(category: Element, label: HTMLAnchorElement): Promise<void> {
  const open = isOpen(label);
  if (!open && !findList(category)) {
    const hasLeft = navigation.watchForLeaving();
    const list = await fetchList(label).catch(() => null);
    if (hasLeft() || !label.isConnected) return;
    // Without the list, the label works as it does without JavaScript, as a link to the category's first page.
    if (!list) return window.location.assign(label.href);
    if (!findList(category)) category.append(list);
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
  // A button also reacts to Space.
  document.addEventListener('keydown', (event) => {
    if (event.key === ' ') act(event);
  });
}
