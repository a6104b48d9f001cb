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
