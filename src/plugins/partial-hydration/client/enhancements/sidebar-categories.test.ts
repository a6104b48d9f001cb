// @vitest-environment happy-dom
import {expect, test, vi} from 'vitest';
import {enableCategories} from './sidebar-categories';

vi.mock('@docusaurus/theme-common', () => ({prefersReducedMotion: () => true}));

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
  document.body.innerHTML = `<div class="page-body" data-sidebar="api"><ul>${CATEGORY}</ul></div>`;
  enableCategories();
  const button = document.querySelector('button');
  button?.click();
  await expect.poll(() => button?.getAttribute('aria-expanded')).toBe('true');
  expect(document.querySelector('a[href="/changes/0-74"]')?.closest('[hidden]')).toBeNull();
  button?.click();
  await expect.poll(() => button?.getAttribute('aria-expanded')).toBe('false');
  expect(document.querySelector('li ul')?.hasAttribute('hidden')).toBe(true);
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/sidebars/api.json', expect.anything());
});

test('a category list that arrives after a click on a link to another page is left out', async () => {
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise((answer) => answers.push(answer)));
  document.body.innerHTML = `<div class="page-body" data-sidebar="guides"><ul>${CATEGORY}</ul></div>`;
  document.querySelector('button')?.click();
  window.history.pushState(null, '', '/elsewhere');
  answers[0]?.(new Response(JSON.stringify(LISTS)));
  await new Promise((done) => setTimeout(done));
  expect(document.querySelector('li ul')).toBeNull();
});
