import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {PageCache} from './page-cache';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Creates a cache whose pages come or fail when the test decides. `requests` contains all requests so far. */
function testCache() {
  const requests: {pathname: string; done: (page: string) => void; fail: (error: Error) => void}[] = [];
  const cache = new PageCache<string>(
    (pathname, signal) =>
      new Promise((done, fail) => {
        signal.addEventListener('abort', () => fail(signal.reason));
        requests.push({pathname, done, fail});
      }),
  );
  return {cache, requests};
}

test('a page is fetched once, however its address is written', async () => {
  const {cache, requests} = testCache();
  const pages = [cache.load('/docs/faq'), cache.load('/docs/faq/'), cache.load('/docs/faq.html')];
  requests[0]?.done('faq');
  expect(await Promise.all(pages)).toEqual(['faq', 'faq', 'faq']);
  expect(requests.map(({pathname}) => pathname)).toEqual(['/docs/faq']);
});

test('X-07 the thirty pages that were used last are kept', () => {
  const {cache, requests} = testCache();
  for (let index = 0; index < 30; index++) void cache.load(`/${index}`);
  void cache.load('/0');
  void cache.load('/30');
  expect([cache.has('/0'), cache.has('/1'), cache.has('/2'), cache.has('/30')]).toEqual([
    true,
    false,
    true,
    true,
  ]);
  void cache.load('/1');
  expect(requests.filter(({pathname}) => pathname === '/0')).toHaveLength(1);
  expect(requests.filter(({pathname}) => pathname === '/1')).toHaveLength(2);
});

test("a page that was dropped from the cache and then fails doesn't remove the page that replaced it", async () => {
  const {cache, requests} = testCache();
  const first = cache.load('/a').catch((error: Error) => error.message);
  for (let index = 0; index < 30; index++) void cache.load(`/${index}`);
  const second = cache.load('/a');
  requests[0]?.fail(new Error('gone'));
  expect(await first).toBe('gone');
  expect(cache.has('/a')).toBe(true);
  requests.at(-1)?.done('page');
  expect(await second).toBe('page');
  expect(requests.filter(({pathname}) => pathname === '/a')).toHaveLength(2);
});

test('no timer is left behind by a page that fails', async () => {
  const {cache, requests} = testCache();
  const loading = cache.load('/a');
  expect(vi.getTimerCount()).toBe(1);
  requests[0]?.fail(new Error('offline'));
  await expect(loading).rejects.toThrow('offline');
  expect(vi.getTimerCount()).toBe(0);
});

test('a page that does not arrive within two minutes fails and can be requested again', async () => {
  const {cache, requests} = testCache();
  const loading = cache.load('/a');
  vi.advanceTimersByTime(120_000);
  await expect(loading).rejects.toThrow('timeout');
  void cache.load('/a');
  expect(requests).toHaveLength(2);
});

test('a page whose visit was cancelled is fetched again, unless it had already arrived', async () => {
  const {cache, requests} = testCache();
  const visit = new AbortController();
  const loading = cache.load('/a', visit.signal);
  visit.abort();
  await expect(loading).rejects.toThrow();
  const again = cache.load('/a', new AbortController().signal);
  requests[1]?.done('page');
  expect(await again).toBe('page');
  const later = new AbortController();
  void cache.load('/a', later.signal);
  later.abort();
  expect(await cache.load('/a')).toBe('page');
  expect(requests).toHaveLength(2);
});
