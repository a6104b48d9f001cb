import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {fakeBrowser} from '../../../../tests/support/fake-browser';
import {getCacheNames} from '../saved-files';

vi.mock('workbox-expiration', () => ({ExpirationPlugin: class {}}));

const SCOPE = 'https://docs.example/site/';
const CACHE_NAMES = getCacheNames(SCOPE);
const PAGE = `<!doctype html><html><body><div id="__docusaurus">
  <img src="/site/img/light.webp"><img src="/site/img/dark.webp" srcset="/site/img/dark-2x.webp 2x">
</div></body></html>`;
const PICTURES = ['img/dark-2x.webp', 'img/dark.webp', 'img/light.webp'];

let host: Record<string, () => Response>;
/** The paths that were asked of the network, each with its cache mode unless that is the default. */
let requestedFiles: string[];
let cacheOpenedPage: typeof import('./cache-opened-page').cacheOpenedPage;
const event = {waitUntil: () => undefined} as unknown as ExtendableEvent;

const picture = () => new Response('picture', {headers: {'Content-Type': 'image/webp'}});

beforeEach(async () => {
  vi.resetModules();
  vi.stubEnv('NODE_ENV', 'production');
  fakeBrowser();
  requestedFiles = [];
  host = {
    'docs/faq/': () => new Response(PAGE, {headers: {'Content-Type': 'text/html'}}),
    ...Object.fromEntries(PICTURES.map((path) => [path, picture])),
  };
  vi.stubGlobal('self', {registration: {scope: SCOPE}, caches});
  vi.stubGlobal('FetchEvent', class {});
  vi.stubGlobal('VERSION', '1');
  vi.stubGlobal('SHELL', {});
  vi.stubGlobal('CODE', {});
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const {url, cache} = new Request(input);
    const path = url.slice(SCOPE.length);
    requestedFiles.push(cache === 'default' ? path : `${path} (${cache})`);
    const answer = host[path];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  ({cacheOpenedPage} = await import('./cache-opened-page'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

async function listCachedFiles(): Promise<string[]> {
  const requests = await (await caches.open(CACHE_NAMES.files)).keys();
  return requests.map(({url}) => url.slice(SCOPE.length)).sort();
}
const isPageKept = async () =>
  (await caches.match(`${SCOPE}docs/faq/`, {cacheName: CACHE_NAMES.pages})) !== undefined;

test('a page that was opened is cached with the pictures of both colour modes', async () => {
  await cacheOpenedPage(`${SCOPE}docs/faq#proxy`, event);
  expect(await isPageKept()).toBe(true);
  expect(await listCachedFiles()).toEqual(PICTURES);
});

test("the page comes from the browser's own cache if it is there", async () => {
  await cacheOpenedPage(`${SCOPE}docs/faq`, event);
  expect(requestedFiles[0]).toBe('docs/faq/ (force-cache)');
});

test('a page and pictures that are already cached are not fetched again', async () => {
  await cacheOpenedPage(`${SCOPE}docs/faq`, event);
  requestedFiles = [];
  await cacheOpenedPage(`${SCOPE}docs/faq`, event);
  expect(requestedFiles).toEqual([]);
});

test('a picture that cannot be fetched does not stop the others', async () => {
  delete host['img/light.webp'];
  await cacheOpenedPage(`${SCOPE}docs/faq`, event);
  expect(await listCachedFiles()).toEqual(['img/dark-2x.webp', 'img/dark.webp']);
});

test('on a slow connection, the page is cached and its pictures are not fetched', async () => {
  Object.assign(navigator, {connection: {effectiveType: '2g', saveData: false}});
  await cacheOpenedPage(`${SCOPE}docs/faq`, event);
  expect(await isPageKept()).toBe(true);
  expect(requestedFiles).toEqual(['docs/faq/ (force-cache)']);
});

test('a page outside of the site, or one that does not arrive, is not cached', async () => {
  await cacheOpenedPage('https://docs.example/other/', event);
  expect(requestedFiles).toEqual([]);
  host = {};
  await cacheOpenedPage(`${SCOPE}docs/faq`, event).catch(() => undefined);
  expect(await isPageKept()).toBe(false);
});
