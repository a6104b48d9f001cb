import type {Page, Route} from '@playwright/test';

/** The visitor's connection, as the browser reports it. */
export interface Connection {
  effectiveType: 'slow-2g' | '2g' | '3g' | '4g';
  saveData: boolean;
}

/** Makes the browser report a connection. It has to be called before the page is opened. */
export async function mockConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
}

/** Matches scripts that are only fetched when they are needed, and not with every page. */
export const CHUNKS = /\/assets\/js\/(?!main\.|runtime~main\.)[^/]+\.js$/;

/** Matches the script that every page needs to respond. */
export const MAIN = /\/assets\/js\/main\.[^/]+\.js$/;

/** Matches addresses of pages. A click on a link fetches such a page. */
export const PAGES = /\/(?:docs|blog)\/[^.?]*$/;

/** Responds to the requests for pages that a click causes. Pages that the browser loads still come from the server. */
export async function answerPages(page: Page, answer: Parameters<Route['fulfill']>[0]): Promise<void> {
  await page.route(PAGES, (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.fulfill(answer),
  );
}

/** Delays the responses to requests for these addresses. Returns a function that sends them, and ends the delay. */
export async function delayResponses(page: Page, addresses: string | RegExp): Promise<() => Promise<void>> {
  const delayedRoutes: Route[] = [];
  let isDelaying = true;
  await page.route(addresses, async (route) => {
    if (isDelaying) delayedRoutes.push(route);
    else await route.continue();
  });
  return async () => {
    isDelaying = false;
    await Promise.all(delayedRoutes.splice(0).map((route) => route.continue()));
  };
}
