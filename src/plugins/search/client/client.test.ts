import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {sampleIndexedPages} from '../../../../tests/support/sample-records';
import {pack} from '../records/pack';
import type {WorkerRequest} from './embedded-client';
import type {SearchSettings} from './settings';

const BASE = 'https://docs.example';
const HIT = `${BASE}/docs/api/generated/classes/qpushbutton`;
const SETTINGS: SearchSettings = {
  appId: '',
  apiKey: '',
  indexName: 'docs',
  placeholder: '',
  hosted: false,
  baseUrl: '/',
};

/** A worker whose script the test loads, breaks or leaves on its way. */
class FakeWorker {
  onmessage?: (event: {data: unknown}) => void;
  onerror?: (event: {preventDefault: () => void}) => void;
  readonly requests: WorkerRequest[] = [];

  constructor() {
    workers.push(this);
  }

  postMessage = (request: WorkerRequest): void => void this.requests.push(request);
  fail = (): void => this.onerror?.({preventDefault: () => undefined});
}

let workers: FakeWorker[];
beforeEach(() => {
  workers = [];
  vi.resetModules();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('window', {location: {origin: BASE}});
  const {names, texts} = pack(sampleIndexedPages(), {}, () => 'texts.json');
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('texts.json') ? new Response(texts) : Response.json(names),
  );
});
afterEach(() => vi.unstubAllGlobals());

const connect = async () => (await import('./client')).getSearchClient(SETTINGS);
const REQUESTS = [{indexName: 'docs', query: 'QPushButton'}];

test('searches that wait for a worker script that does not load are answered by the page', async () => {
  const client = await connect();
  const searches = [client.search(REQUESTS), client.search(REQUESTS, true)];
  workers[0]?.fail();
  for (const {results} of await Promise.all(searches)) expect(results[0]?.hits[0]?.url).toBe(HIT);
});

test('once the worker script has failed, later searches go to the page and no other worker starts', async () => {
  const client = await connect();
  workers[0]?.fail();
  const {results} = await client.search(REQUESTS);
  expect(results[0]?.hits[0]?.url).toBe(HIT);
  expect(workers).toHaveLength(1);
  expect(workers[0]?.requests).toEqual([]);
});

test('a browser without workers searches in the page', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('Worker', undefined);
  const {results} = await (await connect()).search(REQUESTS);
  expect(results[0]?.hits[0]?.url).toBe(HIT);
  warn.mockRestore();
});

test('answers of the worker reach the searches that they belong to, in any order', async () => {
  const client = await connect();
  const [first, second] = [client.search(REQUESTS), client.search(REQUESTS)];
  const answer = (id: number, url: string) =>
    workers[0]?.onmessage?.({data: {id, response: {results: [{hits: [{url}]}]}}});
  answer(1, 'second');
  answer(0, 'first');
  expect(await Promise.all([first, second])).toEqual([
    {results: [{hits: [{url: 'first'}]}]},
    {results: [{hits: [{url: 'second'}]}]},
  ]);
});

test('a search that the worker cannot answer fails, and the worker stays in use', async () => {
  const client = await connect();
  const search = client.search(REQUESTS);
  workers[0]?.onmessage?.({data: {id: 0, error: 'The search index answered 404'}});
  await expect(search).rejects.toThrow('answered 404');
  void client.search(REQUESTS);
  expect(workers[0]?.requests).toHaveLength(2);
});
