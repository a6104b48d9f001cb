import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';

/** Names that are written in lower case everywhere. */
const LOWER_CASE_NAMES = /^(?:macOS|npm|pnpm|qode)\b/;

/** Returns the cells in the first row of each table, as `file: cell`. */
function readHeads(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    const isHead = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/.test(lines[index + 1] ?? '');
    return isHead
      ? line
          .split('|')
          .slice(1, -1)
          .map((cell) => `${file}: ${cell.trim()}`)
      : [];
  });
}

test('table heads begin with a capital letter, as those of the reference do', () => {
  const files = globSync(['docs/**/*.mdx', 'blog/*.mdx', 'src/pages/*.mdx'], {
    ignore: 'docs/api/generated/**',
  });
  const heads = files.flatMap(readHeads);
  const isLower = (head: string) => {
    const cell = head.slice(head.indexOf(': ') + 2);
    return /^[a-z]/.test(cell) && !LOWER_CASE_NAMES.test(cell);
  };
  expect(heads.length).toBeGreaterThan(100);
  expect(heads.filter(isLower)).toEqual([]);
});
