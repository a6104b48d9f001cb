// @vitest-environment happy-dom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {fakeBrowser} from '../../../../tests/support/fake-browser';
import {getCacheNames} from '../saved-files';
import {findOpenedPages} from './opened-pages';
import {writeSet} from './saved-set';

const SCOPE = 'https://example.org/docs-site/';
const CACHE_NAMES = getCacheNames(SCOPE);

beforeEach(() => void fakeBrowser());
afterEach(() => vi.unstubAllGlobals());

const page = (title: string, body = '') =>
  `<title data-rh=true>${title} | NodeGUI</title><link rel=stylesheet href=/docs-site/assets/css/styles.1.css>
  <body><div id=__docusaurus>${body}</div>`;

const keep = async (name: string, path: string, content = '') =>
  (await caches.open(name)).put(SCOPE + path, new Response(content));

const titles = async () => (await findOpenedPages(SCOPE)).map(({title}) => title);

test('before any page is opened, nothing is listed and no cache is created', async () => {
  expect(await findOpenedPages(SCOPE)).toEqual([]);
  expect(await caches.keys()).toEqual([]);
});

test('opened pages are listed by their titles, without the name of the site', async () => {
  await keep(CACHE_NAMES.pages, 'docs/layout/', page('Layout'));
  await keep(CACHE_NAMES.pages, 'docs/images/', page('Images &amp; icons'));
  await keep(CACHE_NAMES.files, 'assets/css/styles.1.css');
  expect(await findOpenedPages(SCOPE)).toEqual([
    {address: `${SCOPE}docs/images/`, title: 'Images & icons'},
    {address: `${SCOPE}docs/layout/`, title: 'Layout'},
  ]);
});

test('the page about offline reading and the search are not listed', async () => {
  await keep(CACHE_NAMES.files, 'assets/css/styles.1.css');
  for (const path of ['offline/', 'search/']) await keep(CACHE_NAMES.pages, path, page('Read offline'));
  expect(await titles()).toEqual([]);
});

test('a page is listed only if it opens with its styles and pictures', async () => {
  await keep(CACHE_NAMES.pages, 'docs/layout/', page('Layout', '<img src=/docs-site/assets/images/a.webp>'));
  expect(await titles()).toEqual([]);
  await keep(CACHE_NAMES.files, 'assets/css/styles.1.css');
  expect(await titles()).toEqual([]);
  await keep(CACHE_NAMES.files, 'assets/images/a.webp');
  expect(await titles()).toEqual(['Layout']);
});

test('files of the saved set count once the set is complete', async () => {
  await keep(CACHE_NAMES.pages, 'docs/layout/', page('Layout'));
  await keep(CACHE_NAMES.saved, 'assets/css/styles.1.css?sha256-x');
  expect(await titles()).toEqual([]);
  await writeSet(SCOPE, {version: '1', files: {}, before: {}});
  expect(await titles()).toEqual(['Layout']);
});

test('the login page of a network is not listed', async () => {
  await keep(CACHE_NAMES.pages, 'docs/layout/', '<title>Log in</title><form>');
  expect(await titles()).toEqual([]);
});
