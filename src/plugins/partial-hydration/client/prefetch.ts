import {isSlow} from '../../../client/connection';
import {pageLink} from './links';
import type {PageCache} from './page-cache';
import {addressOf} from './page-document';

/** Bytes, compressed, that the pages around one may cost its reader before they are wanted. */
const AHEAD = 30_000;

type Pages = PageCache<Document>;

/** Fetches a page that the visitor may open. A failure is told when they do. */
function prefetch(pages: Pages, pathname: string): false | Promise<unknown> {
  return !isSlow() && pages.load(pathname).catch(() => undefined);
}

const links = (selector: string): HTMLAnchorElement[] => [
  ...document.querySelectorAll<HTMLAnchorElement>(selector),
];

/** The other entries of the list in the sidebar that this page stands in, where it is in view; the nearest first. */
function siblings(): HTMLAnchorElement[] {
  const entries = links('ul:has(> li > [aria-current=page]) > li > .menu__link');
  const here = entries.findIndex((entry) => entry.matches('[aria-current=page]'));
  const distance = (entry: HTMLAnchorElement) => Math.abs(entries.indexOf(entry) - here);
  return entries
    .filter((entry) => distance(entry) > 0 && entry.checkVisibility())
    .sort((a, b) => distance(a) - distance(b));
}

/** Returns the paths of the next page, the one before, and those beside it, that are not there yet. */
function neighbours(pages: Pages): Set<string> {
  const [next, previous] = [links('.pagination-nav__link--next'), links('.pagination-nav__link--prev')];
  const paths = [...next, ...previous, ...siblings()].map(({pathname}) => pathname);
  return new Set(paths.filter((pathname) => !pages.has(pathname)));
}

/** Compressed bytes of a page, about; where the host does not tell, as many as there is room for. */
async function sizeOf(pathname: string): Promise<number> {
  const answer = await fetch(addressOf(pathname), {method: 'HEAD'});
  // It is empty; the browser cuts off what nobody reads, which looks like a fault.
  await answer.arrayBuffer();
  const {headers} = answer;
  const length = headers.get('content-length');
  if (!length) return AHEAD;
  // Some hosts compress no answer to a question for the headers alone. No page shrinks to less than a quarter.
  return headers.has('content-encoding') ? Number(length) : Number(length) / 4;
}

/** Fetches the pages that the reader of this one opens most likely, one after another, as long as they fit into `AHEAD`. */
async function prefetchInOrder(pages: Pages): Promise<void> {
  if (isSlow()) return;
  const {pathname} = window.location;
  let room = AHEAD;
  for (const neighbour of neighbours(pages)) {
    room -= await sizeOf(neighbour);
    if (room < 0 || window.location.pathname !== pathname) return;
    await prefetch(pages, neighbour);
  }
}

/** Fetches the pages around this one when the browser has nothing else to do. */
export function prefetchNeighbours(pages: Pages): void {
  (window.requestIdleCallback ?? setTimeout)(() => prefetchInOrder(pages).catch(() => undefined));
}

/** Fetches a page when its link is pointed at, touched or focused, for links of the chrome and of bodies alike. */
export function startPrefetching(pages: Pages): void {
  const prefetchTarget = ({target}: Event) => {
    const link = pageLink(target);
    if (link && link.pathname !== window.location.pathname) prefetch(pages, link.pathname);
  };
  document.addEventListener('pointerover', prefetchTarget, {passive: true});
  document.addEventListener('touchstart', prefetchTarget, {passive: true});
  document.addEventListener('focusin', prefetchTarget);
  // Docusaurus's `<Link>` calls these. A link that merely comes into view costs the visitor nothing.
  window.docusaurus = Object.freeze({prefetch: () => false as const, preload: () => false as const});
}
