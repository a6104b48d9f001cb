import {expect, test} from 'vitest';
import {paragraphs} from './paragraphs';
import {faults} from './rules';

const adviceOn = (source: string, isPage = false) =>
  faults(paragraphs(source), isPage).map(({advice}) => advice);

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
  expect(adviceOn('With this page you load data.\n\nWith this page closed, go on.', true)).toEqual([
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
