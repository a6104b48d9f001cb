// @vitest-environment happy-dom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {prefetchNeighbours} from './prefetch';

const {fetched} = vi.hoisted(() => ({
  /** Paths of the pages that were fetched, in order. */
  fetched: [] as string[],
}));

vi.mock('./pages', async (importOriginal) => ({
  ...(await importOriginal<typeof import('./pages')>()),
  hasPage: (pathname: string) => fetched.includes(pathname),
  loadPage: async (pathname: string) => fetched.push(pathname),
}));

beforeEach(() => {
  fetched.length = 0;
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  vi.stubGlobal('fetch', async () => new Response('', {headers: {'content-length': '4000'}}));
});
afterEach(() => vi.unstubAllGlobals());

test('neighbours in the sidebar are prefetched, nearest first, but no links to other sites', async () => {
  document.body.innerHTML = `<ul>
    <li><a class="menu__link" href="/docs/far">Far</a></li>
    <li><a class="menu__link" href="https://github.com/nodegui/nodegui">GitHub</a></li>
    <li><a class="menu__link" href="/docs/near">Near</a></li>
    <li><a class="menu__link" href="/docs/here" aria-current="page">Here</a></li>
  </ul>`;
  prefetchNeighbours();
  await expect.poll(() => fetched).toContain('/docs/far');
  expect(fetched).toEqual(['/docs/near', '/docs/far']);
});

test.each<[string, Record<string, string>]>([
  ['its uncompressed size', {'content-length': '90000'}],
  ['no size', {}],
])('X-07 the next page is prefetched if the host sends %s, and then the budget is used up', async (_, headers) => {
  vi.stubGlobal('fetch', async () => new Response('', {headers}));
  document.body.innerHTML = `
    <a class="pagination-nav__link--prev" href="/docs/previous">Previous</a>
    <a class="pagination-nav__link--next" href="/docs/next">Next</a>`;
  prefetchNeighbours();
  await expect.poll(() => fetched).toContain('/docs/next');
  expect(fetched).toEqual(['/docs/next']);
});
