import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {SearchClient} from '../../client/client';
import type {SearchResponse} from '../../engine/engine';
import {PagedSearch} from './paged-search';

let requests: string[];
let answers: Array<{answer(count?: number): Promise<void>; fail(): Promise<void>}>;
let search: PagedSearch;

/** Lets the promises of an answer settle. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  requests = [];
  answers = [];
  const client: SearchClient = {
    search: ([request]) =>
      new Promise((resolve, reject) => {
        const {query, page} = request as unknown as {query: string; page: number};
        requests.push(`${query} ${page}`);
        answers.push({
          answer: async (count = 40) => {
            const hits = Array.from({length: Math.min(15, count)}, (_, index) => ({
              objectID: `${query}-${page}-${index}`,
            }));
            const result = {hits, nbHits: count, nbPages: Math.ceil(count / 15)};
            resolve({results: [result]} as unknown as SearchResponse);
            await settle();
          },
          fail: async () => {
            reject(new Error('no network'));
            await settle();
          },
        });
      }),
  };
  search = new PagedSearch(() => client, 'docs');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const typing = () => vi.advanceTimersByTimeAsync(200);
const ids = () => search.results.get().hits.map(({objectID}) => objectID);

test('R-05 a page that opens with a query requests it once', async () => {
  search.setQuery('qwidget', []);
  search.setQuery('qwidget', []);
  await typing();
  await answers[0]?.answer();
  await typing();
  expect(requests).toEqual(['qwidget 0']);
  expect(search.results.get()).toMatchObject({status: 'ready', count: 40, hasMore: true});
});

test('R-05 the same query with other filters starts a new search', async () => {
  search.setQuery('qwidget', ['version:1']);
  await answers[0]?.answer();
  expect(search.isFor('qwidget', ['version:1'])).toBe(true);
  expect(search.isFor('qwidget', ['version:2'])).toBe(false);
  search.setQuery('qwidget', ['version:2']);
  await typing();
  expect(requests).toEqual(['qwidget 0', 'qwidget 0']);
});

test('R-05 "More" right after the first results gets the second page', async () => {
  search.setQuery('qwidget', []);
  await answers[0]?.answer();
  search.more();
  await typing();
  await answers[1]?.answer();
  expect(requests).toEqual(['qwidget 0', 'qwidget 1']);
  expect(ids()).toHaveLength(30);
});

test('R-05 typing a word makes one request, and each page is requested once', async () => {
  for (const query of ['', 'q', 'qw', 'qwi']) search.setQuery(query, []);
  expect(requests).toEqual([]);
  await typing();
  search.more();
  search.more();
  await answers[0]?.answer();
  search.more();
  search.more();
  expect(requests).toEqual(['qwi 0', 'qwi 1']);
});

test('R-05 "More" while another query is being typed requests nothing of it', async () => {
  search.setQuery('one', []);
  await answers[0]?.answer();
  search.setQuery('other', []);
  search.more();
  expect(requests).toEqual(['one 0']);
  await typing();
  expect(requests).toEqual(['one 0', 'other 0']);
});

test('R-05 an answer that comes after the query has changed is dropped', async () => {
  search.setQuery('one', []);
  search.setQuery('other', []);
  await answers[0]?.answer();
  expect(ids()).toEqual([]);
  await typing();
  await answers[1]?.answer(1);
  expect(ids()).toEqual(['other-0-0']);
});

test('R-05 an empty search field shows no results, even if a request is still running', async () => {
  search.setQuery('one', []);
  search.setQuery('  ', []);
  await answers[0]?.answer();
  await typing();
  expect(search.results.get().status).toBe('idle');
  expect(requests).toEqual(['one 0']);
});

test('S-12 a failed page is requested again, and the hits before it stay', async () => {
  search.setQuery('one', []);
  await answers[0]?.answer();
  search.more();
  await answers[1]?.fail();
  expect(search.results.get().status).toBe('failed');
  expect(ids()).toHaveLength(15);
  search.more();
  await answers[2]?.answer();
  expect(requests).toEqual(['one 0', 'one 1', 'one 1']);
  expect(ids()).toHaveLength(30);
});
