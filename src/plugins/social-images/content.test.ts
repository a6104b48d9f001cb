import {expect, test} from 'vitest';
import {findPageContent, parsePage} from '../../lib/html';
import type {ReferencePage} from '../../lib/reference';
import {readCard} from './content';

const site = {title: 'NodeGUI', host: 'docs.example.org', version: '0.74.2'};

/**
 * Returns the HTML of a built page.
 * @param metas the content of its `<meta>` elements by property
 */
const createPage = (metas: Record<string, string>, rest = '', body = '') =>
  `<!doctype html><html><head><title>x</title>${Object.entries(metas)
    .map(([name, content]) => `<meta data-rh=true property=${name} content="${content}">`)
    .join('')}<link rel=icon href=/x.svg>${rest}</head><body>${body}</body></html>`;

const readCardOfHtml = (html: string, path: string, reference?: ReferencePage) =>
  readCard(parsePage(findPageContent(html)), path, site, reference);

const breadcrumbs = `<nav class="theme-doc-breadcrumbs x"><ul><li><a aria-label="Home page" class=breadcrumbs__link href=/></a>
  <li><a class=breadcrumbs__link href=/api>API reference</a><li><a class=breadcrumbs__link href=/api#buttons>Buttons</a><li><span class=breadcrumbs__link>Itself</span></ul></nav>`;

const example = (bar: string) => `<h2 id=example>Example</h2><div>${bar}
  <img class=only-light src=/assets/light.webp width=240 height=120><img class=only-dark src=/assets/dark.webp></div>
  <h2 id=next>Next</h2><img class=only-light src=/assets/other.webp>`;

test('the card of a reference page has its kind, group, summary, package and picture', () => {
  const metas = {
    'og:title': 'QPushButton | NodeGUI',
    description: 'QPushButton: A button &amp; more.',
  };
  const body = breadcrumbs + example('<div aria-hidden=true><span>Counter</span></div>');
  const reference = {kind: 'enum', summary: 'A button & more.', exported: true} as const;
  expect(
    readCardOfHtml(createPage(metas, '', body), 'docs/api/generated/classes/qpushbutton', reference),
  ).toEqual({
    title: 'QPushButton',
    kinds: ['Enumeration', 'Buttons'],
    summary: 'A button & more.',
    footer: '@nodegui/nodegui 0.74.2',
    picture: {address: '/assets/light.webp', width: 240, height: 120, window: 'Counter'},
  });
});

test('a picture without a window has no title bar, and a symbol without an example has no picture', () => {
  const metas = {'og:title': 'QMenu | NodeGUI', description: 'QMenu, class of NodeGUI 0.74.2.'};
  const reference = {kind: 'class', summary: '', exported: true} as const;
  const html = createPage(metas, '', example('<div aria-hidden=true hidden><span></span></div>'));
  const alone = readCardOfHtml(html, 'x', reference);
  expect(alone).toMatchObject({summary: '', picture: {address: '/assets/light.webp', window: undefined}});
  expect(readCardOfHtml(createPage(metas), 'x', reference).picture).toBeUndefined();
});

test('the card of a guide has its title, group and description, and no picture', () => {
  const metas = {'og:title': 'Layout | NodeGUI', description: 'Arrange widgets.'};
  expect(readCardOfHtml(createPage(metas, '', breadcrumbs + example('')), 'docs/guides/layout')).toEqual({
    title: 'Layout',
    kinds: ['Guide', 'Buttons'],
    summary: 'Arrange widgets.',
    footer: 'docs.example.org',
    picture: undefined,
  });
});

test('the card of the home page has the picture from its top', () => {
  const body = '<main><img class=only-light src=/assets/light.webp width=240 height=120></main><h2>Next</h2>';
  expect(readCardOfHtml(createPage({'og:title': 'Apps | NodeGUI'}, '', body), '')).toMatchObject({
    title: 'Apps',
    kinds: [],
    picture: {address: '/assets/light.webp'},
  });
});

test('the card of a blog post has its day and its authors', () => {
  const metas = {
    'og:title': 'Welcome | NodeGUI',
    description: 'Hello.',
    'article:published_time': '2019-05-30T00:00:00.000Z',
  };
  const data = JSON.stringify({author: [{name: 'Ada'}, {name: 'Grace'}]});
  const html = createPage(metas, `<script data-rh=true type=application/ld+json>${data}</script>`);
  expect(readCardOfHtml(html, 'blog/2019/05/30/welcome')).toMatchObject({
    kinds: ['Blog'],
    footer: 'May 30, 2019 · Ada · Grace',
  });
});
