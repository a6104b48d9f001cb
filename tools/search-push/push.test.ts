import {algoliasearch} from 'algoliasearch';
import {afterEach, describe, expect, test} from 'vitest';
import {type Fault, startFakeAlgolia} from '../../tests/support/fake-algolia';
import {sampleRecords} from '../../tests/support/sample-records';
import {pushRecords, toUploadedRecords} from './push';

const records = sampleRecords();
const closing: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

async function push(fault?: Fault, list = records) {
  const provider = await startFakeAlgolia(fault);
  closing.push(provider.close);
  provider.indexes.set('docs', {settings: 'old', synonyms: [], objects: new Map([['old', {}]])});
  const client = algoliasearch('APP', 'admin-key', {
    hosts: [{url: 'localhost', port: provider.port, accept: 'readWrite', protocol: 'http'}],
  });
  const progress: string[] = [];
  const result = pushRecords({
    client,
    indexName: 'docs',
    records: list,
    onProgress: (message) => progress.push(message),
    wait: async () => undefined,
  });
  return {provider, progress, result};
}

const causes = (error: unknown): string =>
  error instanceof Error ? `${error.message}\n${causes(error.cause)}` : '';

test('records, settings and synonyms replace the old index in one step', async () => {
  const {provider, progress, result} = await push();
  await result;
  const index = provider.indexes.get('docs');
  expect([...provider.indexes.keys()]).toEqual(['docs']);
  expect(index?.objects.size).toBe(records.length);
  expect(index?.settings).toMatchObject({attributeForDistinct: 'url'});
  expect(index?.synonyms).toContainEqual(expect.objectContaining({input: 'minimize', type: 'oneWaySynonym'}));
  expect(
    provider.log
      .filter((line) => line.includes('/indexes/docs/'))
      .every((line) => !/batch|settings/.test(line)),
  ).toBe(true);
  expect(progress.at(-1)).toBe('docs now has the new records.');
});

test('records are uploaded in batches of a thousand', async () => {
  const many = Array.from({length: 2500}, (_, index) => ({
    ...(records[0] ?? never()),
    objectID: `id-${index}`,
  }));
  const {provider, progress, result} = await push(undefined, many);
  await result;
  expect(provider.log.filter((line) => line.endsWith('docs_new/batch'))).toHaveLength(3);
  expect(progress).toContain('2000 of 2500 records are uploaded.');
  expect(provider.indexes.get('docs')?.objects.size).toBe(2500);
});

test('text is escaped, because DocSearch renders it as HTML', () => {
  const uploaded = JSON.stringify(toUploadedRecords(records));
  expect(uploaded).toContain('List&#60;T&#62;');
  expect(uploaded).not.toContain('<T>');
});

describe('when it fails', () => {
  test.each([
    ['editSettings', '/settings'],
    ['addObject', '/batch'],
  ])('the error names the missing permission %s, and the old index stays', async (right, path) => {
    const {provider, result} = await push((_, url) =>
      url.endsWith(path) && !url.includes('synonyms') ? 403 : undefined,
    );
    const error = await result.catch((cause: unknown) => cause);
    expect(causes(error)).toContain(`needs the right "${right}"`);
    expect(causes(error)).toContain('docs is as it was before');
    expect(provider.indexes.get('docs')?.objects.has('old')).toBe(true);
    expect(provider.indexes.has('docs_new')).toBe(false);
  });

  test('the old index stays if a batch fails', async () => {
    const many = Array.from({length: 2500}, (_, index) => ({
      ...(records[0] ?? never()),
      objectID: `id-${index}`,
    }));
    let batches = 0;
    const {provider, result} = await push(
      (_, url) => (url.endsWith('/batch') && url.includes('docs_new/b') && ++batches > 1 ? 400 : undefined),
      many,
    );
    await expect(result).rejects.toThrow('docs is as it was before');
    expect([...(provider.indexes.get('docs')?.objects.keys() ?? [])]).toEqual(['old']);
    expect(provider.indexes.has('docs_new')).toBe(false);
  });

  test('the old index stays if the last step is refused', async () => {
    const {provider, result} = await push((_, url) => (url.endsWith('/operation') ? 400 : undefined));
    await expect(result).rejects.toThrow('docs is as it was before');
    expect([...(provider.indexes.get('docs')?.objects.keys() ?? [])]).toEqual(['old']);
    expect(provider.indexes.has('docs_new')).toBe(false);
  });

  test('without a response to the last step, the error does not claim that nothing happened', async () => {
    const {provider, result} = await push((_, url) => (url.endsWith('/operation') ? 503 : undefined));
    await expect(result).rejects.toThrow('docs may have the new records');
    expect(provider.log.filter((line) => line.includes('/operation')).length).toBeGreaterThan(1);
  });

  test('the index is moved only once if waiting for the move fails', async () => {
    let moved = false;
    const {provider, result} = await push((method, url) => {
      const fault = moved && method === 'GET' ? 503 : undefined;
      moved ||= url.endsWith('/operation');
      return fault;
    });
    await expect(result).rejects.toThrow('docs may have the new records');
    expect(provider.indexes.get('docs')?.objects.size).toBe(records.length);
    expect(provider.log.filter((line) => line.includes('/operation'))).toHaveLength(1);
  });

  test('a request is repeated after a temporary failure', async () => {
    let faults = 2;
    const {provider, progress, result} = await push((_, url) =>
      url.endsWith('docs_new/batch') && faults-- > 0 ? 503 : undefined,
    );
    await result;
    expect(provider.indexes.get('docs')?.objects.size).toBe(records.length);
    expect(progress.filter((line) => line.startsWith('Trying again'))).toHaveLength(2);
  });

  test('an empty list of records is refused', async () => {
    const {provider, result} = await push(undefined, []);
    await expect(result).rejects.toThrow('There are no records');
    expect(provider.log).toEqual([]);
  });

  test('a record that is too large is refused before anything is uploaded', () => {
    const large = {...(records[0] ?? never()), content: 'x'.repeat(20_000)};
    expect(() => toUploadedRecords([large])).toThrow(`The record ${large.objectID} has`);
  });
});

function never(): never {
  throw new Error('the sample has records');
}
