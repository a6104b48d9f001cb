import {readFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import ts from 'typescript';
import {type Block, metaValue, type Problem} from './blocks';
import {readBlocks} from './check';
import {completer, isTyped, TOOLKIT} from './type-check';

const ROOT = join(__dirname, '../..');

/** Modules that a sample asks for, and addons that it loads by their path. */
const needs = (code: string): string[] => [
  ...ts.preProcessFile(code, true, true).importedFiles.map(({fileName}) => fileName),
  ...(code.match(/[^']+\.node(?=')/g) ?? []),
];

/** Whether a block can be run: it is meant to compile, and needs nothing that is not here. */
const isRunnable = (block: Block): boolean =>
  isTyped(block) &&
  !metaValue(block, 'error') &&
  needs(block.code).every((name) => name === TOOLKIT || isBuiltin(name));

/** What preludes only declare, since no program can make it: these names have a type and no value. */
const NO_VALUE = globSync('preludes/*.ts', {cwd: __dirname, absolute: true}).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^export declare const (\w+)/gm)].map(([, name = '']) => name),
);

/** The names that the first line imports, which stands for the prelude. */
const importsOf = (code: string): string[] =>
  [...(code.split('\n')[0] ?? '').matchAll(/\{([^}]*)\}/g)].flatMap(([, names = '']) => names.split(', '));

/** A sample of a page or a description, made whole, so that it can be run. */
export interface Sample {
  /** File and line of its fence. */
  where: string;
  code: string;
  language: string;
}

/** The samples that stand in pages and descriptions, and not in a file of `examples/`. */
export function runnableSamples(): Sample[] {
  const complete = completer(ROOT);
  const report = ({file, line, message}: Problem) => {
    throw new Error(`${file}:${line}: ${message}`);
  };
  return readBlocks(ROOT, report)
    .filter(({line}) => line > 0)
    .filter(isRunnable)
    .map((block) => ({
      where: `${block.file}:${block.line}`,
      code: complete(block) ?? '',
      language: block.language,
    }))
    .filter(({code}) => !NO_VALUE.some((name) => importsOf(code).includes(name)));
}

const LITERAL = '(?:true|false|null|undefined|-?\\d+(?:\\.\\d+)?)';
const LOG = new RegExp(`^console\\.log\\(.*\\);(?: // (${LITERAL}(?: ${LITERAL})*)(?=:|$))?`, 'gm');

/**
 * What the first lines that a sample prints are, where a comment behind a `console.log` tells: `// false: not cached`.
 */
export const toldOutput = (code: string): Array<string | undefined> =>
  [...code.matchAll(LOG)].map(([, value]) => value);
