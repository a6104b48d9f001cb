import type {Location} from 'history';
import {findHashTarget} from '../../../client/hash';
import {isSamePage} from '../../../lib/page-address';

/** The last scroll position of each history entry, in pixels from the top, by the entry's key. */
const positions = new Map<string, number>();

/** The key of the history entry on screen. */
let currentKey = '';

/** True while the next page loads. The browser may already restore its position, although this page is still shown. */
let isLeaving = false;

/** Returns a key for a history entry. The first entry, and those of plain hash links, have no key from the router. */
const getEntryKey = ({key, pathname, hash}: Location): string => key ?? pathname + hash;

/** Starts to store the scroll position of each page. */
export function trackScrolling(location: Location): void {
  currentKey = getEntryKey(location);
  document.addEventListener('scroll', () => isLeaving || positions.set(currentKey, window.scrollY), {
    passive: true,
  });
}

/** Stops storing positions until the next page is shown. */
export function pauseTracking(): void {
  isLeaving = true;
}

/**
 * Scrolls to the page's last position, to the element that the hash names, or to the top, as a browser does when it loads a
 * page. The browser restores the position too early if the page has to be fetched first.
 */
export function restoreScroll(location: Location, previous: Location): void {
  const previousKey = currentKey;
  currentKey = getEntryKey(location);
  isLeaving = false;
  const top = positions.get(currentKey);
  const onlyQueryDiffers =
    isSamePage(location.pathname, previous.pathname) &&
    location.hash === previous.hash &&
    location.search !== previous.search;
  if (currentKey === previousKey || onlyQueryDiffers) return;
  if (top !== undefined) window.scrollTo(0, top);
  else if (location.hash) findHashTarget(location.hash)?.scrollIntoView();
  else window.scrollTo(0, 0);
}
