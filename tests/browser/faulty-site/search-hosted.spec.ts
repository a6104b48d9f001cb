import {expect} from '@playwright/test';
import {CHUNKS} from '../../support/faults';
import {BASE_URL, PAGE, test} from '../../support/faulty-site';
import {
  type AlgoliaResponder,
  collectEvents,
  hits,
  input,
  mockAlgolia,
  openModal,
  respond,
  respondWith,
  searchFor,
  visit,
} from '../../support/search';

const PRIMARY = 'testapp-dsn.algolia.net';
/** Hosts that are asked if another one hasn't answered after a second, as may happen on a busy machine. */
const FALLBACKS = /^testapp-[123]\.algolianet\.com$/;

test('S-03 S-15 a site built with an account asks its provider, as its own policy lets it', async ({
  page,
}) => {
  const calls = await mockAlgolia(page);
  const events = await collectEvents(page);
  await page.route(/googletagmanager/, (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
  const refused: string[] = [];
  await page.exposeFunction('noteRefused', (address: string) => refused.push(address));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({blockedURI}) =>
      (window as unknown as {noteRefused(address: string): void}).noteRefused(blockedURI),
    );
  });

  await searchFor(page, 'Second', PAGE);
  await expect(hits(page).first()).toContainText('Second');
  const [call] = calls;
  expect(call?.host).toBe(PRIMARY);
  expect(call?.query.get('x-algolia-application-id')).toBe('TESTAPP');
  expect(call?.query.get('x-algolia-api-key')).toBe('test-search-key');
  expect(call?.requests.map(({indexName}) => indexName)).toEqual(['small-site']);

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Second');
  await expect
    .poll(() => events.filter(({eventType}) => eventType === 'click'))
    .toEqual([expect.objectContaining({index: 'small-site', objectIDs: ['/docs/second']})]);
  expect(refused).toEqual([]);
});

test('S-03 a search is one POST with an index name and a string of parameters', async ({page}) => {
  const calls = await mockAlgolia(page);
  await searchFor(page, 'page', PAGE);
  await expect(hits(page).first()).toBeVisible();
  const call = calls.at(-1);
  expect(call?.path).toBe('/1/indexes/*/queries');
  expect(call?.query.get('x-algolia-application-id')).toBe('TESTAPP');
  expect(call?.query.get('x-algolia-api-key')).toBe('test-search-key');
  expect(call?.requests).toHaveLength(1);
  const {indexName, params} = call?.requests[0] ?? {indexName: '', params: ''};
  expect(indexName).toBe('small-site');
  const parameters = Object.fromEntries(new URLSearchParams(params));
  const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
  expect(parameters).toMatchObject({
    query: 'page',
    hitsPerPage: '20',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    snippetEllipsisText: '…',
    clickAnalytics: 'true',
  });
  expect(JSON.parse(parameters.attributesToRetrieve ?? '')).toEqual(['url', 'type', 'hierarchy', 'content']);
  expect(JSON.parse(parameters.attributesToSnippet ?? '')).toEqual(
    [...levels, 'content'].map((name) => `${name}:10`),
  );
});

test('S-03 searches are filtered by language and version', async ({page}) => {
  const calls = await mockAlgolia(page);
  await searchFor(page, 'page', PAGE);
  await expect(hits(page).first()).toBeVisible();
  const filters = new URLSearchParams(calls.at(-1)?.requests[0]?.params).get('facetFilters');
  expect(JSON.parse(filters ?? '')).toEqual([
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
  ]);
});

test('S-03 on a narrow screen snippets have five words', async ({page}) => {
  await page.setViewportSize({width: 768, height: 900});
  const calls = await mockAlgolia(page);
  await searchFor(page, 'page', PAGE);
  await expect(hits(page).first()).toBeVisible();
  const snippets = new URLSearchParams(calls.at(-1)?.requests[0]?.params).get('attributesToSnippet');
  expect(JSON.parse(snippets ?? '')).toContain('content:5');
});

test('S-04 hits of the provider are shown with their marked words', async ({page}) => {
  await mockAlgolia(page);
  await searchFor(page, 'Second', PAGE);
  await expect(hits(page).first()).toContainText('Second');
  await expect(hits(page).first().locator('mark')).not.toHaveCount(0);
  await expect(page.getByRole('link', {name: /^See all \d+ results$/})).toBeVisible();
});

test('S-04 the search page asks the provider too, and credits it', async ({page}) => {
  const calls = await mockAlgolia(page);
  await visit(page, `${BASE_URL}search?q=Second`);
  await expect(page.locator('main ol > li').first()).toContainText('Second');
  expect(calls.filter(({host}) => host === PRIMARY)).toHaveLength(1);
  await expect(page.getByRole('main').getByRole('link', {name: 'Algolia'})).toBeVisible();
});

test('S-11 suggestions come from the site’s own index when the provider finds nothing', async ({page}) => {
  await mockAlgolia(page, (route, response) => {
    const {results} = response();
    return route.fulfill({
      headers: {'access-control-allow-origin': '*'},
      json: {results: results.map(({suggestions: _, ...result}) => result)},
    });
  });
  await searchFor(page, 'secondxzyqk', PAGE);
  await expect(page.locator('.DocSearch-Prefill').first()).toHaveText('Second');
});

test('S-12 when no host can be reached, the error screen explains it', async ({page}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const calls = await mockAlgolia(page, (route) => route.abort());
  await searchFor(page, 'w', PAGE);
  await expect(page.getByText('Unable to fetch results')).toBeVisible();
  await expect(page.getByText('You might want to check your network connection.')).toBeVisible();
  const hosts = calls.map(({host}) => host);
  expect(hosts[0]).toBe(PRIMARY);
  expect(hosts.slice(1, 4).every((host) => FALLBACKS.test(host))).toBe(true);
  expect(new Set(hosts.slice(0, 4)).size).toBe(4);
  expect(errors).toEqual([]);
});

const FAULTS: Record<string, AlgoliaResponder> = {
  'refuses the key': respondWith(403, '{"message":"Invalid Application-ID or API key","status":403}'),
  'answers with hits that are none': respondWith(200, '{"results":[{"hits":[null, 1]}]}'),
};

for (const [fault, answer] of Object.entries(FAULTS)) {
  test(`S-14 a provider that ${fault} gives the error screen`, async ({page}) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await mockAlgolia(page, answer);
    await searchFor(page, 'w', PAGE);
    await expect(page.getByText('Unable to fetch results')).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('S-14 a host that fails is skipped for two minutes', async ({page}) => {
  let down = true;
  const calls = await mockAlgolia(page, (route, response) =>
    down && new URL(route.request().url()).hostname === PRIMARY ? route.abort() : respond(route, response),
  );
  await visit(page, PAGE);
  await page.clock.install();
  await openModal(page);
  const hostsOf = async (query: string) => {
    const from = calls.length;
    await input(page).fill(query);
    await expect.poll(() => calls.slice(from).some(({host}) => host !== PRIMARY || !down)).toBe(true);
    await expect(hits(page).first()).toBeVisible();
    return calls.slice(from).map(({host}) => host);
  };
  const first = await hostsOf('page');
  expect(first[0]).toBe(PRIMARY);
  expect(first[1]).toMatch(FALLBACKS);
  expect(await hostsOf('second')).not.toContain(PRIMARY);
  down = false;
  await page.clock.fastForward('02:01');
  expect((await hostsOf('first'))[0]).toBe(PRIMARY);
});

test('S-14 after a second without a response, the next host is used', async ({page}) => {
  const calls = await mockAlgolia(page, async (route, response) => {
    if (new URL(route.request().url()).hostname !== PRIMARY) await respond(route, response);
  });
  await visit(page, PAGE);
  await page.clock.install({time: 0});
  await openModal(page);
  // Less than the two minutes after which code that is still on its way is given up.
  await page.clock.pauseAt(60_000);
  await input(page).fill('page');
  await expect.poll(() => calls.length).toBe(1);
  await page.clock.runFor(900);
  expect(calls).toHaveLength(1);
  await page.clock.runFor(200);
  await expect.poll(() => calls.length).toBe(2);
  await expect(hits(page).first()).toBeVisible();
});

test('S-12 search recovers when the code that asks the provider loads at the second try', async ({page}) => {
  await mockAlgolia(page);
  await visit(page, PAGE);
  let refused = 0;
  await page.route(CHUNKS, async (route) => {
    const script = await (await route.fetch()).text();
    // DocSearch's modal has a client of its own, which is not used.
    if (!script.includes('algolianet') || script.includes('DocSearch-Modal')) return route.fallback();
    refused++;
    return route.abort();
  });
  await openModal(page);
  await input(page).fill('page');
  await expect(page.getByText('Unable to fetch results')).toBeVisible();
  expect(refused).toBeGreaterThan(0);
  await page.unroute(CHUNKS);
  await input(page).fill('pages');
  await expect(hits(page).first()).toBeVisible();
});

test('S-06 a slow provider makes the search look stalled, and not before 300 ms', async ({page}) => {
  let answer = () => {};
  const wait = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const calls = await mockAlgolia(page, async (route, response) => {
    await wait;
    await respond(route, response);
  });
  await visit(page, PAGE);
  await page.clock.install({time: 0});
  await openModal(page);
  await page.clock.pauseAt(60_000);
  await input(page).fill('wi');
  await expect.poll(() => calls.length).toBe(1);
  await page.clock.runFor(250);
  await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
  await answer();
  await expect(hits(page).first()).toBeVisible();
});
