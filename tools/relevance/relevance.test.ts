import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {readQueries} from './relevance';

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
