import {expect, type Locator, type Page, type Route} from '@playwright/test';
import type {SearchResponse} from '../../src/plugins/search/engine/engine';
import {createBuildEngine} from '../../tools/relevance/relevance';
import {readAlgoliaRequest} from './algolia-request';
import {OLD} from './faulty-site';
import {open} from './page';

const GUIDE = '/docs/guides/getting-started';
export const INDEX = '**/search-index/*.json';
export const NAMES = '**/search-index/names.*.json';
export const TEXTS = '**/search-index/texts.*.json';
/** A word that no name and no text contains. */
export const NONSENSE = 'qpushbxzyqk';
export const RECENT = '__DOCSEARCH_RECENT_SEARCHES__nodegui';
export const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__nodegui';

export const input = (page: Page): Locator => page.locator('.DocSearch-Input');
export const hits = (page: Page): Locator => page.locator('.DocSearch-Hit');
export const searchButton = (page: Page): Locator => page.getByRole('button', {name: /^Search/});

/** Opens a page and waits until React has hydrated it. */
export async function visit(page: Page, path = GUIDE): Promise<void> {
  await open(page, path);
}

/** Opens the modal on a page that is open. */
export async function openModal(page: Page): Promise<void> {
  await searchButton(page).click();
  await expect(input(page)).toBeFocused();
}

/** Opens a page and the modal, and searches. */
export async function searchFor(page: Page, query: string, path = GUIDE): Promise<void> {
  await visit(page, path);
  await openModal(page);
  await input(page).fill(query);
}

/**
 * Replaces the query by another one, so that none of the hits that are shown later are those of the old one. A search without a
 * hit ends only when the whole index has loaded, because the names alone can't tell that nothing matches.
 */
export async function searchAgain(page: Page, query: string): Promise<void> {
  await input(page).fill(NONSENSE);
  await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
  await input(page).fill(query);
}

/** Opens a page and the modal, and searches once the whole index has loaded. */
export async function searchAll(page: Page, query: string): Promise<void> {
  await visit(page);
  await openModal(page);
  await searchAgain(page, query);
}

/** Creates a stored search in the format of DocSearch. */
export const storedHit = (number: number) => ({
  objectID: `stored-${number}`,
  url: `/docs/guides/getting-started#${number}`,
  type: 'lvl1',
  content: null,
  hierarchy: {
    lvl0: 'Guide',
    lvl1: `Stored ${number}`,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
});

/** Puts stored searches into the browser before the page's own scripts run. */
export async function store(page: Page, key: string, value: unknown): Promise<void> {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  await page.addInitScript(
    ([name, json]) => window.localStorage.setItem(name ?? '', json ?? ''),
    [key, text],
  );
}

/** A request from the page to Algolia. */
export interface AlgoliaCall {
  host: string;
  path: string;
  query: URLSearchParams;
  requests: Array<{indexName: string; params: string}>;
}

export type AlgoliaResponder = (route: Route, response: () => SearchResponse) => Promise<void>;

const CORS = {'access-control-allow-origin': '*', 'content-type': 'application/json'};

/** Responds as Algolia does. */
export const respond: AlgoliaResponder = (route, response) =>
  route.fulfill({headers: CORS, body: JSON.stringify(response())});

/** Creates a responder that sends this status and body. */
export const respondWith =
  (status: number, body: string): AlgoliaResponder =>
  (route) =>
    route.fulfill({status, headers: CORS, body});

/** Algolia's id of every query, with which events name their query. */
export const QUERY_ID = '0123456789abcdef0123456789abcdef';

/**
 * Responds to requests to Algolia's hosts, with hits of the faulty site.
 *
 * @param responder called for each request to a host; tests of faults replace it
 * @returns the calls, which grow with each request
 */
export async function mockAlgolia(page: Page, responder: AlgoliaResponder = respond): Promise<AlgoliaCall[]> {
  const engine = createBuildEngine(OLD);
  const calls: AlgoliaCall[] = [];
  await page.route(/algolia(net)?\.(net|com)\//, async (route) => {
    const url = new URL(route.request().url());
    const {requests} = route.request().postDataJSON() as {requests: AlgoliaCall['requests']};
    calls.push({host: url.hostname, path: url.pathname, query: url.searchParams, requests});
    await responder(route, () => {
      const {results} = engine.search(requests.map(readAlgoliaRequest));
      return {results: results.map((result) => ({...result, queryID: QUERY_ID}))};
    });
  });
  return calls;
}

/** An event of a visit, as it is sent to Algolia. */
export interface InsightsEvent {
  eventType: string;
  eventName: string;
  index: string;
  objectIDs: string[];
  queryID?: string;
}

/** Collects the events that the page sends to Algolia. */
export async function collectEvents(page: Page): Promise<InsightsEvent[]> {
  const events: InsightsEvent[] = [];
  await page.route('https://insights.algolia.io/**', async (route) => {
    const body = route.request().postData();
    if (body) events.push(...(JSON.parse(body) as {events: InsightsEvent[]}).events);
    await route.fulfill({status: 200, headers: {'access-control-allow-origin': '*'}, json: {}});
  });
  return events;
}
