import type {ClientModule} from '@docusaurus/types';
import {isSlow} from '../../../client/connection';
import {pageLink} from './links';
import {addressOf, loadedPage, loadPage} from './page';

/** Bytes, compressed, that the pages around one may cost its reader before they are wanted. */
const AHEAD = 30_000;

/** Fetches a page that the visitor is about to open. A failure is told when they do. */
function preload(pathname: string): false | Promise<unknown> {
  return !isSlow() && loadPage(pathname).catch(() => undefined);
}

function preloadLink({target}: Event): void {
  const link = pageLink(target);
  if (link && link.pathname !== window.location.pathname) preload(link.pathname);
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

/** Paths of the next page, the one before, and those beside it, that are not there yet. */
function neighbours(): Set<string> {
  const [next, previous] = [links('.pagination-nav__link--next'), links('.pagination-nav__link--prev')];
  const paths = [...next, ...previous, ...siblings()].map(({pathname}) => pathname);
  return new Set(paths.filter((pathname) => !loadedPage(pathname)));
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
async function preloadNeighbours(): Promise<void> {
  if (isSlow()) return;
  const {pathname} = window.location;
  let room = AHEAD;
  for (const neighbour of neighbours()) {
    room -= await sizeOf(neighbour);
    if (room < 0 || window.location.pathname !== pathname) return;
    await preload(neighbour);
  }
}

/** Fetches pages ahead when a link is pointed at or touched, for links of the chrome and of bodies alike. */
function startPreloading(): void {
  document.addEventListener('pointerover', preloadLink, {passive: true});
  document.addEventListener('touchstart', preloadLink, {passive: true});
  document.addEventListener('focusin', preloadLink);
  // What `<Link>` calls. One that merely comes into view costs the visitor nothing.
  window.docusaurus = Object.freeze({prefetch: () => false as const, preload: () => false as const});
}

export default {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation) startPreloading();
    if (location.pathname !== previousLocation?.pathname)
      (window.requestIdleCallback ?? setTimeout)(() => preloadNeighbours().catch(() => undefined));
  },
} satisfies ClientModule;
