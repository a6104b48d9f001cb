import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

/** The cells of the tables that compare toolkits. The build checks the links and the names of the toolkit's symbols in them. */
const rows = fs
  .readFileSync(path.join(__dirname, '../../docs/guides/coming-from.mdx'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ---') && !line.endsWith('| Here |'))
  .map((line) => line.slice(2, -2).split(' | '));

test('every row of the guide for people from other toolkits links to a page of this site', () => {
  expect(rows.length).toBeGreaterThan(70);
  const link = /\]\(\/docs\/|`Q[A-Z]\w+[a-z]\w*(?:\.\w+\(\))*`|`[A-Z]\w+\.\w+`/;
  expect(rows.filter(([, here = '']) => !link.test(here))).toEqual([]);
});
