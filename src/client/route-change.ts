import type {ClientModule} from '@docusaurus/types';
import {announcement} from './announcement';
import {findNamedElement} from './hash';

/** Focuses an element that Tab doesn't reach, without scrolling. */
function focusTemporarily(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1');
  element.focus({preventScroll: true});
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
}

/**
 * Moves the focus to the new page's heading, or to the element that the hash names, and announces the page to screen
 * readers. A browser does the same when it loads a page, but the router doesn't (facebook/docusaurus#11332).
 */
export default {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation || previousLocation.pathname === location.pathname) return;
    const main = document.querySelector('main');
    const heading = document.querySelector<HTMLElement>('main h1') ?? main;
    announcement.set(heading?.textContent ?? '');
    // A page that has put the focus somewhere itself, such as the search page, knows better.
    if (main?.contains(document.activeElement)) return;
    const named = findNamedElement(location.hash);
    const target = named ?? heading;
    if (target) focusTemporarily(target);
  },
} satisfies ClientModule;
