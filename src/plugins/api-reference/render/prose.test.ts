import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {blocks, firstWords, packageBlocks} from './prose';

const linksIn = (markdown: string): string[] => {
  const urls: string[] = [];
  visit({type: 'root', children: packageBlocks(markdown)}, 'link', ({url}) => {
    urls.push(url);
  });
  return urls;
};

test.each([
  'qt-5',
  'qt-5.15',
  'archives/qt-5.15',
  'qt-6',
])('X-02 a link of the package to %s leads to the same place in Qt 6', (version) => {
  expect(linksIn(`See [flags](https://doc.qt.io/${version}/qt.html#WindowType-enum).`)).toEqual([
    'https://doc.qt.io/qt-6/qt.html#WindowType-enum',
  ]);
});

test('X-02 a link to anything else is left as it is', () => {
  const url = 'https://www.qt.io/blog/qt-5-is-old/';
  expect(linksIn(`See [the blog](${url}).`)).toEqual([url]);
});

test.each([
  ['A `list` of [pages](https://example.org). **Not** shown.', 'A list of pages'],
  [
    'A frame round widgets that belong together; it has a title',
    'A frame round widgets that belong together…',
  ],
  ['Whether the pixels that are new (the source) replace the old ones', 'Whether the pixels that are new…'],
  ['A box, round all the widgets that belong together', 'A box, round all the widgets that belong…'],
  ['What buttons of all kinds have in common, such as text', 'What buttons of all kinds have in common…'],
  ['', ''],
])('X-05 "%s" in a few words is "%s"', (markdown, words) => {
  expect(firstWords(blocks(markdown), 44)).toBe(words);
});
