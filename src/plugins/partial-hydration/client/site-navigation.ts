// This import cleans the URL before the router reads it.
import '../../../client/clean-path';
import {createBrowserHistory, type History, type Location, type LocationDescriptor} from 'history';
import nprogress from 'nprogress';
import {cleanPath, isSamePage} from '../../../lib/page-address';
import {pauseTracking, restoreEntry, trackEntries} from './history-entries';
import {callLifecycle} from './lifecycles';
import {Navigation} from './navigation';
import {PageCache} from './page-cache';
import {fetchPage} from './page-document';
import {prefetchNeighbours, startPrefetching} from './prefetch';
import {loadReactPage} from './react-pages';
import {setShownPage, updateDocument} from './shown-page';

const browserHistory = createBrowserHistory();

/** The location of the page on screen, which the router sees. While a page loads, the address bar is ahead of it. */
let {location} = browserHistory;
let previousLocation: Location | null = null;

type Listener = Parameters<History['listen']>[0];
const listeners = new Set<Listener>();

/** Calls the cleanup functions that the client modules returned from the last `onRouteUpdate`. */
let cleanUpRouteUpdate = (): void => undefined;

/** The pages that were fetched last. */
const pageCache = new PageCache(fetchPage);

export const navigation = new Navigation<Location, Document>(location, {
  load: async (pathname, signal) => {
    const [page] = await Promise.all([pageCache.load(pathname, signal), loadReactPage(pathname)]);
    return page;
  },
  onStart(to, from) {
    cleanUpRouteUpdate();
    pauseTracking();
    cleanUpRouteUpdate = callLifecycle('onRouteUpdate', {location: to, previousLocation: from});
  },
  onArrival(to, page) {
    if (page) setShownPage(page);
    previousLocation = location;
    location = to;
    for (const listener of listeners) listener(location, browserHistory.action);
  },
  onFailure(error) {
    console.warn(error);
    // The address bar already has the next page's URL, so a reload loads that page.
    window.location.reload();
  },
});

/** Updates the document and the scroll position, and calls the client modules, after React has rendered the new chrome. */
export function completeArrival(): void {
  updateDocument();
  if (previousLocation) restoreEntry(location, previousLocation);
  cleanUpRouteUpdate();
  // The bar's closing animation takes half a second, and would also remove the bar of the next visit.
  nprogress.status = null;
  nprogress.remove();
  callLifecycle('onRouteDidUpdate', {location, previousLocation});
  const isNewPage = !previousLocation || !isSamePage(location.pathname, previousLocation.pathname);
  if (isNewPage) prefetchNeighbours(pageCache);
}

/** Starts to handle navigation between pages. */
export function startNavigation(): void {
  cleanUpRouteUpdate = callLifecycle('onRouteUpdate', {location, previousLocation});
  trackEntries(location);
  startPrefetching(pageCache);
  browserHistory.listen((to) => navigation.visit(to));
}

/** Returns a navigation target with a clean path. */
function cleanDestination(to: LocationDescriptor): LocationDescriptor {
  if (typeof to === 'string') return to.replace(/^[/\\][^?#]*/, cleanPath);
  return to.pathname?.startsWith('/') ? {...to, pathname: cleanPath(to.pathname)} : to;
}

/**
 * The history that React's router sees. It changes when the next page has loaded, not when the link is clicked, so
 * everything on screen belongs to the same page.
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
  push: (to: LocationDescriptor, state?: unknown) => browserHistory.push(cleanDestination(to), state),
  replace: (to: LocationDescriptor, state?: unknown) => browserHistory.replace(cleanDestination(to), state),
  listen(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
