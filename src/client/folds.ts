import type {ClientModule} from '@docusaurus/types';
import {namedElement} from '../client/hash';

/** Opens the `details` elements around the element that a hash names. A browser does that when it loads a page, but the router doesn't. */
function openDetailsAround(hash: string): void {
  const named = namedElement(hash);
  const folds = [];
  for (let fold = named?.closest('details'); fold; fold = fold.parentElement?.closest('details')) {
    if (!fold.open) folds.push(fold);
  }
  for (const fold of folds) fold.open = true;
  if (folds.length > 0) named?.scrollIntoView();
}

export default {
  onRouteDidUpdate({location}) {
    if (location.hash) openDetailsAround(location.hash);
  },
} satisfies ClientModule;
