import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {sampleRecords} from '../../tests/support/sample-records';
import {averageRelevance, leaveOutAliases, readQueries} from './relevance';

const folder = mkdtempSync(path.join(os.tmpdir(), 'nodegui-queries-'));
afterAll(() => rmSync(folder, {recursive: true}));

const ADDRESSES = new Set(['/docs/table', '/docs/table#setitem']);

function read(...queries: object[]) {
  const file = path.join(folder, 'queries.json');
  writeFileSync(file, JSON.stringify(queries, null, 1));
  return readQueries(file, ADDRESSES);
}

const QUERY = {kind: 'member', query: 'set item', expect: ['/docs/table', '/docs/table#setitem']};

test('a judged query with an unknown address is refused, and the error suggests similar addresses', () => {
  expect(read(QUERY)).toHaveLength(1);
  expect(() => read({...QUERY, expect: ['/docs/table#setitem', '/docs/list#setitem']})).toThrow(
    /queries\.json .*\n {2}"set item" accepts \/docs\/list#setitem\. Nearest names: \/docs\/table#setitem/,
  );
});

test('a judged query with an unknown key, or the same query twice, is refused with its line', () => {
  expect(() => read({...QUERY, held: true})).toThrow(/queries\.json:9:3 unknown key "held"/);
  expect(() => read(QUERY, {...QUERY, expect: ['/docs/table']})).toThrow(
    /queries\.json:12:3 "query": is there twice/,
  );
  expect(read(QUERY, {...QUERY, kind: 'thread'})).toHaveLength(2);
});

test('about half of the aliases are left out, the same ones in each run, and others with another seed', () => {
  const names = Array.from({length: 200}, (_, number) => `name ${number}`);
  const records = sampleRecords().map((record, number) =>
    number === 0 ? {...record, aliases: names} : record,
  );
  const leaveOut = (share: number, seed: number) => leaveOutAliases(records, share, seed);
  const [first, ...others] = leaveOut(0.5, 1);
  expect(first?.aliases?.length).toBeGreaterThan(70);
  expect(first?.aliases?.length).toBeLessThan(130);
  expect(others).toEqual(records.slice(1));
  expect(leaveOut(0.5, 1)[0]).toEqual(first);
  expect(leaveOut(0.5, 2)[0]).not.toEqual(first);
  expect(leaveOut(0, 1)).toEqual(records);
  expect(leaveOut(1, 1)[0]?.aliases).toEqual([]);
});

test('the mean relevance of several runs is computed for each kind of query', () => {
  const row = (kind: string, share: number) => ({kind, queries: 4, mrr: share, top1: share, top3: share});
  expect(
    averageRelevance([
      [row('task', 0.5), row('all', 0.6)],
      [row('task', 1), row('all', 0.8)],
    ]),
  ).toEqual([row('task', 0.75), row('all', 0.7)]);
});
