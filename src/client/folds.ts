import type {ClientModule} from '@docusaurus/types';
import {namedElement} from '../client/hash';

/** Opens the folds around what the address names, as a browser does when it loads a page and a router does not. */
function openAround(hash: string): void {
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
    if (location.hash) openAround(location.hash);
  },
} satisfies ClientModule;
