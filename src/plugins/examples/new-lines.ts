import {diffLines} from 'diff';

/** Returns the numbers of the lines, from 1, that `after` has and `before` lacks, without blank lines at their edges. */
export function findNewLines(before: string, after: string): Set<number> {
  const newLines = new Set<number>();
  let lineNumber = 1;
  for (const {added, removed, value, count} of diffLines(before, after)) {
    if (removed) continue;
    if (added) {
      const lines = value.split('\n').slice(0, count);
      const first = lines.findIndex((text) => text !== '');
      const last = lines.findLastIndex((text) => text !== '');
      for (let index = Math.max(first, 0); index <= last; index += 1) newLines.add(lineNumber + index);
    }
    lineNumber += count;
  }
  return newLines;
}
