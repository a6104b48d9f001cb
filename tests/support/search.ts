import {expect, type Locator, type Page, type Route} from '@playwright/test';
import type {Engine, SearchResponse} from '../../src/plugins/search/engine/engine';
import type {SearchRequest} from '../../src/plugins/search/engine/request';
import {createBuildEngine} from '../../tools/relevance/relevance';
import {open} from './page';

export const GUIDE = '/docs/guides/getting-started';
export const INDEX = '**/search-index/*.json';
export const TEXTS = '**/search-index/texts.*.json';
/** A word that no name and no text contains. */
export const NONSENSE = 'qpushbxzyqk';
export const RECENT = '__DOCSEARCH_RECENT_SEARCHES__nodegui';
export const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__nodegui';

export const input = (page: Page): Locator => page.locator('.DocSearch-Input');
export const hits = (page: Page): Locator => page.locator('.DocSearch-Hit');
export const searchButton = (page: Page): Locator => page.getByRole('button', {name: /^Search/});

/** Opens a page and waits until React has taken it over. */
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

/** Searches when all of the index is there, as one may be sure once nothing was found: only the texts can tell. */
export async function searchAll(page: Page, query: string): Promise<void> {
  await searchFor(page, NONSENSE);
  await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
  await input(page).fill(query);
}

/** Holds back what a page asks for at these addresses. Returns what lets it go. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** A stored search, as DocSearch keeps it. */
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

/** A request that the page made to the provider. */
export interface ProviderCall {
  host: string;
  path: string;
  query: URLSearchParams;
  requests: Array<{indexName: string; params: string}>;
}

export type ProviderAnswer = (route: Route, response: () => SearchResponse) => Promise<void>;

const CORS = {'access-control-allow-origin': '*', 'content-type': 'application/json'};

/** Answers as the provider does. */
export const answerWell: ProviderAnswer = (route, response) =>
  route.fulfill({headers: CORS, body: JSON.stringify(response())});

/** Answers with a status and text of the test's choice. */
export const answerWith =
  (status: number, body: string): ProviderAnswer =>
  (route) =>
    route.fulfill({status, headers: CORS, body});

/**
 * Plays the provider's hosts, for a site that was built with an account.
 *
 * @param answer what to do with each search, for tests of faults; host by host
 * @param engine what answers there: by default that of the real site, which has more to find
 * @returns the searches so far
 */
export async function playProvider(
  page: Page,
  answer: ProviderAnswer = answerWell,
  engine: Engine = createBuildEngine(),
): Promise<ProviderCall[]> {
  const calls: ProviderCall[] = [];
  await page.route(/algolia(net)?\.(net|com)\//, async (route) => {
    const url = new URL(route.request().url());
    const {requests} = route.request().postDataJSON() as {requests: ProviderCall['requests']};
    calls.push({host: url.hostname, path: url.pathname, query: url.searchParams, requests});
    await answer(route, () => engine.search(requests as unknown as SearchRequest[]));
  });
  return calls;
}

/** An event of a visit, as it is sent to the provider. */
export interface InsightsEvent {
  eventType: string;
  eventName: string;
  index: string;
  objectIDs: string[];
  queryID?: string;
}

/** Plays the provider's host for events. */
export async function collectEvents(page: Page): Promise<InsightsEvent[]> {
  const events: InsightsEvent[] = [];
  await page.route('https://insights.algolia.io/**', async (route) => {
    const body = route.request().postData();
    if (body) events.push(...(JSON.parse(body) as {events: InsightsEvent[]}).events);
    await route.fulfill({status: 200, headers: {'access-control-allow-origin': '*'}, json: {}});
  });
  return events;
}
