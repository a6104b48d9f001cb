import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import type {Location} from 'history';
import nprogress from 'nprogress';
import {flushSync} from 'react-dom';
import {hasModifier} from '../../../client/modifier-keys';
import {cleanPath, isSamePage} from '../../../lib/page-address';
import {pauseTracking, restoreEntry, trackEntries} from './history-entries';
import {createPage, findPageLink, loadPage, type Page} from './pages';
import {prefetchNeighbours, startPrefetching} from './prefetch';
import {browserHistory, showLocation, siteHistory} from './site-history';

/** The location that the last visit leads to. */
let destination = browserHistory.location;

/** Aborts the request of the last visit when a visit to another page replaces it. */
let overtaking = new AbortController();

let page: Page;

/** Returns the page on screen, or the one that this render is about to put there. */
export const getPage = (): Page => page;

/** Calls the cleanup functions that the client modules returned from the last `onRouteUpdate`. */
let cleanUpRouteUpdate = (): void => undefined;

/** Calls a function, and reports the error that it throws. */
function reportErrors<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch (error) {
    reportError(error);
    return undefined;
  }
}

/**
 * Calls the client modules, and returns a function that calls their cleanup functions. If one of them throws, the others aren't
 * called, as in Docusaurus. But the visit goes on, because the page can be read without them.
 */
function callClientModules(
  lifecycle: 'onRouteUpdate' | 'onRouteDidUpdate',
  update: {location: Location; previousLocation: Location | null},
): () => void {
  const cleanUp = reportErrors(() => dispatchLifecycleAction(lifecycle, update));
  return () => reportErrors(() => cleanUp?.());
}

/** Updates the scroll position and calls the client modules, after a page has been rendered. */
function completeArrival(previousLocation: Location | null): void {
  const {location} = siteHistory;
  if (previousLocation) restoreEntry(location, previousLocation);
  cleanUpRouteUpdate();
  // The bar's closing animation takes half a second, and would also remove the bar of the next visit.
  nprogress.status = null;
  nprogress.remove();
  callClientModules('onRouteDidUpdate', {location, previousLocation});
  if (!previousLocation || !isSamePage(location.pathname, previousLocation.pathname)) prefetchNeighbours();
}

/** Moves the routers to a location, on the page that has been fetched for it or on the page on screen. */
function arrive(to: Location, fetched?: Page): void {
  const previousLocation = siteHistory.location;
  // The cached body is copied, because visitors and components change the body on screen.
  if (fetched) page = {...fetched, body: fetched.body && document.importNode(fetched.body, true)};
  // The page has to be rendered before the view is scrolled and the client modules are called.
  flushSync(() => showLocation(to));
  completeArrival(previousLocation);
}

/**
 * Starts a visit after the address has changed. If several visits are loading, only the last one arrives. If its page can't be
 * fetched, the browser loads it.
 */
function visit(to: Location): void {
  const previousLocation = siteHistory.location;
  if (!isSamePage(to.pathname, destination.pathname)) {
    overtaking.abort();
    overtaking = new AbortController();
  }
  destination = to;
  cleanUpRouteUpdate();
  pauseTracking();
  cleanUpRouteUpdate = callClientModules('onRouteUpdate', {location: to, previousLocation});
  if (isSamePage(to.pathname, previousLocation.pathname)) {
    arrive(to);
    return;
  }
  loadPage(to.pathname, overtaking.signal).then(
    (fetched) => {
      if (destination === to) arrive(to, fetched);
    },
    (error) => {
      if (destination !== to) return;
      console.warn(error);
      // The address bar already has the next page's URL, so a reload loads that page.
      window.location.reload();
    },
  );
}

/** Follows a link in HTML that React doesn't render, the way `<Link>` does. */
function followLink(event: MouseEvent): void {
  if (event.button !== 0 || hasModifier(event) || event.defaultPrevented) return;
  const link = findPageLink(event.target);
  if (!link) return;
  event.preventDefault();
  const {search, hash} = link;
  const pathname = cleanPath(link.pathname);
  const current = window.location;
  const isCurrentUrl =
    isSamePage(pathname, current.pathname) && search === current.search && hash === current.hash;
  siteHistory[isCurrentUrl ? 'replace' : 'push']({pathname, search, hash});
}

/** Fetches what the page on screen needs, and starts to handle navigation to other pages. */
export async function startNavigation(): Promise<void> {
  const {location} = siteHistory;
  page = await createPage(location.pathname, document);
  cleanUpRouteUpdate = callClientModules('onRouteUpdate', {location, previousLocation: null});
  trackEntries(location);
  startPrefetching();
  browserHistory.listen(visit);
}

/**
 * Completes the arrival at the page that the browser has loaded, after React has hydrated it. Until then, the browser follows
 * links by itself, because a page can't be replaced while React hydrates it.
 */
export function completeHydration(): void {
  completeArrival(null);
  document.addEventListener('click', followLink);
}
