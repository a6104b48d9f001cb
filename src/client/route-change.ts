import type {ClientModule} from '@docusaurus/types';
import {announcement} from './announcement';
import {namedElement} from './hash';

/** Puts the focus on something that Tab does not reach, without moving the view. */
function focus(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1');
  element.focus({preventScroll: true});
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
}

/**
 * Does after a change of pages what a browser does when it loads one: the keyboard goes on from the new
 * page's heading (or from what the hash names), and a screen reader says where the visitor is:
 * facebook/docusaurus#11332.
 */
export default {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation || previousLocation.pathname === location.pathname) return;
    const main = document.querySelector('main');
    const heading = document.querySelector<HTMLElement>('main h1') ?? main;
    announcement.set(heading?.textContent ?? '');
    // A page that has put the focus somewhere itself, such as the search page, knows better.
    if (main?.contains(document.activeElement)) return;
    const named = namedElement(location.hash);
    const target = named ?? heading;
    if (target) focus(target);
  },
} satisfies ClientModule;
