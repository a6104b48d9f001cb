// @vitest-environment happy-dom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {fakeBrowser} from '../../../../tests/support/fake-browser';
import {getCacheNames} from '../saved-files';
import {findRecentPages} from './recent-pages';

const SCOPE = 'https://example.org/docs-site/';
const {pages} = getCacheNames(SCOPE);

beforeEach(() => void fakeBrowser());
afterEach(() => vi.unstubAllGlobals());

const open = async (path: string, title: string) =>
  (await caches.open(pages)).put(
    SCOPE + path,
    new Response(`<title data-rh=true>${title} | NodeGUI</title>`),
  );

test('recent pages are the last ones that were opened, the latest first', async () => {
  for (const title of ['Layout', 'Images', 'Styling']) await open(`docs/${title.toLowerCase()}/`, title);
  expect(await findRecentPages(SCOPE, SCOPE, 2)).toEqual([
    {path: '/docs-site/docs/styling/', title: 'Styling'},
    {path: '/docs-site/docs/images/', title: 'Images'},
  ]);
});

test('the open page, the home page, the search and the page about offline reading are not recent pages', async () => {
  for (const path of ['', 'search/', 'offline/', 'docs/layout/', 'docs/images/']) await open(path, path);
  const found = await findRecentPages(SCOPE, `${SCOPE}docs/images`, 4);
  expect(found.map(({path}) => path)).toEqual(['/docs-site/docs/layout/']);
});

test('no cache is created if no page was opened', async () => {
  expect(await findRecentPages(SCOPE, SCOPE, 4)).toEqual([]);
  expect(await caches.keys()).toEqual([]);
});
