import {expect, test} from 'vitest';
import {findNearestPages, readPages} from './nearest-pages';

const PAGES = [
  '/docs/guides/',
  '/docs/guides/getting-started',
  '/docs/guides/layout',
  '/docs/guides/layout-rules',
  '/docs/guides/styling',
  '/docs/guides/style-properties',
  '/docs/development/getting-started',
  '/docs/development/styling',
  '/docs/api/generated/classes/qpushbutton',
  '/docs/api/generated/classes/qradiobutton',
  '/docs/api/generated/enums/qlineeditechomode',
  '/docs/api/changes/0-74',
].map((path) => ({path, title: path}));

const find = (path: string) => findNearestPages(path, PAGES).map((page) => page.path);

test.each([
  ['/docs/guides/layuot', '/docs/guides/layout'],
  ['/docs/guides/gettingstarted', '/docs/guides/getting-started'],
  ['/docs/guides/getting_started.html', '/docs/guides/getting-started'],
  ['/docs/getting-started', '/docs/guides/getting-started'],
  ['/docs/development/getting-start', '/docs/development/getting-started'],
  ['/docs/api/QPushButton', '/docs/api/generated/classes/qpushbutton'],
  ['/docs/api/generated/classes/qpushbuton', '/docs/api/generated/classes/qpushbutton'],
  ['/docs/guides/rules-of-layout', '/docs/guides/layout-rules'],
  ['/docs/guides/layout%2', '/docs/guides/layout'],
  ['/docs/api/changes/0-75', '/docs/api/changes/0-74'],
])('%s suggests %s first', (path, page) => {
  expect(find(path)[0]).toBe(page);
});

test.each(['/', '/docs/', '/xyzzy', '/wp-login.php'])('%s suggests nothing', (path) => {
  expect(find(path)).toEqual([]);
});

test('at most five pages are suggested', () => {
  const pages = Array.from({length: 9}, (_, index) => ({path: `/docs/layout${index}`, title: 'Layout'}));
  expect(findNearestPages('/docs/layout', pages)).toHaveLength(5);
});

test('the pages of llms.txt have their title and the path that readers open', () => {
  const text =
    '# NodeGUI\n\n- [Layout](https://example.org/base/docs/guides/layout.md): Arrange.\n- no link\n';
  expect(readPages(text)).toEqual([{title: 'Layout', path: '/base/docs/guides/layout'}]);
});
