import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {InlineCode} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {globSync} from 'tinyglobby';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {isScalar, LineCounter, parseDocument, visit as visitYaml} from 'yaml';
import {SYMBOLS_FILE} from '../../src/lib/reference';
import {readSymbols} from '../../src/lib/symbols';
import {resolveCodeSpan} from '../../src/remark/code-spans';

const ROOT = join(__dirname, '../..');

test('X-02 code spans in descriptions name symbols and members that exist', () => {
  // Pages are checked while they are built; these words reach the pages through a generator.
  const symbols = readSymbols(join(ROOT, SYMBOLS_FILE));
  const mistakes: string[] = [];
  for (const file of globSync('reference/**/*.yaml', {cwd: ROOT})) {
    const lineCounter = new LineCounter();
    const text = readFileSync(join(ROOT, file), 'utf8');
    visitYaml(parseDocument(text, {lineCounter}), (_key, node) => {
      if (!isScalar(node) || typeof node.value !== 'string' || !node.value.includes('`')) return;
      const {line} = lineCounter.linePos(node.range?.[0] ?? 0);
      visit(fromMarkdown(node.value), 'inlineCode', (span: InlineCode) => {
        const meaning = resolveCodeSpan(span.value, symbols, new Set());
        if (meaning && 'mistake' in meaning) mistakes.push(`${file}:${line} ${meaning.mistake}`);
      });
    });
  }
  expect(mistakes).toEqual([]);
});
