import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import * as z from 'zod';
import {readCheckedYaml} from '../../src/lib/checked-yaml';
import {REFERENCE_FOLDER} from '../../src/lib/reference';
import {type Block, findBlocksInPage, findBlocksInYaml, type Problem, ROOT} from './blocks';
import {checkShell, isShell, type KnownNames} from './shell';
import {createTypeChecker} from './type-check';
import {isTypeChecked} from './virtual-host';

/**
 * Checks every sample of the hand-written pages, of the descriptions and of `examples/`.
 * @returns the numbers of samples, and the problems sorted by file and line
 */
export function checkSamples() {
  const problems: Problem[] = [];
  const blocks = readBlocks((problem) => problems.push(problem));
  const typed = blocks.filter(isTypeChecked);
  const shell = blocks.filter(isShell);
  const findKnownNames = createKnownNames(blocks);
  problems.push(
    ...createTypeChecker()(typed),
    ...shell.flatMap((block) => checkShell(block, findKnownNames(block.file))),
  );
  problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
  return {typed: typed.length, shell: shell.length, problems};
}

/**
 * Reads every block of the hand-written pages, of the descriptions and of `examples/`.
 *
 * @param report called for files and blocks that can't be read
 */
export const readBlocks = (report: (problem: Problem) => void): Block[] =>
  findSampleFiles().flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    if (file.endsWith('.ts')) return [{file, line: 0, language: 'ts', meta: '', code: text, indents: []}];
    if (file.endsWith('.yaml')) return findBlocksInYaml(file, text, report);
    try {
      return findBlocksInPage(file, text);
    } catch (error) {
      const {line = 1, column = 1} = error as {line?: number; column?: number};
      report({file, line, column, message: String(error)});
      return [];
    }
  });

function findSampleFiles(): string[] {
  const patterns = [
    'README.md',
    'CONTRIBUTING.md',
    // The library would search `node_modules` too if these were one pattern in braces.
    'docs/**/*.{md,mdx}',
    'blog/**/*.{md,mdx}',
    'src/pages/**/*.{md,mdx}',
    'reference/**/*.yaml',
    'examples/*/main.ts',
  ];
  return globSync(patterns, {cwd: ROOT, ignore: REFERENCE_FOLDER}).sort();
}

const knownNamesSchema = z.strictObject({scripts: z.array(z.string()), packages: z.array(z.string())});

/**
 * Returns a function that finds the names that commands in a file may use. Files in `docs/` and `blog/` use the scripts of
 * an app, and all other files those of this repository.
 */
function createKnownNames(blocks: Block[]): (file: string) => KnownNames {
  // A page may show only a part of a package.json, which a JSON parser would refuse.
  const findScripts = (text: string): string[] => {
    const [, scripts = ''] = /"scripts"\s*:\s*\{([^}]*)\}/.exec(text) ?? [];
    return [...scripts.matchAll(/"([^"]+)"\s*:/g)].map(([, name = '']) => name);
  };
  const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
  const {scripts, packages} = readCheckedYaml(join(__dirname, 'shell.yaml'), knownNamesSchema);
  const siteScripts = findScripts(read('package.json'));
  const appScripts = [...scripts, ...findScripts(read('node_modules/@nodegui/nodegui/package.json'))];
  return (file) => {
    const pageScripts = blocks
      .filter((block) => block.file === file && block.language === 'json')
      .flatMap((block) => findScripts(block.code));
    const isApp = file.startsWith('docs/') || file.startsWith('blog/');
    return {
      scripts: new Set([...(isApp ? appScripts : siteScripts), ...pageScripts]),
      packages: new Set(packages),
    };
  };
}
