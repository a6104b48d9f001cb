import {SourceMap, type SourceMapPayload} from 'node:module';

/** A range of V8's coverage, with its start and end offset in the code and the number of times that it ran. */
export type ExecutedRange = readonly [start: number, end: number, count: number];

/** Matches a line that only has closing brackets. */
const CLOSING_LINE = /^[\s)\]};,]+$/;

/**
 * Finds the lines of a program that ran.
 *
 * @param ranges ranges in any order. Where two overlap, the count of the smaller one is used.
 * @param code the compiled program
 * @param map source map of `code`, whose last source is the program
 * @returns line numbers of the source in order, counted from 1
 */
export function findExecutedLines(
  ranges: readonly ExecutedRange[],
  code: string,
  map: SourceMapPayload,
): number[] {
  const getLength = ([start, end]: ExecutedRange) => end - start;
  const smallestFirst = [...ranges].sort((a, b) => getLength(a) - getLength(b));
  const sourceMap = new SourceMap(map);
  const source = map.sources.at(-1);
  const lines = new Set<number>();
  let lineStart = 0;
  for (const [row, text] of code.split('\n').entries()) {
    for (let column = 0; column < text.length; column += 1) {
      if (text[column] === ' ') continue;
      const offset = lineStart + column;
      const range = smallestFirst.find(([from, to]) => from <= offset && offset < to);
      if (!range || range[2] === 0) continue;
      const origin = sourceMap.findEntry(row, column);
      if ('originalLine' in origin && origin.originalSource === source) lines.add(origin.originalLine + 1);
    }
    lineStart += text.length + 1;
  }
  // Source maps don't contain closing brackets.
  for (const [row, text] of (map.sourcesContent.at(-1) ?? '').split('\n').entries()) {
    if (CLOSING_LINE.test(text) && lines.has(row)) lines.add(row + 1);
  }
  return [...lines].sort((a, b) => a - b);
}
