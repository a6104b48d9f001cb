import {SourceMap, type SourceMapPayload} from 'node:module';

/** A part of a program, from one offset in its code to another, and how often it ran: a range of V8's coverage. */
export type RanPart = readonly [start: number, end: number, count: number];

/** A line that only closes what earlier lines have opened. */
const CLOSES = /^[\s)\]};,]+$/;

/**
 * Finds the lines of a program that ran.
 *
 * @param parts in any order; of two that overlap, the smaller one is right
 * @param code what ran
 * @param map leads from it to the source, which is the last one that the map names
 * @returns numbers of lines of the source, the first being 1, in order
 */
export function ranLines(parts: readonly RanPart[], code: string, map: SourceMapPayload): number[] {
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
  // Maps name no closing brackets.
  for (const [row, text] of (map.sourcesContent.at(-1) ?? '').split('\n').entries()) {
    if (CLOSES.test(text) && lines.has(row)) lines.add(row + 1);
  }
  return [...lines].sort((a, b) => a - b);
}
