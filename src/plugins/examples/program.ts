import {diffArrays, diffLines} from 'diff';
import type {Program, RecordedExample} from '../../lib/examples';
import {createProgramHtml} from '../../lib/highlight';
import {toCommonJs} from './to-commonjs';

/** An example, and the text of the program that it continues. */
type ContinuedExample = Omit<RecordedExample, 'folder'> & {previousSource?: string | undefined};

/** Converts an example to what the component `Example` shows, with the code in both languages as HTML. */
export async function createProgram(example: ContinuedExample): Promise<Program> {
  const {name, title, alt, screenshot, steps, source, previousSource} = example;
  const convert = (typescript: string) => toCommonJs(typescript, `examples/${name}/main.ts`);
  const javascript = await convert(source);
  const toJavaScriptLines = createLineMap(source, javascript);
  return {
    name,
    title,
    alt,
    screenshot,
    steps: steps.map((step) => ({...step, javascriptLines: toJavaScriptLines(step.lines)})),
    typescript: createProgramHtml(source.trimEnd(), 'ts'),
    javascript: createProgramHtml(javascript.trimEnd(), 'js'),
    longestLine: Math.max(...`${source}\n${javascript}`.split('\n').map((line) => line.length)),
    ...(previousSource !== undefined && {
      marked: {
        typescript: markNewLines(previousSource, source, 'ts'),
        javascript: markNewLines(await convert(previousSource), javascript, 'js'),
      },
    }),
  };
}

/** Returns the highlighted code of a program with its new lines marked. */
const markNewLines = (before: string, after: string, language: 'ts' | 'js'): string =>
  createProgramHtml(after.trimEnd(), language, findNewLines(before.trimEnd(), after.trimEnd()));

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

/**
 * Maps the lines of a program to its JavaScript version, by comparing the words and brackets of both.
 *
 * @returns a function that converts line numbers of the TypeScript to sorted line numbers of the JavaScript
 */
export function createLineMap(
  typescript: string,
  javascript: string,
): (lines: readonly number[]) => number[] {
  const from = listTokens(typescript);
  /** Line numbers of the tokens that both versions have. */
  const pairs: [typescriptLine: number | undefined, javascriptLine: number][] = [];
  let index = 0;
  const comparator = (left: Token, right: Token) => left.text === right.text;
  for (const {added, removed, value} of diffArrays(from, listTokens(javascript), {comparator})) {
    if (!added && !removed) {
      for (const [offset, {line}] of value.entries()) pairs.push([from[index + offset]?.line, line]);
    }
    if (!added) index += value.length;
  }
  return (lines) => [
    ...new Set(pairs.flatMap(([line = 0, javascriptLine]) => (lines.includes(line) ? javascriptLine : []))),
  ];
}

interface Token {
  text: string;
  /** The number of its line, from 1. */
  line: number;
}

/** Lists the words, brackets and semicolons of a program. */
const listTokens = (code: string): Token[] =>
  code
    .split('\n')
    .flatMap((text, index) =>
      Array.from(text.matchAll(/[\w$]+|[(){}[\];]/g), ([token]) => ({text: token, line: index + 1})),
    );
