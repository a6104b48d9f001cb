import {expect, test} from 'vitest';
import {proseOfCode} from './comments';
import {paragraphs} from './paragraphs';
import {faults, type Kind} from './rules';

const adviceOn = (source: string, kind: Kind = 'description') =>
  faults(paragraphs(source), kind).map(({advice}) => advice);

test('prose is read without front matter, code, tables, headings and tags', () => {
  const source = `---
title: Not this
---

import Tabs from '@theme/Tabs';

## Nor this

The first paragraph,
on [two lines](/docs) with \`setText()\`.

- an **item**
- another

\`\`\`ts
// nor this
\`\`\`

| nor | this |
| --- | --- |

:::note

A note.

:::
`;
  expect(paragraphs(source)).toEqual([
    {line: 9, text: 'The first paragraph, on two lines with Code.'},
    {line: 12, text: 'an item'},
    {line: 13, text: 'another'},
    {line: 24, text: 'A note.'},
  ]);
});

test.each([
  ['mends', 'This mends the layout.'],
  ['reader', 'The reader clicks the button.'],
  ['told by', 'What happens then is told by the signal `accepted`.'],
  ['not drawn are', 'Not drawn are the children.'],
])('a fault is found: %s', (_, sentence) => {
  expect(adviceOn(sentence)).toHaveLength(1);
});

test('a page does not open with a formula', () => {
  expect(adviceOn('With this page you load data.\n\nWith this page closed, go on.', 'page')).toEqual([
    'open the page with its subject',
  ]);
});

test('a sentence has at most 30 words, those in brackets and in code not counted', () => {
  const words = (count: number) => `${'word '.repeat(count - 1)}end.`;
  expect(adviceOn(words(30))).toEqual([]);
  expect(adviceOn(words(31))).toHaveLength(1);
  expect(adviceOn(`${words(20)} And ${words(20)}`)).toEqual([]);
  expect(adviceOn(`(${words(20)}) ${words(20)} \`${words(20)}\``)).toEqual([]);
});

test.each([
  'We recommend that you amend the screen readers of the commander.',
  'A screen reader announces the text. Emphasise *this* and **that**.',
  'You told the dialog to close. A shallow copy is enough.',
])('no cry of wolf: %s', (text) => {
  expect(adviceOn(text)).toEqual([]);
});

test('comments, test titles and texts of the interface are read, and nothing else of a source', () => {
  const source = `// The first
// comment.
// biome-ignore lint/style: not this
/**
 * Returns the {@link sum} of two numbers.
 *
 * @param a the first number
 */
export const sum = (a: number, b: number) => a + b; // Why, at the end of a line.
const text = 'nor this // either';
const view = <p aria-label="A label" className="nor this">Text of {view /* in braces */} // here{/* alone */}</p>;
test('S-01 a title', () => {});
`;
  expect(proseOfCode(source)).toEqual({
    comments: [
      {line: 1, text: 'The first comment.'},
      {line: 5, text: 'Returns the Code of two numbers.'},
      {line: 7, text: 'the first number'},
      {line: 9, text: 'Why, at the end of a line.'},
      {line: 11, text: 'in braces'},
      {line: 11, text: 'alone'},
    ],
    titles: [{line: 12, text: 'a title'}],
    texts: [
      {line: 11, text: 'A label'},
      {line: 11, text: 'Text of'},
      {line: 11, text: '// here'},
    ],
  });
});

test('a comment says what a thing is or does, and does not begin like a question', () => {
  expect(adviceOn('What a query finds.', 'comment')).toHaveLength(1);
  expect(adviceOn('Returns what a query finds. Readers of this site wait for it.', 'comment')).toEqual([]);
  expect(adviceOn('What if it fails?', 'comment')).toEqual([]);
});
