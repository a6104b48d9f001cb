import {readFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import {globSync} from 'tinyglobby';
import ts from 'typescript';
import {TOOLKIT_PACKAGE} from '../../src/lib/toolkit-version';
import {type Block, type Problem, ROOT, readMeta} from '../../tools/samples/blocks';
import {readBlocks} from '../../tools/samples/check';
import {createPreludeImporter} from '../../tools/samples/preludes';
import {isTypeChecked} from '../../tools/samples/virtual-host';

/** Finds the modules that a sample imports, and the addons and scripts that it loads by path. */
const findImports = (code: string): string[] => [
  ...ts.preProcessFile(code, true, true).importedFiles.map(({fileName}) => fileName),
  ...(code.match(/(?:[^']+\.node|\.\/[^']+\.cjs)(?=')/g) ?? []),
];

/** Returns true if a block can be run: it should compile, and only imports the toolkit and modules of Node.js. */
const isRunnable = (block: Block): boolean =>
  isTypeChecked(block) &&
  !readMeta(block, 'error') &&
  findImports(block.code).every((name) => name === TOOLKIT_PACKAGE || isBuiltin(name));

/** Names that preludes only declare, so samples that use them can't run. */
const NAMES_WITHOUT_VALUE = globSync('tools/samples/preludes/*.ts', {cwd: ROOT, absolute: true}).flatMap(
  (file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export declare const (\w+)/gm)].map(([, name = '']) => name),
);

/** Returns the names that the first line imports from preludes. */
const readImportedNames = (code: string): string[] =>
  [...(code.split('\n')[0] ?? '').matchAll(/\{([^}]*)\}/g)].flatMap(([, names = '']) => names.split(', '));

/** A complete program that was made from a sample. */
export interface Sample {
  /** File and line of its fence, as `file:line`. */
  location: string;
  code: string;
  language: string;
}

/** Finds the samples of pages and descriptions that can be run. Programs of `examples/` are left out. */
export function findRunnableSamples(): Sample[] {
  const importPrelude = createPreludeImporter();
  const report = ({file, line, message}: Problem) => {
    throw new Error(`${file}:${line}: ${message}`);
  };
  return readBlocks(report)
    .filter(({line}) => line > 0)
    .filter(isRunnable)
    .map((block) => ({
      location: `${block.file}:${block.line}`,
      code: importPrelude(block) ?? '',
      language: block.language,
    }))
    .filter(({code}) => !NAMES_WITHOUT_VALUE.some((name) => readImportedNames(code).includes(name)));
}

const LITERAL = '(?:true|false|null|undefined|-?\\d+(?:\\.\\d+)?)';
const LOG_CALL = new RegExp(`^console\\.log\\(.*\\);(?: // (${LITERAL}(?: ${LITERAL})*)(?=:|$))?`, 'gm');

/**
 * Returns the expected output of each `console.log`, from the comment after it (`// false: not cached`), or undefined for one
 * without a comment.
 */
export const readExpectedOutput = (code: string): Array<string | undefined> =>
  [...code.matchAll(LOG_CALL)].map(([, value]) => value);
