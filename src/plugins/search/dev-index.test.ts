import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {folderWith} from '../../../tests/support/small-toolkit';
import {DevRecords} from './dev-index';

const treeOf = (value: string) =>
  JSON.stringify({type: 'root', children: [{type: 'paragraph', children: [{type: 'text', value}]}]});

test('the dev server finds the new words of a page after an edit, written by hand or made with a tree', async () => {
  const siteDir = folderWith({
    'docs/written.mdx': 'Old words.\n',
    'docs/made.mdx': '---\ntitle: Made\n---\n',
    'docs/made.tree.json': treeOf('Old words.'),
  });
  const records = new DevRecords({siteDir, baseUrl: '/', url: 'https://site.test'});
  const documents = ['written', 'made'].map((name) => ({
    title: name,
    permalink: `/docs/${name}`,
    source: `@site/docs/${name}.mdx`,
  }));
  const contents = async () =>
    (await records.make(documents)).flatMap(({content}) => (content === null ? [] : [content]));
  expect(await contents()).toEqual(['Old words.', 'Old words.']);
  writeFileSync(path.join(siteDir, 'docs/written.mdx'), 'New words.\n');
  writeFileSync(path.join(siteDir, 'docs/made.tree.json'), treeOf('Newer words.'));
  expect(await contents()).toEqual(['New words.', 'Newer words.']);
});
