import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {createFolder} from '../../../tests/support/small-toolkit';
import {REFERENCE_ROUTE} from '../../lib/reference';
import {DevRecords} from './dev-index';

const treeOf = (value: string) =>
  JSON.stringify({type: 'root', children: [{type: 'paragraph', children: [{type: 'text', value}]}]});

const documentOf = (permalink: string) => ({
  title: permalink,
  permalink,
  newestPermalink: permalink,
  source: `@site${permalink}.mdx`,
  version: 'current',
  tag: 'docs-default-current',
});

test('the dev server finds the new words of a page after an edit, written by hand or made with a tree', async () => {
  const siteDir = createFolder({
    'docs/written.mdx': 'Old words.\n',
    'docs/made.mdx': '---\ntitle: Made\n---\n',
    'docs/made.tree.json': treeOf('Old words.'),
  });
  const records = new DevRecords({siteDir, baseUrl: '/', url: 'https://site.test'});
  const documents = ['written', 'made'].map((name) => documentOf(`/docs/${name}`));
  const contents = async () =>
    (await records.make(documents)).flatMap(({content}) => (content === null ? [] : [content]));
  expect(await contents()).toEqual(['Old words.', 'Old words.']);
  writeFileSync(path.join(siteDir, 'docs/written.mdx'), 'New words.\n');
  writeFileSync(path.join(siteDir, 'docs/made.tree.json'), treeOf('Newer words.'));
  expect(await contents()).toEqual(['New words.', 'Newer words.']);
});

test('search in the dev server keeps versions apart, and knows the classes of each', async () => {
  const siteDir = createFolder({'docs/1.0/qlabel.mdx': 'Shows text.\n'});
  const records = new DevRecords({siteDir, baseUrl: '/', url: 'https://site.test'});
  const [record] = await records.make([
    {
      ...documentOf('/docs/1.0/qlabel'),
      newestPermalink: `${REFERENCE_ROUTE}/classes/qlabel`,
      version: '1.0',
      tag: 'docs-default-1.0',
    },
  ]);
  expect(record).toMatchObject({version: '1.0', docusaurus_tag: 'docs-default-1.0', kind: 'class'});
});
