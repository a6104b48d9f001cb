import {parsePage} from '../../src/lib/html';
import {DATA_ATTRIBUTES, type MemberKind, REFERENCE_ROUTE} from '../../src/lib/reference';
import {createRecords} from '../../src/plugins/search/records/create-records';
import {type Page, readPage} from '../../src/plugins/search/records/read-page';
import type {IndexedPage, SearchRecord} from '../../src/plugins/search/records/types';

const ORIGIN = 'https://example.org';

/** Returns a built page as Docusaurus writes it, with only those parts that search reads. */
export function samplePage(path: string, content: string, keywords = ''): Page {
  const html = `<!doctype html><html lang=en><head><title>T | NodeGUI</title>
    <meta name="docsearch:language" content="en"><meta name="docsearch:version" content="current">
    <meta name="docsearch:docusaurus_tag" content="docs-default-current">
    ${keywords && `<meta name="keywords" content="${keywords}">`}</head><body><nav>Menu QWidget</nav>
    <main><article><div class="theme-doc-markdown markdown">${content}</div></article></main></body></html>`;
  return {path, tree: parsePage(html)};
}

const heading = (level: number, id: string, text: string) =>
  `<h${level} id="${id}">${text}<a class="hash-link" href="#${id}" aria-label="Direct link">\u200B</a></h${level}>`;

const row = (kind: MemberKind, id: string, name: string, text: string) =>
  `<tr id="${id}" ${DATA_ATTRIBUTES.kind}="${kind}"><td><code>${name}</code></td><td>7</td><td>${text}</td></tr>`;

/** Returns the HTML of a class member, as its page shows it. */
export const sampleMember = (name: string, text: string, kind: MemberKind = 'method') =>
  `<section ${DATA_ATTRIBUTES.kind}="${kind}">${heading(3, name.toLowerCase(), name)}<code class="api-signature">${name}(x: Secret): void</code><p>${text}</p></section>`;

const chain = (name: string, ...ancestors: string[]) =>
  `<p ${DATA_ATTRIBUTES.ancestors}="${ancestors.join(' ')}">${[name, ...ancestors].join(' → ')}</p>`;

/** A small site in the shape of this one. For tests. */
export const SAMPLE_PAGES = [
  samplePage(
    `${REFERENCE_ROUTE}/classes/qwidget`,
    `<header><h1>QWidget</h1></header><p>The base of everything that is seen.</p>
    ${heading(2, 'inheritance', 'Inheritance')}${chain('QWidget', 'QObject')}
    ${heading(2, 'signals', 'Signals')}
    <table>${row('signal', 'windowtitlechanged', 'windowTitleChanged', 'The title has changed.')}</table>
    ${heading(2, 'methods', 'Methods')}
    ${sampleMember('setWindowTitle', 'Sets the text of the title bar.')}
    ${sampleMember('windowTitle', 'Returns the text of the title bar.')}
    ${sampleMember('setWindowFlag', 'Turns a flag such as <code>WindowStaysOnTopHint</code> on or off.')}
    ${sampleMember('setLayout', 'Gives the widget a layout, List&lt;T&gt; &amp; more.')}
    ${heading(2, 'used-by', 'Used by')}<p>QMainWindow.setCentralWidget</p>`,
  ),
  samplePage(
    `${REFERENCE_ROUTE}/classes/qpushbutton`,
    `<h1>QPushButton</h1><p>A button to press.</p>
    ${heading(2, 'inheritance', 'Inheritance')}${chain('QPushButton', 'QWidget', 'QObject')}
    ${heading(2, 'signals', 'Signals')}
    <table><tr><td><a><code>windowTitleChanged</code></a></td><td>inherited</td></tr></table>
    ${heading(2, 'constructors', 'Constructors')}${sampleMember('constructor', 'Makes a button.', 'constructor')}
    ${heading(2, 'methods', 'Methods')}${sampleMember('setFlat', 'Draws the button without an edge.')}
    ${heading(2, 'inherited-members', 'Inherited members')}
    <details><summary>From QWidget (2)</summary>${heading(3, 'setwindowtitle', 'setWindowTitle')}</details>`,
  ),
  samplePage(
    `${REFERENCE_ROUTE}/enums/key`,
    `<h1>Key</h1><p>Keys of a keyboard.</p>${heading(2, 'values', 'Letters')}
    <table>${row('value', 'key_escape', 'Key_Escape', 'The key in the corner.')}${row('value', 'key_a', 'Key_A', 'The letter A.')}</table>`,
  ),
  samplePage(
    '/docs/guides/styling',
    `<h1>Styling</h1><p>Qt reads a stylesheet for every widget.</p>
    ${heading(2, 'hover', 'Change a style on hover')}<p>Write <code>:hover</code> after the selector.</p>
    ${heading(3, 'errors', 'When it fails')}<pre><code>Could not parse stylesheet of object</code></pre>`,
  ),
  samplePage(
    '/docs/faq',
    `<h1>Questions and answers</h1>${heading(2, 'proxy', 'How do I install behind a proxy?')}
    <p>Set an environment variable before the download.</p>`,
  ),
];

/** Returns the records of a page. */
export function readRecords(page: Page): SearchRecord[] {
  const indexed = readPage(page);
  return indexed ? createRecords(indexed, ORIGIN) : [];
}

/** Returns the records of the small site. */
export const sampleRecords = (): SearchRecord[] => SAMPLE_PAGES.flatMap(readRecords);

/** Returns the pages of the small site, from which the embedded index is made. */
export const sampleIndexedPages = (): IndexedPage[] => SAMPLE_PAGES.flatMap((page) => readPage(page) ?? []);
