import type {Page, Route} from '@playwright/test';

/** The visitor's connection as the browser describes it. */
export interface Connection {
  effectiveType: 'slow-2g' | '2g' | '3g' | '4g';
  saveData: boolean;
}

/** Has the page believe in a connection; to be called before it is opened. */
export async function mockConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
}

/** Code that is fetched when it is wanted and not with every page. */
export const CHUNKS = /\/assets\/js\/(?!main\.|runtime~main\.)[^/]+\.js$/;

/** Code that every page needs to answer. */
export const MAIN = /\/assets\/js\/main\.[^/]+\.js$/;

/** Addresses of pages, which a click fetches; a visit that the browser loads is no such request. */
export const PAGES = /\/(?:docs|blog)\/[^.?]*$/;

/** Answers requests for pages that a click makes; what the browser loads itself comes from the server. */
export async function answerPages(page: Page, answer: Parameters<Route['fulfill']>[0]): Promise<void> {
  await page.route(PAGES, (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.fulfill(answer),
  );
}

/** Holds every answer to `pattern` back until `release` is called. */
export async function hold(page: Page, pattern: RegExp): Promise<{release: () => Promise<void>}> {
  const held: Route[] = [];
  let released = false;
  await page.route(pattern, async (route) => {
    if (released) await route.continue();
    else held.push(route);
  });
  return {
    async release() {
      released = true;
      await Promise.all(held.splice(0).map((route) => route.continue()));
    },
  };
}
