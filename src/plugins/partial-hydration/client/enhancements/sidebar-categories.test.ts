// @vitest-environment happy-dom
import {expect, test, vi} from 'vitest';
import {enableCategories} from './sidebar-categories';

vi.mock('@docusaurus/theme-common', () => ({prefersReducedMotion: () => true}));
vi.mock('../page-document', () => ({findBody: () => ({dataset: {sidebar: 'api'}})}));
vi.mock('../shown-page', () => ({getShownPage: () => null}));
vi.mock('../site-navigation', () => ({navigation: {watchForLeaving: () => () => false}}));

const LISTS = {'/changes Changes': '<ul><li><a href="/changes/0-74">0.74</a></li></ul>'};

/** The category as the theme renders it: its label leads to a page, and a button beside it opens the list. */
const CATEGORY = `
  <li class="theme-doc-sidebar-item-category menu__list-item--collapsed">
    <div>
      <a class="menu__link menu__link--sublist" href="/changes">Changes</a>
      <button type="button" class="menu__caret" aria-expanded="false"></button>
    </div>
  </li>`;

test('the button beside a label that leads to a page opens and closes the category', async () => {
  const fetched = vi.fn(async () => new Response(JSON.stringify(LISTS)));
  vi.stubGlobal('fetch', fetched);
  document.body.innerHTML = `<ul>${CATEGORY}</ul>`;
  enableCategories();
  const button = document.querySelector('button');
  button?.click();
  await vi.waitFor(() => expect(button?.getAttribute('aria-expanded')).toBe('true'));
  expect(document.querySelector('a[href="/changes/0-74"]')?.closest('[hidden]')).toBeNull();
  button?.click();
  await vi.waitFor(() => expect(button?.getAttribute('aria-expanded')).toBe('false'));
  expect(document.querySelector('li ul')?.hasAttribute('hidden')).toBe(true);
  expect(fetched).toHaveBeenCalledTimes(1);
});
