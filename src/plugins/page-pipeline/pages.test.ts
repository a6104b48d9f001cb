import {expect, test} from 'vitest';
import {listPages} from './pages';

test('every HTML file is a page, and a redirect is one without a path', () => {
  const files = ['old/index.html', 'index.html', 'docs/a/index.html', 'docs/b.html', '404.html'];
  const routes = ['/base/', '/base/docs/a', '/base/docs/b', '/base/404.html'];
  expect(listPages(files, routes, '/base/')).toEqual([
    {file: '404.html', path: '404.html'},
    {file: 'docs/a/index.html', path: 'docs/a'},
    {file: 'docs/b.html', path: 'docs/b'},
    {file: 'index.html', path: ''},
    {file: 'old/index.html'},
  ]);
});

test('a page may have a slash at the end of its address', () => {
  expect(listPages(['blog/index.html'], ['/blog/'], '/')).toEqual([{file: 'blog/index.html', path: 'blog/'}]);
});

test('a page that was not written stops the build with its address', () => {
  expect(() => listPages(['index.html'], ['/', '/docs/a'], '/')).toThrow('no file for the page /docs/a');
});
