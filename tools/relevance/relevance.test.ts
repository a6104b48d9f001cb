import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readQueries} from './relevance';

test('a judged query with an unknown address is refused, and the error suggests similar addresses', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nodegui-queries-'));
  const file = path.join(folder, 'queries.json');
  const read = (...expected: string[]) => {
    writeFileSync(file, JSON.stringify([{kind: 'member', query: 'set item', expect: expected}]));
    return readQueries(file, new Set(['/docs/table', '/docs/table#setitem']));
  };
  try {
    expect(read('/docs/table', '/docs/table#setitem')).toHaveLength(1);
    expect(() => read('/docs/table#setitem', '/docs/list#setitem')).toThrow(
      /queries\.json .*\n {2}"set item" accepts \/docs\/list#setitem\. Nearest names: \/docs\/table#setitem/,
    );
  } finally {
    rmSync(folder, {recursive: true});
  }
});
