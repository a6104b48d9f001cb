import {isConnectionSlow} from '../../../client/connection';
import {findPageLink, hasPage, loadPage, toPageUrl} from './pages';

/** Compressed bytes that prefetching the neighbours of one page may take. */
const PREFETCH_BUDGET = 30_000;

/** Fetches a page that the visitor may open, unless the connection is slow. Errors only matter when they open the page. */
async function prefetch(pathname: string): Promise<void> {
  if (!isConnectionSlow()) await loadPage(pathname).catch(() => undefined);
}

const findLinks = (selector: string): HTMLAnchorElement[] => [
  ...document.querySelectorAll<HTMLAnchorElement>(selector),
];

/** Returns the visible sidebar entries in the same list as this page, nearest first. */
function findSiblings(): HTMLAnchorElement[] {
  const entries = findLinks('ul:has(> li > [aria-current=page]) > li > .menu__link');
  const currentIndex = entries.findIndex((entry) => entry.matches('[aria-current=page]'));
  const distance = (entry: HTMLAnchorElement) => Math.abs(entries.indexOf(entry) - currentIndex);
  return entries
    .filter((entry) => distance(entry) > 0 && entry.checkVisibility())
    .sort((a, b) => distance(a) - distance(b));
}

/** Returns the paths of the next page, the previous page and the siblings, without those that the cache has. */
function findNeighbours(): Set<string> {
  const next = findLinks('.pagination-nav__link--next');
  const previous = findLinks('.pagination-nav__link--prev');
  // A sidebar and the menu of a phone may also have links to other sites.
  const links = [...next, ...previous, ...findSiblings()].filter(findPageLink);
  return new Set(links.map(({pathname}) => pathname).filter((pathname) => !hasPage(pathname)));
}

/** Returns the approximate compressed size of a page in bytes, or the whole budget if the host doesn't send a size. */
async function fetchSize(pathname: string): Promise<number> {
  const response = await fetch(toPageUrl(pathname), {method: 'HEAD'});
  // The body is empty. If nobody reads it, the browser cancels the request, which looks like an error in its tools.
  await response.arrayBuffer();
  const {headers} = response;
  const length = headers.get('content-length');
  if (!length) return PREFETCH_BUDGET;
  // Some hosts don't compress responses to HEAD requests. No page shrinks to less than a quarter of its size.
  return headers.has('content-encoding') ? Number(length) : Number(length) / 4;
}

/** Fetches the pages that the reader is most likely to open next, one after another, until the budget is used up. */
async function prefetchInOrder(): Promise<void> {
  if (isConnectionSlow()) return;
  const {pathname} = window.location;
  let remaining = PREFETCH_BUDGET;
  for (const neighbour of findNeighbours()) {
    remaining -= await fetchSize(neighbour);
    if (remaining < 0 || window.location.pathname !== pathname) return;
    await prefetch(neighbour);
  }
}

/** Fetches the neighbouring pages when the browser is idle. */
export function prefetchNeighbours(): void {
  (window.requestIdleCallback ?? setTimeout)(() => prefetchInOrder().catch(() => undefined));
}

/** Fetches a page when its link is pointed at, touched or focused, in the chrome as well as in the body. */
export function startPrefetching(): void {
  const prefetchTarget = ({target}: Event) => {
    const link = findPageLink(target);
    if (link && link.pathname !== window.location.pathname) void prefetch(link.pathname);
  };
  document.addEventListener('pointerover', prefetchTarget, {passive: true});
  document.addEventListener('touchstart', prefetchTarget, {passive: true});
  document.addEventListener('focusin', prefetchTarget);
  // Docusaurus's `<Link>` calls these functions even for links that only scroll into view, so they do nothing.
  window.docusaurus = Object.freeze({prefetch: () => false as const, preload: () => false as const});
}
