import {expect, test} from 'vitest';
import {checkTrailingSlash, listPages} from './pages';

test('every HTML file is a page, and redirects are pages without a path', () => {
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

test('the route of a page can have a trailing slash', () => {
  expect(listPages(['blog/index.html'], ['/blog/'], '/')).toEqual([{file: 'blog/index.html', path: 'blog/'}]);
});

test('a route without a file is reported with its path', () => {
  expect(() => listPages(['index.html'], ['/', '/docs/a'], '/')).toThrow('no file for the page /docs/a');
});

test.each([undefined, true])('trailingSlash can be %s', (trailingSlash) => {
  expect(() => checkTrailingSlash(trailingSlash)).not.toThrow();
});

test('trailingSlash: false is refused with the settings that work', () => {
  expect(() => checkTrailingSlash(false)).toThrow('Set it to true or leave it out.');
});
