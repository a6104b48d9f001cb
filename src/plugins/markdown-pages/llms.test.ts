import {expect, test} from 'vitest';
import {fillIntroduction} from './introduction';
import {createLlmsFiles} from './llms';

const page = (title: string, description = '') => ({title, description, route: `/base/docs/${title}`});
const SECTIONS = [
  {title: 'Guides: First steps', pages: [page('layout', 'Arrange widgets.')]},
  {title: 'API reference', pages: [page('qlabel'), page('qdial')]},
];
const PAGES = new Map([
  ['/base/docs/layout', {full: 'How to arrange', pictures: []}],
  ['/base/docs/qlabel', {full: 'Long label', brief: 'Short label', pictures: []}],
  ['/base/docs/qdial', {full: 'Long dial', brief: 'Short dial', pictures: []}],
]);
const files = createLlmsFiles('# NodeGUI\n', SECTIONS, PAGES, {url: 'https://x.org', baseUrl: '/base/'});

test('the index lists each section with its file, and each page with its description if it has one', () => {
  expect(files['llms.txt']).toBe(
    `# NodeGUI

## Guides: First steps

All of these pages in one file: https://x.org/base/llms/guides-first-steps.txt

- [layout](https://x.org/base/docs/layout.md): Arrange widgets.

## API reference

All of these pages in one file: https://x.org/base/llms/api-reference.txt

- [qlabel](https://x.org/base/docs/qlabel.md)
- [qdial](https://x.org/base/docs/qdial.md)
`,
  );
});

test('each section has a file with its pages, which says where the mistakes are explained', () => {
  expect(Object.keys(files).filter((name) => name.startsWith('llms/'))).toEqual([
    'llms/guides-first-steps.txt',
    'llms/api-reference.txt',
  ]);
  expect(files['llms/guides-first-steps.txt']).toMatch(
    /^> .*"Guides: First steps".* https:\/\/x\.org\/base\/llms\.txt.*\n\n---\n\nHow to arrange$/,
  );
  expect(files['llms/api-reference.txt']).toMatch(/\n---\n\nShort label\n---\n\nShort dial$/);
});

test('one file has the introduction and all pages', () => {
  expect(files['llms-full.txt']).toBe(
    '# NodeGUI\n\n---\n\nHow to arrange\n---\n\nShort label\n---\n\nShort dial',
  );
});

test('the introduction has the version, the program and absolute URLs', () => {
  const text = 'For {version}.\n\n```ts\n{program}\n```\n\n[Layout](/docs/layout.md)\n';
  expect(fillIntroduction(text, {site: 'https://x.org/base/', version: '1.0.0', program: "a('$&');\n"})).toBe(
    "For 1.0.0.\n\n```ts\na('$&');\n```\n\n[Layout](https://x.org/base/docs/layout.md)\n",
  );
});
