import {algoliasearch} from 'algoliasearch';
import {afterEach, expect, test} from 'vitest';
import {type Fault, startFakeAlgolia} from '../../tests/support/fake-algolia';
import {sampleRecords} from '../../tests/support/sample-records';
import {pushRecords, toUploadedRecords} from './push';

const records = sampleRecords();
const closing: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

const createOldIndex = () => ({
  settings: 'old',
  synonyms: ['old'],
  rules: ['old'],
  objects: new Map([['old', {}]]),
});

async function push(fault?: Fault, list = records) {
  const provider = await startFakeAlgolia(fault);
  closing.push(provider.close);
  provider.indexes.set('docs', createOldIndex());
  const client = algoliasearch('APP', 'admin-key', {
    hosts: [{url: 'localhost', port: provider.port, accept: 'readWrite', protocol: 'http'}],
  });
  return {provider, result: pushRecords(client, 'docs', list)};
}

test('records, settings and synonyms replace those of the old index', async () => {
  const {provider, result} = await push();
  await result;
  const index = provider.indexes.get('docs');
  expect([...provider.indexes.keys()]).toEqual(['docs']);
  expect(index?.objects.size).toBe(records.length);
  expect(index?.rules).toEqual(['old']);
  expect(index?.settings).toMatchObject({attributeForDistinct: 'url'});
  expect(index?.synonyms).toContainEqual(expect.objectContaining({input: 'minimize', type: 'oneWaySynonym'}));
  expect(provider.log).not.toContain('POST /1/indexes/docs/batch');
});

test.each([
  /docs\/operation$/,
  /\/settings$/,
  /\/synonyms\/batch$/,
  /\d\/batch$/,
  /\d\/operation$/,
])('the old records, settings and synonyms stay if the request to %s fails', async (path) => {
  const {provider, result} = await push((_, url) => (path.test(url) ? 400 : undefined));
  await expect(result).rejects.toThrow('refused with 400');
  expect([...provider.indexes]).toEqual([['docs', createOldIndex()]]);
});

test.each([
  '/settings',
  '/batch',
])('if the key may not use %s, the error names the variable and the rights', async (path) => {
  const {provider, result} = await push((_, url) => (url.endsWith(path) ? 403 : undefined));
  await expect(result).rejects.toThrow(
    'ALGOLIA_ADMIN_API_KEY. It needs the rights addObject, deleteIndex and editSettings on docs and docs_tmp_*.',
  );
  expect([...(provider.indexes.get('docs')?.objects.keys() ?? [])]).toEqual(['old']);
});

test('text is escaped, because DocSearch renders it as HTML', () => {
  const uploaded = JSON.stringify(toUploadedRecords(records));
  expect(uploaded).toContain('List&#60;T&#62;');
  expect(uploaded).not.toContain('<T>');
});

test('an empty list of records is refused', async () => {
  const {provider, result} = await push(undefined, []);
  await expect(result).rejects.toThrow('There are no records');
  expect(provider.log).toEqual([]);
});

test('a record that is too large is refused', () => {
  const large = records.slice(0, 1).map((record) => ({...record, content: 'x'.repeat(20_000)}));
  expect(() => toUploadedRecords(large)).toThrow(`The record ${large[0]?.objectID} has`);
});
