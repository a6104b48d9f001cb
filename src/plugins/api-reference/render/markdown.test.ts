import type {Node} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {findFirstSentence, parseMarkdown} from './markdown';

test.each([
  ['A `list` of [pages](https://example.org). **Not** shown.', 'A list of pages.'],
  [
    'A frame round widgets that belong together; it has a title',
    'A frame round widgets that belong together; it has a title',
  ],
  ['Since Qt 6.5 a frame\nhas a title. It is optional.', 'Since Qt 6.5 a frame has a title.'],
  ['', ''],
])('the first sentence of "%s" is "%s"', (markdown, sentence) => {
  expect(findFirstSentence(parseMarkdown(markdown))).toBe(sentence);
});

test.each([
  "Returns the widget's text, or '' if it has none (the default).",
  '  Shows a text.\n',
  'A mask is "shown" as 100% – or less…',
  'Read www.qt.io for more.',
  'Read https://www.qt.io for more.',
  'Write to docs@qt.io for help.',
  'See WWW.QT.IO or HTTPS://QT.IO for help.',
  'Multiplies a * b, and b * c.',
  'Returns `true` or _false_.',
  'Returns `true` or `false`.',
  '`null` after `close()`, `a` and `b`',
  'Write ` a `, ``b`` or `c``d`.',
  'Write `\\*`, `<b>` or `&amp;`.',
  'The C++ object #1 is 0 × 0 pixels and/or a = b; Ctrl+A adds a Bézier curve.',
  '24 hour format',
  '24) First',
  'Text & more &amp; <b>bold</b>.',
  'A heading\n---',
  '1. First',
  '- First',
])('the text %j has the nodes that Markdown gives it', (text) => {
  const expected = fromMarkdown(text, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
  visit(expected, (node: Node) => {
    delete node.position;
    if (node.type === 'html') node.type = 'text';
  });
  expect(parseMarkdown(text)).toEqual(expected.children);
});
