import {readFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import {join} from 'node:path';
import ts from 'typescript';
import {type Block, blocksOfPage, metaValue} from './blocks';
import {filesWithSamples} from './check';
import {isTyped, TOOLKIT} from './type-check';

const ROOT = join(__dirname, '../..');

/** Modules that a program asks for, and addons that it loads by their path. */
const needs = (code: string): string[] => [
  ...ts.preProcessFile(code, true, true).importedFiles.map(({fileName}) => fileName),
  ...(code.match(/[^']+\.node(?=')/g) ?? []),
];

/** Whether a block is a program that can be run as it stands: it uses the toolkit, and nothing that is not here. */
function isProgram(block: Block): boolean {
  if (!isTyped(block) || metaValue(block, 'prelude') || metaValue(block, 'error')) return false;
  const needed = needs(block.code);
  return needed.includes(TOOLKIT) && needed.every((name) => name === TOOLKIT || isBuiltin(name));
}

/** The programs that stand in pages, and not in a file of `examples/`. */
export const programsInPages = (): Block[] =>
  filesWithSamples()
    .filter((file) => /\.mdx?$/.test(file))
    .flatMap((file) => blocksOfPage(file, readFileSync(join(ROOT, file), 'utf8')))
    .filter(isProgram);

const TOLD = /^console\.log\(.*\); \/\/ (true|false|null|undefined|-?\d+(?:\.\d+)?)\b/gm;

/** What a program says, in comments behind its `console.log` calls, that they print. */
export const toldOutput = (code: string): string[] => [...code.matchAll(TOLD)].map(([, value = '']) => value);
