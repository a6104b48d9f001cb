import {expect, test} from 'vitest';
import {sampleIndexedPages, samplePage, sampleRecords} from '../../../../tests/support/sample-records';
import {createRecords} from './create-records';
import {isPart, pack, unpack} from './pack';
import {readPage} from './read-page';
import type {Entry, IndexedPage} from './types';

const BASE = 'https://example.org';
const pages = sampleIndexedPages();
const records = sampleRecords();
const packed = pack(pages, {}, () => 'texts.json');
const names = JSON.parse(JSON.stringify(packed.names));

/** Packs and unpacks pages, and returns their records without and with the texts, and those that were packed. */
function repack(list: IndexedPage[]) {
  const both = pack(list, {}, () => 'texts.json');
  return {
    early: unpack(both.names, BASE),
    loaded: unpack(both.names, BASE, JSON.parse(both.texts)),
    original: list.flatMap((page) => createRecords(page, BASE)),
  };
}

const withEntries = (change: Partial<Entry>, kinds?: Entry['kind'][]): IndexedPage[] =>
  pages.map((page) => ({
    ...page,
    entries: page.entries.map((entry) => ({
      ...entry,
      ...(!kinds || kinds.includes(entry.kind) ? change : {}),
    })),
  }));

test('X-04 the embedded index gives back the records it was made from', () => {
  expect(unpack(names, BASE, JSON.parse(packed.texts))).toEqual(records);
});

test('everything with other names has them after loading, the values of enums too', () => {
  const {loaded, original} = repack(withEntries({aliases: ['one', 'two words']}));
  expect(loaded).toEqual(original);
  expect(loaded.find(({kind}) => kind === 'value')?.aliases).toEqual(['one', 'two words']);
});

test('the first other names of an entry are there before the texts, and all of them afterwards', () => {
  const aliases = Array.from({length: 20}, (_, number) => `name ${number}`);
  const {early, loaded, original} = repack(withEntries({aliases}));
  expect(early[0]?.aliases).toEqual(aliases.slice(0, 12));
  expect(loaded).toEqual(original);
  expect(loaded[0]?.aliases).toEqual(aliases);
});

test('pages and sections have their topics as soon as the texts are loaded', () => {
  const topics = ['flexbox', 'Yoga'];
  const {early, loaded, original} = repack(withEntries({topics}, ['page', 'section']));
  expect(early.flatMap((record) => record.topics ?? [])).toEqual([]);
  expect(loaded).toEqual(original);
  expect(loaded.find(({kind}) => kind === 'section')?.topics).toEqual(topics);
});

test('a value keeps its anchor if that is not what its name suggests', () => {
  const table = (names: string[]) =>
    names.map(
      (name, number) =>
        `<tr id="${name}-${number}" data-kind="value"><td><code>${name}</code></td><td>${name}.</td></tr>`,
    );
  const page = readPage(
    samplePage(
      '/docs/api/generated/enums/tone',
      `<h1>Tone</h1><table>${table(['High', 'Low']).join('')}</table>`,
    ),
  );
  const {loaded, original} = repack(page ? [page] : []);
  expect(loaded.map(({url}) => url.split('#')[1])).toContain('Low-1');
  expect(loaded).toEqual(original);
});

test('records of different versions of the docs stay apart in the embedded index', () => {
  const old = pages.map((page) => ({
    ...page,
    path: `/old${page.path}`,
    version: '1.0',
    tag: 'docs-default-1.0',
  }));
  const {loaded, original} = repack([...pages, ...old]);
  expect(loaded).toEqual(original);
  expect(loaded.at(-1)).toMatchObject({version: '1.0', docusaurus_tag: 'docs-default-1.0'});
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
