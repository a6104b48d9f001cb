import type {Location} from 'history';
import {namedElement} from '../../../client/hash';
import {isSamePage} from '../../../lib/page-address';

/** Pixels from the top at which each entry of the history was last seen. */
const seen = new Map<string, number>();

/** The entry on screen. */
let shown = '';

/** True while the browser may be scrolling to where the next page was left, while this one is still there. */
let isLeaving = false;

/** Returns a name for an entry: the router gives each a key, but not the first, nor one that a bare hash has made. */
const keyOf = ({key, pathname, hash}: Location): string => key ?? pathname + hash;

/** Remembers from now on where each page was left. */
export function followScrolling(location: Location): void {
  shown = keyOf(location);
  document.addEventListener('scroll', () => isLeaving || seen.set(shown, window.scrollY), {passive: true});
}

/** Stops remembering until the next page has come. */
export function pauseScrolling(): void {
  isLeaving = true;
}

/**
 * Scrolls as a browser does that loads a page: to where it was left, to what the hash names, or to its top. For a page
 * that had to be fetched again the browser's own restoration comes too early.
 */
export function scrollTo(location: Location, previous: Location): void {
  const before = shown;
  shown = keyOf(location);
  isLeaving = false;
  const top = seen.get(shown);
  const onlyQueryDiffers =
    isSamePage(location.pathname, previous.pathname) &&
    location.hash === previous.hash &&
    location.search !== previous.search;
  if (shown === before || onlyQueryDiffers) return;
  if (top !== undefined) window.scrollTo(0, top);
  else if (location.hash) namedElement(location.hash)?.scrollIntoView();
  else window.scrollTo(0, 0);
}
