import {expect} from '@playwright/test';
import {builtEngine} from '../../../tools/relevance/relevance';
import {OLD, test} from '../../support/faulty-site';
import {collectEvents, hits, playHosts, searchFor} from '../../support/search';

test('S-03 S-15 a site built with an account asks its provider, as its own policy lets it', async ({
  page,
  host,
}) => {
  const calls = await playHosts(page, builtEngine(OLD));
  const events = await collectEvents(page);
  await page.route(/googletagmanager/, (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
  const refused: string[] = [];
  await page.exposeFunction('noteRefused', (address: string) => refused.push(address));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({blockedURI}) =>
      (window as unknown as {noteRefused(address: string): void}).noteRefused(blockedURI),
    );
  });

  await searchFor(page, 'Second', `${host.origin}/docs/first`);
  await expect(hits(page).first()).toContainText('Second');
  const call = calls.at(-1);
  expect(call?.host).toBe('testapp-dsn.algolia.net');
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
