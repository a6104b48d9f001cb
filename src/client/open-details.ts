import type {ClientModule} from '@docusaurus/types';
import {findHashTarget} from './hash';

/**
 * Opens the `details` elements around the element that a hash names, and scrolls to that element. A browser does that when it
 * loads a page, but the router doesn't.
 */
function openDetailsAround(hash: string): void {
  const target = findHashTarget(hash);
  let hasOpened = false;
  let details = target?.closest('details');
  while (details) {
    hasOpened ||= !details.open;
    details.open = true;
    details = details.parentElement?.closest('details');
  }
  if (hasOpened) target?.scrollIntoView();
}

export default {
  onRouteDidUpdate({location}) {
    if (location.hash) openDetailsAround(location.hash);
  },
} satisfies ClientModule;
