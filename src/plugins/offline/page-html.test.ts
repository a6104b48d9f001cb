import {expect, test} from 'vitest';
import {findCodePaths, findPicturePaths, isSitePage} from './page-html';

const SCOPE = 'https://example.org/docs-site/';

const page = ({head = '', body = ''}) =>
  `<!doctype html><html lang=en><head>${head}</head><body><div id=__docusaurus>${body}</div>`;

test('a page of this site is recognised, however its HTML is written', () => {
  expect(isSitePage(page({}))).toBe(true);
  expect(isSitePage('<body><div id="__docusaurus">')).toBe(true);
  expect(isSitePage('<body><div class="x" id="__docusaurus" data-y>')).toBe(true);
});

test('the login page of a network is not mistaken for a page of this site, even if it names the site', () => {
  expect(isSitePage('')).toBe(false);
  expect(isSitePage('<!doctype html><title>Log in</title><form action=/login>')).toBe(false);
  expect(isSitePage('<p>You asked for /assets/js/main.1.js of __docusaurus</p>')).toBe(false);
  expect(isSitePage('<p>&lt;div id=__docusaurus&gt;</p>')).toBe(false);
});

test('the code of a page is what its tags and its start script load', () => {
  const head = [
    '<link rel=stylesheet href=/docs-site/assets/css/styles.1.css />',
    '<link rel="stylesheet" href="/docs-site/assets/css/more.2.css">',
    '<script src="/docs-site/assets/js/runtime~main.3.js" defer></script>',
    '<script>start(["/docs-site/assets/js/main.4.js"])</script>',
  ];
  expect(findCodePaths(page({head: head.join('')}))).toEqual([
    'assets/css/styles.1.css',
    'assets/css/more.2.css',
    'assets/js/runtime~main.3.js',
    'assets/js/main.4.js',
  ]);
});

test('a page whose text mentions a script does not need that script', () => {
  const head = [
    '<meta name=description content="Load /assets/js/foo.js first">',
    '<script type="application/ld+json">{"text": "/assets/js/foo.js"}</script>',
    '<title>/assets/js/foo.js</title>',
  ];
  const body = '<code>&lt;script src="/assets/js/foo.js"&gt;</code> <p>"/assets/css/foo.css"</p>';
  expect(findCodePaths(page({head: head.join(''), body}))).toEqual([]);
});

test('the pictures of a page are those of its tags, in every notation', () => {
  const body = `
    <img class=only-light src=/docs-site/assets/images/a-light.webp alt='a "picture"' loading=lazy>
    <img class="only-dark" src="/docs-site/assets/images/a-dark.webp">
    <picture><source srcset="/docs-site/img/b.webp 1x, ../img/c.png 2x"></picture>
    <img src="data:image/png;base64,AAAA"><img src=https://example.com/elsewhere.png>
    <p>See "/docs-site/assets/images/not-shown.webp".</p>`;
  expect(findPicturePaths(page({body}), SCOPE, `${SCOPE}docs/`)).toEqual([
    'assets/images/a-light.webp',
    'assets/images/a-dark.webp',
    'img/b.webp',
    'img/c.png',
  ]);
});
