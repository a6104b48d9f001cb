import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {remarkHideContent, remarkRestoreContent} from './hide-content';

const TEXT = 'One [link](x.md).\n\n## Heading *here*\n\n<section>\n### Inner\n\n- two\n</section>\n';

const folder = mkdtempSync(join(tmpdir(), 'aside-'));
writeFileSync(join(folder, 'made.tree.json'), '{}');
const parser = unified().use(remarkParse).use(remarkMdx);

/** Returns the tree of a page, and the texts that other transformers see while the content is hidden. */
function pass(name: string): {tree: Root; seen: string[]} {
  const seen: string[] = [];
  const look = () => (tree: Root) => visit(tree, 'text', ({value}) => void seen.push(value));
  const processor = parser().use(remarkHideContent).use(look).use(remarkRestoreContent);
  const file = new VFile({path: join(folder, name), value: TEXT});
  return {tree: processor.runSync(processor.parse(file), file) as Root, seen};
}

test('transformers only see the headings of a generated page, and its content is restored afterwards', () => {
  const {tree, seen} = pass('made.mdx');
  expect(seen).toEqual(['Heading ', 'here', 'Inner']);
  expect(tree).toEqual(parser.parse(TEXT));
});

test('transformers see all content of a handwritten page', () => {
  const {tree, seen} = pass('written.mdx');
  expect(seen).toEqual(['One ', 'link', '.', 'Heading ', 'here', 'Inner', 'two']);
  expect(tree).toEqual(parser.parse(TEXT));
});
