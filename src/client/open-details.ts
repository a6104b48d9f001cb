import type {ClientModule} from '@docusaurus/types';
import {findNamedElement} from './hash';

/** Opens the `details` elements around the element that a hash names. A browser does that when it loads a page, but the router doesn't. */
function openDetailsAround(hash: string): void {
  const named = findNamedElement(hash);
  const closed = [];
  for (
    let details = named?.closest('details');
    details;
    details = details.parentElement?.closest('details')
  ) {
    if (!details.open) closed.push(details);
  }
  for (const details of closed) details.open = true;
  if (closed.length > 0) named?.scrollIntoView();
}

export default {
  onRouteDidUpdate({location}) {
    if (location.hash) openDetailsAround(location.hash);
  },
} satisfies ClientModule;
