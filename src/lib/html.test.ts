import {expect, test} from 'vitest';
import {readPage} from '../plugins/search/records/read-page';
import {findPageContent, parsePage} from './html';

const page = (policy: string, keywords: string) =>
  `<!doctype html><html lang=en><head><meta charset=UTF-8>${policy}<link rel=stylesheet href=/styles.1.css>` +
  `<meta data-rh=true name=keywords content="${keywords}"><meta name=docsearch:version content=current />` +
  '<script data-rh=true type=application/ld+json>{"author": []}</script><script src=/main.1.js></script>' +
  '<title>Grids | Site</title></head><body><nav>Bar</nav><main><div class=markdown><h1>Grids</h1><p>Lines.</div>' +
  '<footer class="theme-doc-footer">Edit</footer></main></body></html>';
const POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`;

const readHtml = (html: string) => readPage({tree: parsePage(html), path: '/docs/grids'});

test('search finds the same in the content of a page as in the whole page', () => {
  const html = page('', 'rows,a > b');
  expect(readHtml(findPageContent(html))).toEqual(readHtml(html));
  expect(readHtml(html)?.entries[0]?.topics).toEqual(['rows', 'a > b']);
});

test('the content of a page changes with its keywords, but not with its policy, its scripts or its chrome', () => {
  const html = page('', 'rows');
  const other = page(POLICY, 'rows').replaceAll('.1.', '.2.').replace('Bar', 'Menu').replace('Edit', 'Next');
  expect(findPageContent(other)).toBe(findPageContent(html));
  expect(findPageContent(page('', 'columns'))).not.toBe(findPageContent(html));
  expect(findPageContent(html)).toContain('{"author": []}');
});

test('if a page has no main content, such as a redirect, all of it counts as content', () => {
  const html = '<html><head><title>x</title></head><body><a href=/new>New</a></body></html>';
  expect(findPageContent(html)).toContain('<a href=/new>New</a>');
});
