import {expect, test} from 'vitest';
import {findCommentsInText, findProseInCode} from './comments';
import {findParagraphs} from './paragraphs';
import {findFaults, type Kind} from './rules';

const adviceOn = (source: string, kind: Kind = 'description') =>
  findFaults(findParagraphs(source), kind).map(({advice}) => advice);

test('front matter, code, headings and tags are not prose', () => {
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

| a head | another |
| --- | :-: |
| a cell with \`a \\| b\` |  |

:::note

A note.

:::
`;
  expect(findParagraphs(source)).toEqual([
    {line: 9, text: 'The first paragraph, on two lines with Code.'},
    {line: 12, text: 'an item'},
    {line: 13, text: 'another'},
    {line: 19, text: 'a head'},
    {line: 19, text: 'another'},
    {line: 21, text: 'a cell with Code'},
    {line: 25, text: 'A note.'},
  ]);
});

test.each([
  ['mends', 'This mends the layout.'],
  ['reader', 'The reader clicks the button.'],
  ['told by', 'What happens then is told by the signal `accepted`.'],
  ['not drawn are', 'Not drawn are the children.'],
  ['says so', 'If nothing was found, the page says so.'],
  ['an incomplete meaning of a parameter', '`true` to hide.'],
])('an odd phrase is reported: %s', (_, sentence) => {
  expect(adviceOn(sentence)).toHaveLength(1);
});

test('a stock opening is reported at the start of a page only', () => {
  expect(adviceOn('With this page you load data.\n\nWith this page closed, go on.', 'page')).toEqual([
    'any page could begin like this: open it with its subject',
  ]);
});

test('a sentence of more than 30 words is reported, not counting brackets and code', () => {
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
])('no false alarm: %s', (text) => {
  expect(adviceOn(text)).toEqual([]);
});

test('comments, test titles, messages and interface texts are read from a source file, and nothing else', () => {
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
test(\`a title with a \${value}\`, () => {});
throw new Error(\`The file \${name} has no title.\`);
`;
  expect(findProseInCode('source.tsx', source)).toEqual({
    functionDocs: [{line: 5, text: 'Returns the Code of two numbers.'}],
    comments: [
      {line: 1, text: 'The first comment.'},
      {line: 7, text: 'the first number'},
      {line: 9, text: 'Why, at the end of a line.'},
      {line: 11, text: 'in braces'},
      {line: 11, text: 'alone'},
    ],
    titles: [
      {line: 12, text: 'a title'},
      {line: 13, text: 'a title with a Code'},
    ],
    texts: [
      {line: 11, text: 'A label'},
      {line: 11, text: 'Text of'},
      {line: 11, text: '// here'},
      {line: 14, text: 'The file Code has no title.'},
    ],
  });
});

test('a comment that only has tags does not document a function in words', () => {
  const {functionDocs} = findProseInCode('a.ts', '/** @throws if it is missing */\nfunction read() {}');
  expect(functionDocs).toEqual([]);
});

test.each([
  ['recorder.cpp', 'const char* url = "http://a.b"; // A comment\n// of two lines.\n/* Another one. */'],
  ['style.css', '/* A comment\n   of two lines. */\na {} /* Another one. */'],
  ['checks.yml', '# A comment\n# of two lines.\nname: a # b\n\n  # Another one.'],
])('comments of other languages are read: %s', (file, source) => {
  expect(findCommentsInText(file, source).map(({text}) => text)).toEqual([
    'A comment of two lines.',
    'Another one.',
  ]);
});

test.each([
  ['The name of the file.', 1],
  ['This returns the name.', 1],
  ['Returns the name.', 0],
  ['`npm run x`: writes the name.', 0],
])('the comment on a function begins with a verb: %s', (comment, count) => {
  expect(adviceOn(comment, 'function')).toHaveLength(count);
  expect(adviceOn(comment, 'comment')).toEqual([]);
});

test('a comment that begins like a question is reported', () => {
  expect(adviceOn('What a query finds.', 'comment')).toHaveLength(1);
  expect(adviceOn('Returns what a query finds. Readers of this site wait for it.', 'comment')).toEqual([]);
  expect(adviceOn('What if it fails?', 'comment')).toEqual([]);
});
