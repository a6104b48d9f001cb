import {expect, test} from 'vitest';
import {samplePage, sampleRecords} from '../../../../tests/support/sample-records';
import {createRecords} from './create-records';
import {isPart, pack, unpack} from './pack';

const BASE = 'https://example.org';
const records = sampleRecords();
const packed = pack(records, {}, () => 'texts.json');
const names = JSON.parse(JSON.stringify(packed.names));

test('X-04 the embedded index gives back the records it was made from', () => {
  expect(unpack(names, BASE, JSON.parse(packed.texts))).toEqual(records);
});

test('everything with other names has them after loading, the values of enums too', () => {
  const withAliases = records.map((record) =>
    record.type === 'content' ? record : {...record, aliases: ['one', 'two words']},
  );
  const both = pack(withAliases, {}, () => 'texts.json');
  expect(unpack(both.names, BASE, JSON.parse(both.texts))).toEqual(withAliases);
});

test('the first other names of an entry are there before the texts, and all of them afterwards', () => {
  const aliases = Array.from({length: 20}, (_, number) => `name ${number}`);
  const withAliases = records.map((record) => (record.type === 'content' ? record : {...record, aliases}));
  const both = pack(withAliases, {}, () => 'texts.json');
  expect(unpack(both.names, BASE)[0]?.aliases).toEqual(aliases.slice(0, 12));
  expect(unpack(both.names, BASE, JSON.parse(both.texts))).toEqual(withAliases);
});

test('pages and sections have their topics as soon as the texts are loaded', () => {
  const withTopics = records.map((record) =>
    record.type !== 'content' && ['page', 'section'].includes(record.kind)
      ? {...record, topics: ['flexbox', 'Yoga']}
      : record,
  );
  const both = pack(withTopics, {}, () => 'texts.json');
  expect(unpack(both.names, BASE).flatMap(({topics = []}) => topics)).toEqual([]);
  expect(unpack(both.names, BASE, JSON.parse(both.texts))).toEqual(withTopics);
});

test('a value keeps its anchor if that is not what its name suggests', () => {
  const table = (names: string[]) =>
    names.map(
      (name, number) =>
        `<tr id="${name}-${number}" data-kind="value"><td><code>${name}</code></td><td>${name}.</td></tr>`,
    );
  const values = createRecords(
    samplePage(
      '/docs/api/generated/enums/tone',
      `<h1>Tone</h1><table>${table(['High', 'Low']).join('')}</table>`,
    ),
  );
  const both = pack(values, {}, () => 'texts.json');
  expect(values.map(({url}) => url.split('#')[1])).toContain('Low-1');
  expect(unpack(both.names, BASE, JSON.parse(both.texts))).toEqual(values);
});

test('records of different versions of the docs stay apart in the embedded index', () => {
  const old = records.map((record) => ({
    ...record,
    version: '1.0',
    docusaurus_tag: 'docs-default-1.0',
    objectID: `/old${record.objectID}`,
    url: record.url.replace(BASE, `${BASE}/old`),
  }));
  const both = pack([...records, ...old], {}, () => 'texts.json');
  expect(unpack(both.names, BASE, JSON.parse(both.texts))).toEqual([...records, ...old]);
});

test('X-04 without texts the index still finds everything that has a name, except for values of enums', () => {
  const named = records.filter(({type, kind}) => type !== 'content' && kind !== 'value');
  expect(named.length).toBeLessThan(records.filter(({type}) => type !== 'content').length);
  const what = unpack(names, BASE).map(({url, hierarchy, kind, aliases}) => ({
    url,
    hierarchy,
    kind,
    aliases,
  }));
  expect(what).toEqual(named.map(({url, hierarchy, kind, aliases}) => ({url, hierarchy, kind, aliases})));
});

test('X-04 the embedded index is smaller than the records', () => {
  const size = JSON.stringify(packed.names).length + packed.texts.length;
  expect(size).toBeLessThan(JSON.stringify(records).length / 3);
});

test('a file that is not part of an index is recognized', () => {
  for (const part of [packed.names, JSON.parse(packed.texts)]) expect(isPart(part)).toBe(true);
  for (const value of [null, 'x', [], {}, {format: 4, pages: []}, {format: 8, pages: 'x'}]) {
    expect(isPart(value)).toBe(false);
  }
});
