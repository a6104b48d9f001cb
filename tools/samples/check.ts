import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import {parse} from 'yaml';
import {REFERENCE_FOLDER} from '../../src/lib/reference';
import {type Block, blocksOfPage, blocksOfYaml, type Problem} from './blocks';
import {checkShell, isShell, type Known} from './shell';
import {isTyped, typeChecker} from './type-check';

const ROOT = join(__dirname, '../..');

/** Outcome of a check: how many samples there were, and what is wrong, in the order of files and lines. */
export interface Outcome {
  typed: number;
  shell: number;
  problems: Problem[];
}

/**
 * Checks every sample of the hand-written pages, of the descriptions and of `examples/`.
 *
 * @param root the repository
 */
export function checkSamples(root: string = ROOT): Outcome {
  const problems: Problem[] = [];
  const blocks = readBlocks(root, (problem) => problems.push(problem));
  const typed = blocks.filter(isTyped);
  const shell = blocks.filter(isShell);
  const known = knownTo(root, blocks);
  problems.push(
    ...typeChecker(root)(typed),
    ...shell.flatMap((block) => checkShell(block, known(block.file))),
  );
  problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
  return {typed: typed.length, shell: shell.length, problems};
}

/**
 * Every block of the hand-written pages, of the descriptions and of `examples/`.
 *
 * @param report called for what cannot be read
 */
export const readBlocks = (root: string, report: (problem: Problem) => void): Block[] =>
  filesWithSamples(root).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    if (file.endsWith('.ts')) return [programBlock(file, text)];
    if (file.endsWith('.yaml')) return blocksOfYaml(file, text, report);
    try {
      return blocksOfPage(file, text);
    } catch (error) {
      report({file, ...unreadable(error)});
      return [];
    }
  });

function filesWithSamples(root: string): string[] {
  const patterns = [
    '{README,CONTRIBUTING}.md',
    '{docs,blog,src/pages}/**/*.{md,mdx}',
    'reference/**/*.yaml',
    'examples/*/main.ts',
  ];
  return globSync(patterns, {cwd: root})
    .filter((file) => !file.startsWith(`${REFERENCE_FOLDER}/`))
    .sort();
}

/** A program of `examples/` is checked like a block that stands in no page. */
function programBlock(file: string, code: string): Block {
  return {file, line: 0, language: 'ts', meta: '', code, indents: []};
}

function unreadable(error: unknown): Omit<Problem, 'file'> {
  const place = error as {line?: number; column?: number};
  return {line: place.line ?? 1, column: place.column ?? 1, message: String(error)};
}

/** What the commands of a page may name; pages outside `docs/` and `blog/` speak of this repository. */
function knownTo(root: string, blocks: Block[]): (file: string) => Known {
  // A page may show a part of a package.json, so this is no matter for a JSON parser.
  const scriptsOf = (text: string): string[] =>
    [...(/"scripts"\s*:\s*\{([^}]*)\}/.exec(text)?.[1] ?? '').matchAll(/"([^"]+)"\s*:/g)].map(
      ([, name]) => name ?? '',
    );
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const {scripts, packages} = parse(readFileSync(join(__dirname, 'shell.yaml'), 'utf8')) as Record<
    string,
    string[]
  >;
  const own = scriptsOf(read('package.json'));
  const app = [...(scripts ?? []), ...scriptsOf(read('node_modules/@nodegui/nodegui/package.json'))];
  return (file) => {
    const onPage = blocks
      .filter((block) => block.file === file && block.language === 'json')
      .flatMap((block) => scriptsOf(block.code));
    const isApp = file.startsWith('docs/') || file.startsWith('blog/');
    return {scripts: new Set([...(isApp ? app : own), ...onPage]), packages: new Set(packages)};
  };
}
