import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import remarkAdmonitions from './admonitions';

const path = join(mkdtempSync(join(tmpdir(), 'admonitions-')), 'x.mdx');

/** Checks a page that consists of one note, which Docusaurus parses as a node of this name. */
function check(name: string, value: string): void {
  writeFileSync(path, `---\ntitle: X\n---\n${value}`);
  const position = {start: {line: 1, column: 1, offset: 0}, end: {line: 9, column: 1, offset: value.length}};
  const tree = {type: 'root', children: [{type: 'containerDirective', name, children: [], position}]};
  remarkAdmonitions()(tree as unknown as Root, new VFile({path, value}));
}

test('a note of a known kind with an end is fine, also in a quotation', () => {
  expect(() => check('note', ':::note\n\nText.\n\n:::\n')).not.toThrow();
  expect(() => check('note', ':::note\n> Text.\n> :::')).not.toThrow();
});

test('a note of an unknown kind stops the build, and the error names its place and the kinds', () => {
  expect(() => check('warn', ':::warn\n\nText.\n\n:::')).toThrow(
    /x\.mdx:4:1 :::warn is unknown\. Write one of note, tip, info, warning, danger\./,
  );
});

test('a note without an end stops the build, and the error names its place', () => {
  expect(() => check('note', ':::note\n\nText.\n\n## Next\n')).toThrow(/x\.mdx:4:1 :::note has no end\./);
});
