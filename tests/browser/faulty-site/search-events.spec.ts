import {expect} from '@playwright/test';
import type {SearchResponse} from '../../../src/plugins/search/engine/engine';
import {PAGE, test} from '../../support/faulty-site';
import {stored} from '../../support/page';
import {
  collectEvents,
  hits,
  type InsightsEvent,
  input,
  mockAlgolia,
  openModal,
  QUERY_ID,
  respond,
  searchFor,
  visit,
} from '../../support/search';

const ofType = (events: InsightsEvent[], type: string) => events.filter(({eventType}) => eventType === type);

/** Returns an answer with 30 hits, five in each of six groups. The modal shows all of them. */
function thirtyHits(response: SearchResponse): SearchResponse {
  const results = response.results.map((result) => {
    const [hit] = result.hits;
    const hits = Array.from({length: 30}, (_, number) => {
      const lvl0 = `Group ${number % 6}`;
      return {
        ...hit,
        objectID: `hit-${number}`,
        hierarchy: {...hit?.hierarchy, lvl0},
        _highlightResult: undefined,
      };
    });
    return {...result, hits, nbHits: 30};
  });
  return {results} as unknown as SearchResponse;
}

test('S-15 hits that were shown are sent as views, at most 20 together, by the site’s own code', async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).hostname);
  });
  await mockAlgolia(page, (route, response) => respond(route, () => thirtyHits(response())));
  const events = await collectEvents(page);
  await searchFor(page, 'page', PAGE);
  await expect(hits(page)).toHaveCount(30);
  await expect.poll(() => ofType(events, 'view').map(({objectIDs}) => objectIDs.length)).toEqual([20, 10]);
  const seen = ofType(events, 'view').flatMap(({objectIDs}) => objectIDs);
  expect(new Set(seen).size).toBe(30);
  expect(new Set(ofType(events, 'view').map(({index}) => index))).toEqual(new Set(['small-site']));
  expect([...scripts].filter((name) => name !== 'www.googletagmanager.com')).toEqual(['localhost']);
});

test('S-15 views wait until 400 ms after the last change', async ({page}) => {
  await mockAlgolia(page);
  const events = await collectEvents(page);
  await visit(page, PAGE);
  await page.clock.install({time: 0});
  await openModal(page);
  // Less than the two minutes after which code that is still on its way is given up.
  await page.clock.pauseAt(60_000);
  await input(page).fill('page');
  await expect(hits(page).first()).toBeVisible();
  await page.clock.runFor(200);
  await input(page).fill('Second');
  await expect(hits(page).first()).toContainText('Second');
  await page.clock.runFor(300);
  expect(ofType(events, 'view')).toEqual([]);
  await page.clock.runFor(500);
  await expect.poll(() => ofType(events, 'view').length).toBe(1);
  expect(ofType(events, 'view')[0]?.objectIDs[0]).toContain('second');
});

test('S-15 a hit chosen by keyboard is sent as one click, with the query it answers', async ({page}) => {
  await mockAlgolia(page);
  const events = await collectEvents(page);
  await searchFor(page, 'Second', PAGE);
  await expect(hits(page).first()).toContainText('Second');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/docs\/second$/);
  await expect.poll(() => ofType(events, 'click').length).toBe(1);
  expect(ofType(events, 'click')[0]).toMatchObject({
    index: 'small-site',
    objectIDs: ['/docs/second'],
    queryID: QUERY_ID,
  });
});

test('S-15 the browser stores no queries and clicks, apart from recent searches', async ({page}) => {
  await mockAlgolia(page);
  const events = await collectEvents(page);
  await searchFor(page, 'Second', PAGE);
  await expect(hits(page).first()).toContainText('Second');
  const before = Object.keys(await stored(page));
  await hits(page).first().click();
  await expect.poll(() => ofType(events, 'click').length).toBe(1);
  expect(Object.keys(await stored(page)).filter((key) => !before.includes(key))).toEqual([
    '__DOCSEARCH_RECENT_SEARCHES__small-site',
  ]);
});

test('S-15 staying on the page of a hit is sent as a conversion', async ({page}) => {
  await mockAlgolia(page);
  const events = await collectEvents(page);
  await visit(page, PAGE);
  await page.clock.install();
  await openModal(page);
  await input(page).fill('Second');
  await expect(hits(page).first()).toContainText('Second');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/docs\/second$/);
  await page.clock.runFor(31_000);
  await expect.poll(() => ofType(events, 'conversion').length).toBe(1);
  expect(ofType(events, 'conversion')[0]?.objectIDs).toEqual(['/docs/second']);
});

for (const [sign, script] of Object.entries({
  doNotTrack: "Object.defineProperty(Navigator.prototype, 'doNotTrack', {get: () => '1'})",
  globalPrivacyControl:
    "Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', {get: () => true})",
})) {
  test(`S-15 nothing is sent for a visitor who asks not to be tracked (${sign})`, async ({page}) => {
    const calls = await mockAlgolia(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.addInitScript(script);
    await visit(page, PAGE);
    await page.clock.install();
    await openModal(page);
    await input(page).fill('Second');
    await expect(hits(page).first()).toBeVisible();
    await page.clock.runFor(2000);
    expect(asked.filter((url) => url.includes('insights'))).toEqual([]);
    expect(new URLSearchParams(calls.at(-1)?.requests[0]?.params).get('clickAnalytics')).toBe('false');
  });
}
