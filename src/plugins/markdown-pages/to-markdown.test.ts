import {describe, expect, test} from 'vitest';
import {createCodeHtml} from '../../lib/highlight';
import {parsePage} from '../../lib/html';
import {readMarkdownPage} from './to-markdown';
import {writeBrief, writeMarkdown} from './write-markdown';

const pageContext = {url: 'https://x.org/docs/a', version: '1.0.0', pages: new Set(['/docs/a', '/docs/b'])};

/**
 * Converts a page to Markdown nodes.
 * @param body the HTML of the page below its title
 */
function markdownTree(body: string) {
  const tree = readMarkdownPage(parsePage(`<main><h1>A</h1>${body}</main>`), pageContext);
  if (!tree) throw new Error('no Markdown page');
  return tree;
}

/** Returns the Markdown of a page without its title and URL. */
const markdown = (body: string): string =>
  writeMarkdown(markdownTree(body))
    .replace(/^# A\n\n.*\n\n?/, '')
    .trim();

const block = (code: string, title?: string) =>
  `<client-component><div class="code-block">${title ? `<div class="code-title">${title}</div>` : ''}<pre>${createCodeHtml(code, 'ts')}</pre></div></client-component>`;

test('a Markdown page begins with the title, URL and version', () => {
  expect(writeMarkdown(markdownTree(''))).toBe('# A\n\n<https://x.org/docs/a> (NodeGUI 1.0.0)\n');
});

test('a page without a title has no Markdown page', () => {
  expect(readMarkdownPage(parsePage('<main><p>Gone.</p></main>'), pageContext)).toBeUndefined();
});

describe('HTML elements in Markdown', () => {
  test.each([
    [
      'a link leads to the Markdown page if there is one',
      '<p><a href="/docs/b#c">B</a>, <a href="/search">S</a></p>',
      '[B](/docs/b.md#c), [S](/search)',
    ],
    [
      'the hash link beside a heading is left out',
      '<h2>B<a class="hash-link" href="#b">​</a></h2><p>C',
      '## B\n\nC',
    ],
    [
      'a heading that keeps the id of an older text has an anchor, and other headings have none',
      '<h2 id="b-c">B: C?</h2><p>D<h2 id="old">New</h2><p>E<h3 id="new-1">New</h3><p>F',
      '## B: C?\n\nD\n\n<a id="old"></a>\n\n## New\n\nE\n\n### New\n\nF',
    ],
    [
      'code keeps its language and title',
      block('a < b &&\n\n  c', 'x.ts'),
      '```ts title="x.ts"\na < b &&\n\n  c\n```',
    ],
    [
      'tabs are a list, and the text after them is outside of it',
      '<div class="tab-group"><div role="tablist"><button>npm</button></div><div role="tabpanel" aria-label="npm"><p>A</p></div><div role="tabpanel" aria-label="Yarn" hidden><p>B</p></div></div><p>C</p>',
      '- **npm**\n\n  A\n\n- **Yarn**\n\n  B\n\nC',
    ],
    [
      'a program in two languages is written once, with what the JavaScript imports',
      `<client-component><div class="tab-group"><div role="tabpanel" aria-label="TypeScript">${block('a')}</div></div><template><div role="tabpanel" aria-label="JavaScript">${block("const {\n  A,\n  B,\n} = require('q');\nconst c = require('./c.cjs');\na")}</div></template></client-component>`,
      "```ts\na\n```\n\nIn JavaScript, leave out the types and write `const {A, B} = require('q');` and `const c = require('./c.cjs');` instead of the imports.",
    ],
    [
      'a note is a quote',
      '<div class="theme-admonition theme-admonition-warning"><div>warning</div><div><p>Mind.</p></div></div>',
      '> **Warning**\n>\n> Mind.',
    ],
    [
      'a picture is one picture',
      '<p><img class="only-light" src="/l.webp" alt="A dog"><img class="only-dark" src="/d.webp" alt="A dog"></p>',
      '![A dog](/l.webp)',
    ],
    [
      'a diagram is its description',
      '<figure><svg role="img"><title>Ring</title><desc>A holds B.</desc><text>x</text></svg><figcaption>Ring</figcaption></figure>',
      '**Ring.** A holds B.',
    ],
    [
      'a member is its name and its signature',
      '<section data-kind="method"><h3>set</h3><code class="api-signature">(on: <a href="/docs/b">B</a>): void</code><p>Sets.</p></section>',
      '### set\n\n`set(on: B): void`\n\nSets.',
    ],
    [
      'inherited members are names below one link',
      '<div class="api-folds"><details><summary>From B (2)</summary><a href="/docs/b#x">x()</a>, <a href="/docs/b#y">y()</a></details></div>',
      '**[From B (2)](/docs/b.md)**: x(), y()',
    ],
    [
      'the content of a collapsed part without links is written in full',
      '<div class="api-folds"><details><summary>Changed in 2</summary>Before: <code>f(a: B)</code></details></div>',
      '**Changed in 2**: Before: `f(a: B)`',
    ],
    [
      'a heading row of a table stays in its place',
      '<table><thead><tr><th>A<th>B<tbody><tr><th colspan="2">C<tr><td>1<td>2</table>',
      '| A | B |\n| - | - |\n| C | |\n| 1 | 2 |',
    ],
    [
      'a row with an id has an anchor in its first cell',
      '<table><thead><tr><th>A<th>B<tbody><tr id="c"><td><code>C</code><td>1</table>',
      '| A | B |\n| - | - |\n| <a id="c"></a>`C` | 1 |',
    ],
    [
      'a title has no invisible characters where its name may break',
      '<h1>QAbstract<wbr>Item<wbr>View</h1>',
      '# QAbstractItemView',
    ],
    [
      'a note for visitors without JavaScript is left out',
      '<noscript><p>This needs JavaScript.</p></noscript><p>A.</p>',
      'A.',
    ],
    [
      'interactive content is left out, and so is a heading with nothing else below it',
      '<h2>Compare</h2><form><button>Compare</button></form><h2>All</h2><p>A.</p><div data-interactive><p>Drag it.</p></div>',
      '## All\n\nA.',
    ],
    [
      'a paragraph on how to operate an example is left out',
      '<p data-interactive>Press Yes.</p><p>A message box.</p>',
      'A message box.',
    ],
    [
      'the steps of an example are a list, without the texts of its buttons',
      '<details class="play-steps"><summary>Show the step</summary><ol><li><p data-interactive>Step 1</p><p>Press Yes.</p></li></ol></details>',
      'Steps to try:\n\n1. Press Yes.',
    ],
    [
      'controls are left out',
      '<div class="page-actions"><button>Copy</button></div><fieldset><legend>Size</legend><select><option>1</option></select></fieldset><form><label>From <select><option>1</option></select></label></form><nav>Next</nav><p>Text</p>',
      'Text',
    ],
  ])('%s', (_, html, expected) => {
    expect(markdown(html)).toBe(expected);
  });
});

test('white space in the HTML becomes one space within text, and nothing between blocks', () => {
  const list = '<ul>\n<li>\n<p>A\n  b</p>\n</li>\n<li> c <em>d</em>\n</li>\n</ul>';
  const table =
    '<table>\n<thead>\n<tr>\n<th>E</th>\n</tr>\n</thead><tbody><tr>\n<td>f\ng</td></tr></tbody></table>';
  expect(markdown(`\n${list}\n<p>\n h <code>i</code>\n</p>\n${table}\n`)).toBe(
    '- A b\n\n- c *d*\n\nh `i`\n\n| E |\n| - |\n| f g |',
  );
});

test('only characters with a meaning in Markdown are escaped', () => {
  expect(markdown('<p>1. A_b_ *c* [d] &lt;e> f|g # h &amp;amp; `i` C:\\j - k (l), m!</p>')).toBe(
    '1\\. A_b\\_ \\*c\\* \\[d] \\<e> f|g # h \\&amp; \\`i\\` C:\\j - k (l), m!',
  );
});

test('the brief version of a reference page has no inherited signals and no anchors', () => {
  const rows = '<tr id="a"><td>a<td>1<tr><th colspan="2">From B<tr><td>b<td>2';
  const page = markdownTree(
    `<h2 id="old">Signals</h2><table><thead><tr><th>A<th>B<tbody>${rows}</table><h2>Methods</h2><p>C`,
  );
  expect(writeMarkdown(page)).toContain('<a id="old"></a>\n\n## Signals');
  expect(writeMarkdown(page)).toContain('| b | 2 |');
  expect(writeBrief(page)).toContain('## Signals\n\n| A | B |\n| - | - |\n| a | 1 |\n\n## Methods');
});

test('the brief version of a reference page has no links except its URL, and no sections that repeat other pages', () => {
  const page = markdownTree(
    '<h2>Example</h2><p>No.</p><h2>Methods</h2><p><a href="/docs/b">Yes</a>.</p><h2>Used by</h2><p>No.</p>',
  );
  expect(writeBrief(page)).toMatch(/^# A\n\n<https:\/\/x\.org\/docs\/a> .*\n\n## Methods\n\nYes\.\n$/);
  expect(writeBrief(page)).not.toContain('No.');
});
