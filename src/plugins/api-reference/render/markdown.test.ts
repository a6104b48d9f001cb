import {expect, test} from 'vitest';
import {parseMarkdown, truncateSummary} from './markdown';

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
])('X-05 "%s" is shortened to "%s"', (markdown, words) => {
  expect(truncateSummary(parseMarkdown(markdown), 44)).toBe(words);
});
