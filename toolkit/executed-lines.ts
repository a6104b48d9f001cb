import {SourceMap, type SourceMapPayload} from 'node:module';
import type {ExecutedRange} from './recorder';

/** Matches a line that only has closing brackets. */
const CLOSING_LINE = /^[\s)\]};,]+$/;

/**
 * Finds the lines of a program that ran.
 *
 * @param ranges ranges in any order. Where two overlap, the count of the smaller one is used.
 * @param code the file that `bundleProgram` created
 * @param map its source map, whose last source is the program
 * @returns line numbers of the source in order, counted from 1
 */
export function findExecutedLines(
  ranges: readonly ExecutedRange[],
  code: string,
  map: SourceMapPayload,
): number[] {
  const getLength = ({startOffset, endOffset}: ExecutedRange) => endOffset - startOffset;
  const smallestFirst = [...ranges].sort((a, b) => getLength(a) - getLength(b));
  const sourceMap = new SourceMap(map);
  const source = map.sources.at(-1);
  const lines = new Set<number>();
  let lineStart = 0;
  for (const [row, text] of code.split('\n').entries()) {
    for (const {index: column} of text.matchAll(/\w+|\S/g)) {
      const offset = lineStart + column;
      const range = smallestFirst.find(
        ({startOffset, endOffset}) => startOffset <= offset && offset < endOffset,
      );
      if (!range?.count) continue;
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
