import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {fakeBrowser} from '../../../../tests/support/fake-browser';
import {getCacheNames} from '../saved-files';

const SCOPE = 'https://docs.example/site/';
const {pages, saved, shell} = getCacheNames(SCOPE);
const ourCaches = [pages, saved, `${shell}abc`];

const unregister = vi.fn(async () => true);
const deleted: string[] = [];

/** Runs the worker and lets the browser activate it. */
async function activate(): Promise<void> {
  let work: Promise<void> | undefined;
  vi.stubGlobal('self', {
    registration: {scope: SCOPE, unregister},
    skipWaiting: vi.fn(),
    addEventListener(type: string, listener: (event: object) => void) {
      if (type === 'activate') listener({waitUntil: (promise: Promise<void>) => (work = promise)});
    },
  });
  vi.resetModules();
  await import('./self-destroying-worker');
  await work;
}

beforeEach(async () => {
  fakeBrowser();
  unregister.mockClear();
  deleted.length = 0;
  vi.stubGlobal('indexedDB', {
    deleteDatabase(name: string) {
      deleted.push(name);
      const request: {onblocked?: () => void} = {};
      // Another tab still has the database open.
      queueMicrotask(() => request.onblocked?.());
      return request;
    },
  });
  for (const name of ourCaches) await caches.open(name);
});
afterEach(() => vi.unstubAllGlobals());

test('the caches are deleted and the worker unregisters itself, even while another tab is open', async () => {
  await activate();
  expect(await caches.keys()).toEqual([]);
  expect(deleted).toHaveLength(1);
  expect(unregister).toHaveBeenCalledOnce();
});

test('caches of another site on the same host are not deleted', async () => {
  const otherCaches = ['another site', getCacheNames('https://docs.example/').pages];
  for (const name of otherCaches) await caches.open(name);
  await activate();
  expect(await caches.keys()).toEqual(otherCaches);
  expect(deleted).toEqual([]);
});
