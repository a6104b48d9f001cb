import {expect, test} from 'vitest';
import {cleanPath, isPagePath, isSamePage} from './page-address';

test.each([
  ['/docs/faq', '/docs/faq'],
  ['/docs/faq/', '/docs/faq/'],
  ['/docs/faq.html', '/docs/faq'],
  ['/docs/faq.HTML', '/docs/faq'],
  ['/docs/faq/index.html', '/docs/faq'],
  ['/docs//faq', '/docs/faq'],
  ['/docs///faq//index.html', '/docs/faq'],
  ['/docs/faq.html.html', '/docs/faq'],
  ['/index.html', '/'],
  ['/', '/'],
  ['/100%', '/100%25'],
  ['/%C3%A4/%E0%A4.html', '/%25C3%25A4/%25E0%25A4'],
  ['/%C3%A4', '/%C3%A4'],
])('the page at %s is known as %s', (asked, known) => {
  expect(cleanPath(asked)).toBe(known);
});

test.each([
  '//evil.example/login.html',
  '///evil.example/login.html',
  '/\\evil.example/login.html',
  '\\\\evil.example/login.html',
  '/%5Cevil.example/login.html',
  '/%5c%2f%5Cevil.example/login.html',
  '/%2F/evil.example/index.html',
  '//index.html//evil.example/login.html',
  '/.html//evil.example',
  '//evil.example//',
])('%s stays on this site, whether it is followed encoded or decoded', (pathname) => {
  const path = cleanPath(pathname);
  for (const address of [path, decodeURI(path)])
    expect(new URL(address, 'https://docs.example').origin).toBe('https://docs.example');
  expect(cleanPath(path)).toBe(path);
});

test('a version number at the end of an address is no file name', () => {
  expect(['/docs/guides/qt-6.10', '/docs/faq', '/docs/faq.html', '/'].filter(isPagePath)).toHaveLength(4);
  expect(
    ['/blog/rss.xml', '/docs/faq.md', '/img/logo.svg', '/a.tar.gz', '/x.mp4'].filter(isPagePath),
  ).toEqual([]);
});

test('a page with a slash, a file name or encoded characters at the end is the same page', () => {
  expect(isSamePage('/docs/faq/', '/docs/faq')).toBe(true);
  expect(isSamePage('/docs/faq.html', '/docs//faq/')).toBe(true);
  expect(isSamePage('/a%20b', '/a b')).toBe(true);
  expect(isSamePage('/docs', '/docs/faq')).toBe(false);
  expect(isSamePage('/', '/docs')).toBe(false);
});

test('a path that cannot be decoded is the same with encoded percent signs', () => {
  expect(isSamePage('/100%', '/100%25')).toBe(true);
});
