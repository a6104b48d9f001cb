/**
 * `npm run check:prose`: checks the texts that people wrote in this repository: pages, posts, descriptions, examples, READMEs,
 * comments, test titles, messages, texts of the interface and the subjects of the last commits. It prints the file, the line
 * and advice for each sentence that breaks a rule, and fails if there is one.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {globSync} from 'tinyglobby';
import {LineCounter, parseDocument, visit} from 'yaml';
import {runMain} from '../run-main';
import {findCommentsInText, findProseInCode} from './comments';
import {findParagraphs, type Paragraph} from './paragraphs';
import {findFaults, type Kind} from './rules';

/** Returns the paragraphs of all texts in a YAML file. Keys and aliases are left out, because they aren't sentences. */
function findTexts(yaml: string): Paragraph[] {
  const lineCounter = new LineCounter();
  const paragraphs: Paragraph[] = [];
  visit(parseDocument(yaml, {lineCounter}), {
    Scalar(key, {value, range}) {
      if (key === 'key' || typeof value !== 'string' || !value.includes(' ')) return;
      const {line} = lineCounter.linePos(range?.[0] ?? 0);
      paragraphs.push(...findParagraphs(value, line));
    },
    Pair: (_, {key}) => (String(key) === 'aliases' ? visit.SKIP : undefined),
  });
  return paragraphs;
}

/** Prints the faults of one source. */
function report(name: string, prose: Paragraph[], kind: Kind): void {
  for (const {line, advice, sentence} of findFaults(prose, kind)) {
    console.error(`${name}:${line} ${advice}: ${sentence.slice(0, 120)}`);
    process.exitCode = 1;
  }
}

const read = (file: string): string => fs.readFileSync(file, 'utf8');
const IGNORED = [
  '**/node_modules/**',
  'docs/api/generated/**',
  'build/**',
  '.docusaurus/**',
  'tests/fixtures/**',
];
const findFiles = (patterns: string[]): string[] => globSync(patterns, {ignore: IGNORED}).sort();

function main(): void {
  for (const file of findFiles(['docs/**/*.mdx', 'blog/**/*.mdx'])) {
    report(file, findParagraphs(read(file)), 'page');
  }
  for (const file of findFiles(['reference/**/*.yaml', 'examples/*/example.yaml'])) {
    report(file, findTexts(read(file)), 'description');
  }
  for (const file of findFiles(['**/README.md', '*.md', '!CHANGELOG.md'])) {
    report(file, findParagraphs(read(file)), 'other');
  }
  for (const file of findFiles(['**/*.{ts,tsx,mjs,cjs,js}'])) {
    const {comments, functionDocs, titles, texts} = findProseInCode(file, read(file));
    report(file, comments, 'comment');
    report(file, functionDocs, 'function');
    report(file, [...titles, ...texts], 'other');
  }
  for (const file of findFiles([
    '**/*.{c,cc,cpp,h,hpp,css,yaml,yml,sh}',
    '.github/**/*.yml',
    '.devcontainer/**',
  ])) {
    report(file, findCommentsInText(file, read(file)), 'comment');
  }
  const subjects = execFileSync('git', ['log', '-20', '--format=%s'], {encoding: 'utf8'}).trim().split('\n');
  report(
    'git log, subject',
    subjects.map((text, index) => ({line: index + 1, text})),
    'other',
  );
}

void runMain(main);
