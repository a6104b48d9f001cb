/**
 * `npm run check:prose`: reads pages, posts and descriptions, prints file, line and advice for what reads oddly, and
 * fails when there is something.
 */
import fs from 'node:fs';
import {globSync} from 'tinyglobby';
import {LineCounter, parseDocument, visit} from 'yaml';
import {type Paragraph, paragraphs} from './paragraphs';
import {faults} from './rules';

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

const files = globSync(['docs/**/*.mdx', 'blog/**/*.mdx', 'reference/**/*.yaml'], {
  ignore: 'docs/api/generated/**',
});
for (const file of files.sort()) {
  const source = fs.readFileSync(file, 'utf8');
  const isPage = file.endsWith('.mdx');
  for (const {line, advice, sentence} of faults(isPage ? paragraphs(source) : descriptions(source), isPage)) {
    console.error(`${file}:${line} ${advice}: ${sentence.slice(0, 120)}`);
    process.exitCode = 1;
  }
}
