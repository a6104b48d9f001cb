// This import cleans the URL before the history reads it.
import '../../../client/clean-path';
import {createBrowserHistory, type History, type Location} from 'history';

/** The history of the address bar. */
export const browserHistory = createBrowserHistory();

/** The location of the page on screen. While a page loads, the address bar is ahead of it. */
let shownLocation = browserHistory.location;

type Listener = Parameters<History['listen']>[0];
const listeners = new Set<Listener>();

/**
 * The history that routers see. It changes when the next page has loaded, not when the link is clicked, so everything on
 * screen belongs to the same page.
 */
export const siteHistory: History = Object.create(browserHistory, {
  location: {get: () => shownLocation},
  listen: {
    value(listener: Listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  },
});

/** Moves the routers to a location. */
export function showLocation(location: Location): void {
  shownLocation = location;
  for (const listener of listeners) listener(location, browserHistory.action);
}
