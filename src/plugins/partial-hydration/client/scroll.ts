import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

type Location = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];

/** Pixels from the top at which each entry of the history was last seen. */
const seen = new Map<string, number>();

/** The router gives each entry a key, but not the first, nor one that a bare hash has made. */
const keyOf = ({key, pathname, hash}: Location): string => key ?? pathname + hash;

let shown = '';
let isMoving = false;

if (ExecutionEnvironment.canUseDOM) {
  const {state, location} = {state: window.history.state as {key?: string} | null, location: window.location};
  shown = state?.key ?? location.pathname + location.hash;
  document.addEventListener('scroll', () => isMoving || seen.set(shown, window.scrollY), {passive: true});
}

/**
 * Takes the visitor who goes back or forward to where they left the page. The browser does so at once, which is too
 * early for a page that has to be fetched again, and Docusaurus then scrolls to its top.
 */
export default {
  onRouteUpdate({previousLocation}) {
    isMoving = previousLocation !== null;
  },
  onRouteDidUpdate({location, previousLocation}) {
    isMoving = false;
    shown = keyOf(location);
    const top = seen.get(shown);
    if (previousLocation && top !== undefined) window.scrollTo(0, top);
  },
} satisfies ClientModule;
