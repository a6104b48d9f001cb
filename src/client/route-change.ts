import type {ClientModule} from '@docusaurus/types';
import {isSamePage} from '../lib/page-address';
import {liveRegion} from './live-region';
import {findHashTarget} from './url-hash';

/** Opens the `details` elements around an element, and scrolls to the element if one was closed. */
function openDetailsAround(target: HTMLElement): void {
  let hasOpened = false;
  let details = target.closest('details');
  while (details) {
    hasOpened ||= !details.open;
    details.open = true;
    details = details.parentElement?.closest('details') ?? null;
  }
  if (hasOpened) target.scrollIntoView();
}

/** Focuses an element that Tab doesn't reach, without scrolling. */
function focusTemporarily(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1');
  element.focus({preventScroll: true});
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
}

/**
 * Opens the `details` elements around the element that the hash names. On a new page, it moves the focus to that element or to
 * the heading, and announces the page to screen readers. A browser does the same when it loads a page, but the router doesn't
 * (facebook/docusaurus#11332).
 */
export default {
  onRouteDidUpdate({location, previousLocation}) {
    const hashTarget = findHashTarget(location.hash);
    if (hashTarget) openDetailsAround(hashTarget);
    if (!previousLocation || isSamePage(previousLocation.pathname, location.pathname)) return;
    const main = document.querySelector('main');
    const heading = document.querySelector<HTMLElement>('main h1') ?? main;
    liveRegion.set(heading?.textContent ?? '');
    // If the page has moved the focus itself, as the search page does, the focus stays there.
    if (main?.contains(document.activeElement)) return;
    const target = hashTarget ?? heading;
    if (target) focusTemporarily(target);
  },
} satisfies ClientModule;
