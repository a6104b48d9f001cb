import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import remarkReferenceTrees from './reference-trees';

test('a page with a tree file uses that tree, and other pages are parsed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trees-'));
  const parse = (name: string) =>
    unified()
      .use(remarkParse)
      .use(remarkReferenceTrees)
      .parse(new VFile({path: join(folder, name), value: 'Text.'}));
  const tree = {type: 'root', children: [{type: 'thematicBreak'}]};
  writeFileSync(join(folder, 'made.tree.json'), JSON.stringify(tree));
  expect(parse('made.mdx')).toEqual(tree);
  expect(parse('written.mdx').children[0]).toMatchObject({type: 'paragraph'});
});

test('a page in plain Markdown is parsed, although its name does not end in mdx', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trees-'));
  const path = join(folder, 'written.md');
  writeFileSync(path, 'Text.');
  const tree = unified()
    .use(remarkParse)
    .use(remarkReferenceTrees)
    .parse(new VFile({path, value: 'Text.'}));
  expect(tree.children[0]).toMatchObject({type: 'paragraph'});
});
