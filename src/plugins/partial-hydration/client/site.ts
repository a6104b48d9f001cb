// Cleans the address before the router reads it.
import '../../../client/clean-path';
import {createBrowserHistory, type History, type Location, type LocationDescriptor} from 'history';
import nprogress from 'nprogress';
import {cleanPath} from '../../../lib/page-address';
import {dispatch} from './lifecycles';
import {Navigation} from './navigation';
import {PageCache} from './page-cache';
import {fetchPage} from './page-document';
import {prefetchNeighbours, startPrefetching} from './prefetch';
import {reactPageAt} from './react-pages';
import {followScrolling, pauseScrolling, scrollTo} from './scroll';
import {setShownPage, updateDocument} from './shown-page';

const browserHistory = createBrowserHistory();

/** Where the reader is: what the router knows. The address bar is ahead of it while a page is on its way. */
let {location} = browserHistory;
let previousLocation: Location | null = null;

type Listener = Parameters<History['listen']>[0];
const listeners = new Set<Listener>();

/** Ends what the client modules have begun with the last visit. */
let endStart = (): void => undefined;

/** The pages that were fetched last. */
export const pages = new PageCache(fetchPage);

export const navigation = new Navigation<Location, Document>(location, {
  load: async (pathname, signal) => {
    const [page] = await Promise.all([pages.load(pathname, signal), reactPageAt(pathname)?.load()]);
    return page;
  },
  onStart(to, from) {
    endStart();
    pauseScrolling();
    endStart = dispatch('onRouteUpdate', {location: to, previousLocation: from});
  },
  onArrival(to, page) {
    if (page) setShownPage(page);
    previousLocation = location;
    location = to;
    for (const listener of listeners) listener(location, browserHistory.action);
  },
  onFailure(error) {
    console.warn(error);
    // The address is that of the next page already.
    window.location.reload();
  },
});

/** Completes an arrival when React has rendered the chrome of the page. */
export function completeArrival(): void {
  updateDocument();
  if (previousLocation) scrollTo(location, previousLocation);
  endStart();
  // The bar's own farewell takes half a second, and would take the bar of the next visit with it.
  nprogress.status = null;
  nprogress.remove();
  dispatch('onRouteDidUpdate', {location, previousLocation});
  if (location.pathname !== previousLocation?.pathname) prefetchNeighbours(pages);
}

/** Begins to follow the reader. */
export function startNavigation(): void {
  endStart = dispatch('onRouteUpdate', {location, previousLocation});
  followScrolling(location);
  startPrefetching(pages);
  browserHistory.listen((to) => navigation.visit(to));
}

function cleanTarget(to: LocationDescriptor): LocationDescriptor {
  if (typeof to === 'string') return to.replace(/^[/\\][^?#]*/, cleanPath);
  return to.pathname?.startsWith('/') ? {...to, pathname: cleanPath(to.pathname)} : to;
}

/**
 * The history that React's router sees: it moves on when the next page has come, and not with the click that asks for
 * it, so everything on screen belongs to one page.
 */
export const siteHistory: History = {
  ...browserHistory,
  get action() {
    return browserHistory.action;
  },
  get length() {
    return browserHistory.length;
  },
  get location() {
    return location;
  },
  push: (to: LocationDescriptor, state?: unknown) => browserHistory.push(cleanTarget(to), state),
  replace: (to: LocationDescriptor, state?: unknown) => browserHistory.replace(cleanTarget(to), state),
  listen(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
