/**
 * `npm run check:prose`: reads pages, posts, descriptions, READMEs, comments, test titles, texts of the interface and the
 * subjects of the last commits. It prints file, line and advice for what reads oddly, and fails if there is something.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {globSync} from 'tinyglobby';
import {LineCounter, parseDocument, visit} from 'yaml';
import {proseOfCode} from './comments';
import {type Paragraph, paragraphs} from './paragraphs';
import {faults, type Kind} from './rules';

/** The texts of a description. Names, titles and lists of aliases are no sentences. */
function descriptions(yaml: string): Paragraph[] {
  const lineCounter = new LineCounter();
  const found: Paragraph[] = [];
  visit(parseDocument(yaml, {lineCounter}), {
    Scalar(key, {value, range}) {
      if (key === 'key' || typeof value !== 'string' || !value.includes(' ')) return;
      const {line} = lineCounter.linePos(range?.[0] ?? 0);
      found.push(...paragraphs(value).map((paragraph) => ({...paragraph, line: line + paragraph.line - 1})));
    },
    Seq: () => visit.SKIP,
  });
  return found;
}

/** Prints the faults of one source of texts. */
function report(name: string, prose: Paragraph[], kind: Kind): void {
  for (const {line, advice, sentence} of faults(prose, kind)) {
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
const find = (patterns: string[]): string[] => globSync(patterns, {ignore: IGNORED}).sort();

for (const file of find(['docs/**/*.mdx', 'blog/**/*.mdx'])) report(file, paragraphs(read(file)), 'page');
for (const file of find(['reference/**/*.yaml'])) report(file, descriptions(read(file)), 'description');
if (process.argv.includes('--code')) {
  for (const file of find(['**/README.md', '*.md', '!CHANGELOG.md']))
    report(file, paragraphs(read(file)), 'other');
  for (const file of find(['*.ts', '{src,tools,toolkit,bench,tests}/**/*.{ts,tsx}'])) {
    const {comments, titles, texts} = proseOfCode(read(file));
    report(file, comments, 'comment');
    report(file, [...titles, ...texts], 'other');
  }
  const subjects = execFileSync('git', ['log', '-20', '--format=%s'], {encoding: 'utf8'}).trim().split('\n');
  report(
    'the last commits',
    subjects.map((text, index) => ({line: index + 1, text})),
    'other',
  );
}
