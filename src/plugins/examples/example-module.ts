import {diffArrays, diffLines} from 'diff';
import type {Program, RecordedExample} from '../../lib/examples';
import {createProgramHtml} from '../../lib/highlight';
import {PictureImports} from './picture-imports';
import {toCommonJs} from './to-commonjs';

/** An example, and the text of the program that it continues. */
type ContinuedExample = Omit<RecordedExample, 'files'> & {previousSource?: string | undefined};

/**
 * Creates the module of one example for the component `Example`. It contains the texts, the steps and the code in both
 * languages as HTML.
 */
export async function createExampleModule(example: ContinuedExample): Promise<string> {
  const {name, title, alt, screenshot, steps, source, previousSource} = example;
  const convert = (typescript: string) => toCommonJs(typescript, `examples/${name}/main.ts`);
  const javascript = await convert(source);
  const toJavaScriptLines = createLineMap(source, javascript);
  const program: Program = {
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
  const imports = new PictureImports();
  return imports.toModule(imports.toExpression(name, program));
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
  const [from, to] = [listTokens(typescript), listTokens(javascript)];
  /** Number of a line of the TypeScript → numbers of the lines of the JavaScript with the same tokens. */
  const javascriptLines = new Map<number, Set<number>>();
  let [fromIndex, toIndex] = [0, 0];
  const changes = diffArrays(
    from.map(({text}) => text),
    to.map(({text}) => text),
  );
  for (const {added, removed, count} of changes) {
    for (let offset = 0; offset < count && !added && !removed; offset += 1) {
      const {line = 0} = from[fromIndex + offset] ?? {};
      const {line: javascriptLine = 0} = to[toIndex + offset] ?? {};
      javascriptLines.set(line, (javascriptLines.get(line) ?? new Set()).add(javascriptLine));
    }
    if (!added) fromIndex += count;
    if (!removed) toIndex += count;
  }
  return (lines) =>
    [...new Set(lines.flatMap((line) => [...(javascriptLines.get(line) ?? [])]))].sort((a, b) => a - b);
}

/** Lists the words, brackets and semicolons of a program, each with the number of its line. */
const listTokens = (code: string): {text: string; line: number}[] =>
  code
    .split('\n')
    .flatMap((text, index) =>
      Array.from(text.matchAll(/[\w$]+|[(){}[\];]/g), ([token]) => ({text: token, line: index + 1})),
    );
