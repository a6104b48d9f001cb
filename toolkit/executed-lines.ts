import {SourceMap, type SourceMapPayload} from 'node:module';

/** A range of V8's coverage: start and end offset in the code, and how often it ran. */
export type ExecutedRange = readonly [start: number, end: number, count: number];

/** Matches a line that only has closing brackets. */
const CLOSES = /^[\s)\]};,]+$/;

/**
 * Finds the lines of a program that ran.
 *
 * @param parts ranges in any order; if two overlap, the smaller one counts
 * @param code the compiled program
 * @param map source map of `code`, whose last source is the program
 * @returns line numbers of the source in order, counted from 1
 */
export function findExecutedLines(
  parts: readonly ExecutedRange[],
  code: string,
  map: SourceMapPayload,
): number[] {
  const inner = [...parts].sort(([a, b], [c, d]) => b - a - (d - c));
  const origins = new SourceMap(map);
  const source = map.sources.at(-1);
  const lines = new Set<number>();
  let start = 0;
  for (const [row, text] of code.split('\n').entries()) {
    for (let column = 0; column < text.length; column += 1) {
      if (text[column] === ' ') continue;
      const offset = start + column;
      const part = inner.find(([from, to]) => from <= offset && offset < to);
      if (!part || part[2] === 0) continue;
      const origin = origins.findEntry(row, column);
      if ('originalLine' in origin && origin.originalSource === source) lines.add(origin.originalLine + 1);
    }
    start += text.length + 1;
  }
  // Source maps don't contain closing brackets.
  for (const [row, text] of (map.sourcesContent.at(-1) ?? '').split('\n').entries()) {
    if (CLOSES.test(text) && lines.has(row)) lines.add(row + 1);
  }
  return [...lines].sort((a, b) => a - b);
}
