import {expect, test, vi} from 'vitest';
import {sampleRecords} from '../../../../tests/support/sample-records';
import {createEngine} from '../engine/engine';
import {withoutCarriers, withSuggestions} from './suggestions';

vi.stubGlobal('window', {location: {href: 'https://example.org/'}});
const engine = createEngine(sampleRecords());
const client = {search: async (requests: Parameters<typeof engine.search>[0]) => engine.search(requests)};
const request = (query: string) => [{indexName: 'docs', query}];

test('S-11 an answer without hits carries more groups than any answer before, suggestions first', async () => {
  const wrapped = withSuggestions(client, async () => []);
  const groups = async (query: string) =>
    (await wrapped.search(request(query))).results[0]?.hits.map(({hierarchy}) => hierarchy.lvl0) ?? [];
  const before = new Set(await groups('window'));
  const first = await groups('qpushxyzzy');
  const second = await groups('qpushxyzzz');
  expect(first[0]).toBe('QPushButton');
  expect(new Set(first).size).toBeGreaterThan(before.size);
  expect(new Set(second).size).toBeGreaterThan(first.length);
});

test('S-11 the hits that carry suggestions are never shown', async () => {
  const {results} = await withSuggestions(client, async () => []).search(request('qpushxyzzy'));
  expect(withoutCarriers(results[0]?.hits ?? [])).toEqual([]);
  expect(results[0]?.nbHits).toBe(0);
});

test('S-11 a provider without suggestions is helped out', async () => {
  const bare = {
    search: async () => {
      const {results} = engine.search(request('qpushxyzzy'));
      return {results: results.map(({suggestions: _, ...result}) => result)};
    },
  };
  const wrapped = withSuggestions(bare, async (query) => [`like ${query}`]);
  const {results} = await wrapped.search(request('qpushxyzzy'));
  expect(results[0]?.hits[0]?.hierarchy.lvl0).toBe('like qpushxyzzy');
});
