import {hash} from 'node:crypto';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {fakeBrowser} from '../../../../tests/support/fake-browser';
import {FROM_CACHE, getCacheNames, type SavedFile, type SavedSet, toFileKey} from '../saved-files';

vi.mock('workbox-expiration', () => ({ExpirationPlugin: class {}}));

const SCOPE = 'https://docs.example/site/';
const CACHE_NAMES = getCacheNames(SCOPE);
const SCRIPT = 'assets/js/main.1.js';
const HTML = {'Content-Type': 'text/html'};
const JAVASCRIPT = {'Content-Type': 'text/javascript'};

const createSavedFile = (content: string): SavedFile => [
  `sha256-${hash('sha256', content, 'base64')}`,
  content.length,
];
const page = (text: string) =>
  `<!doctype html><html><body><div id="__docusaurus">${text}</div></body></html>`;

/** The responses of the host by path, which is empty while there is no network. */
let host: Record<string, Response> = {};
let chooseStrategy: typeof import('./strategies').chooseStrategy;

class FakeFetchEvent {
  constructor(readonly request: Request) {}
  waitUntil = () => undefined;
}

beforeEach(async () => {
  vi.resetModules();
  vi.stubEnv('NODE_ENV', 'production');
  fakeBrowser();
  host = {};
  vi.stubGlobal('self', {registration: {scope: SCOPE}, caches});
  vi.stubGlobal('FetchEvent', FakeFetchEvent);
  vi.stubGlobal('VERSION', '1');
  vi.stubGlobal('SHELL', {});
  vi.stubGlobal('CODE', {[SCRIPT]: createSavedFile('run()')});
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const {url} = new Request(input);
    const answer = host[url.slice(SCOPE.length)];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer.clone();
  });
  ({chooseStrategy} = await import('./strategies'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** Requests a page or file from the worker, and waits until the worker has cached everything. */
async function fetchFromWorker(path: string, mode: RequestMode = 'cors'): Promise<Response> {
  const request = new Request(SCOPE + path);
  Object.defineProperty(request, 'mode', {value: mode});
  const event = new FakeFetchEvent(request) as unknown as FetchEvent;
  const [response, done] = chooseStrategy(request)?.handleAll({request, event}) ?? [];
  const answer = await response;
  await done?.catch(() => undefined);
  if (!answer) throw new Error(`the worker leaves ${path} to the network`);
  return answer;
}

const readCached = async (path: string, cacheName: string) =>
  (await caches.match(SCOPE + path, {cacheName}))?.text();

test('a page that was opened is shown without a network, with a header that marks it as cached', async () => {
  host = {'docs/faq': new Response(page('Questions'), {headers: HTML})};
  await fetchFromWorker('docs/faq', 'navigate');
  host = {};
  const answer = await fetchFromWorker('docs/faq/', 'navigate');
  expect(await answer.text()).toBe(page('Questions'));
  expect(answer.headers.get('Server-Timing')).toBe(FROM_CACHE);
});

test('a page that is only prefetched is not cached, unless an older copy of it is', async () => {
  host = {'docs/faq': new Response(page('Questions'), {headers: HTML})};
  await fetchFromWorker('docs/faq');
  expect(await readCached('docs/faq/', CACHE_NAMES.pages)).toBeUndefined();
  await fetchFromWorker('docs/faq', 'navigate');
  host = {'docs/faq': new Response(page('More questions'), {headers: HTML})};
  await fetchFromWorker('docs/faq');
  expect(await readCached('docs/faq/', CACHE_NAMES.pages)).toBe(page('More questions'));
});

test.each([
  ['the login page of a network', new Response('<html>Log in</html>', {headers: HTML})],
  ['an error', new Response(page('Gone'), {status: 500, headers: HTML})],
])('%s is shown, and the cached page is not replaced', async (_, answer) => {
  host = {'docs/faq': new Response(page('Questions'), {headers: HTML})};
  await fetchFromWorker('docs/faq', 'navigate');
  host = {'docs/faq': answer};
  expect((await fetchFromWorker('docs/faq', 'navigate')).status).toBe(answer.status);
  expect(await readCached('docs/faq/', CACHE_NAMES.pages)).toBe(page('Questions'));
});

test('a page whose script is no longer on the device is not shown', async () => {
  const head = `<head><script src="/site/${SCRIPT}"></script></head>`;
  host = {'docs/faq': new Response(page('Questions').replace('<body>', `${head}<body>`), {headers: HTML})};
  await fetchFromWorker('docs/faq', 'navigate');
  host = {};
  expect((await fetchFromWorker('docs/faq', 'navigate')).type).toBe('error');
});

test('a script is cached if its hash matches, and then never fetched again', async () => {
  host = {[SCRIPT]: new Response('run()', {headers: JAVASCRIPT})};
  await fetchFromWorker(SCRIPT);
  host = {};
  expect(await (await fetchFromWorker(SCRIPT)).text()).toBe('run()');
});

test('a script of the previous deployment comes from the saved set when the host no longer has it', async () => {
  const oldScript = 'assets/js/search-worker.0.js';
  const file = createSavedFile('search()');
  const set: SavedSet = {version: '1', files: {}, before: {[oldScript]: file}};
  const saved = await caches.open(CACHE_NAMES.saved);
  await saved.put(`${SCOPE}?set`, new Response(JSON.stringify(set)));
  await saved.put(toFileKey(SCOPE, oldScript, file), new Response('search()', {headers: JAVASCRIPT}));
  host = {[oldScript]: new Response('Not found', {status: 404, headers: HTML})};
  expect(await (await fetchFromWorker(oldScript)).text()).toBe('search()');
});

test('a damaged script is requested again without the HTTP cache', async () => {
  const damaged = new Response('ru', {headers: JAVASCRIPT});
  const intact = new Response('run()', {headers: JAVASCRIPT});
  vi.stubGlobal('fetch', async (_: Request | string, init?: RequestInit) =>
    (init?.cache === 'reload' ? intact : damaged).clone(),
  );
  expect(await (await fetchFromWorker(SCRIPT)).text()).toBe('run()');
  expect(await readCached(SCRIPT, CACHE_NAMES.files)).toBe('run()');
});

test.each(['docs/faq.md', 'offline.json', `${SCRIPT}?sha256-abc`])('%s is left to the network', (path) => {
  expect(chooseStrategy(new Request(SCOPE + path))).toBeUndefined();
});

test('other sites of the same host are left alone', () => {
  expect(chooseStrategy(new Request('https://docs.example/another/'))).toBeUndefined();
});
