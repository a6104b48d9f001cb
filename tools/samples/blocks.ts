import {join} from 'node:path';
import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {Code, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {isScalar, LineCounter, parseDocument, visit as visitYaml} from 'yaml';

/** The repository. */
export const ROOT = join(__dirname, '../..');

/** A fenced block of a page, or a program of `examples/`. */
export interface Block {
  /** Path relative to the repository, as errors show it. */
  file: string;
  /** Line of the opening fence, counted from 1. It is 0 for a program of `examples/`. */
  line: number;
  /** Language on the fence in lower case, or ''. */
  language: string;
  /** Text after the language on the fence. */
  meta: string;
  code: string;
  /** Number of characters before each line of code in the file. */
  indents: number[];
}

/** A problem on a page. Line and column are counted from 1. */
export interface Problem {
  file: string;
  line: number;
  column: number;
  message: string;
}

/** Returns the value of `key=value` or `key="value"` on the fence of a block, or undefined. */
export function readMeta(block: Block, key: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)${key}=(?:"([^"]*)"|(\\S+))`).exec(block.meta);
  return match?.[1] ?? match?.[2];
}

const markdown = unified().use(remarkParse).use(remarkGfm);
const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

/**
 * Finds the fenced blocks of a Markdown (`.md`) or MDX file, without front matter.
 *
 * @throws a VFileMessage with line and column if MDX can't be parsed
 */
export function findBlocksInPage(file: string, text: string): Block[] {
  const body = text.replace(/^\uFEFF?---\r?\n[\s\S]*?\n---(?=\r?\n)/, (matter) =>
    matter.replace(/[^\n]/g, ''),
  );
  const tree = file.endsWith('.mdx') ? mdx.parse(escapeMarkdownHeadingIds(body)) : markdown.parse(body);
  return findBlocksInTree(tree, file, text.split('\n'), 0);
}

/**
 * Finds the fenced blocks in the texts of a description (`reference/`). They must be in literal scalars
 * (`details: |`), because only there each line of the text is a line of the file.
 *
 * @param report called for a fence in another kind of scalar
 */
export function findBlocksInYaml(file: string, text: string, report: (problem: Problem) => void): Block[] {
  const lineCounter = new LineCounter();
  const lines = text.split('\n');
  const blocks: Block[] = [];
  visitYaml(parseDocument(text, {lineCounter}), {
    Value(_key, node) {
      if (!isScalar(node) || typeof node.value !== 'string' || !node.value.includes('```')) return;
      const line = lineCounter.linePos(node.range?.[0] ?? 0).line;
      if (node.type === 'BLOCK_LITERAL') {
        blocks.push(...findBlocksInTree(markdown.parse(node.value), file, lines, line));
      } else {
        const message = 'Put text with a fenced sample in a literal block: "key: |".';
        report({file, line, column: 1, message});
      }
    },
  });
  return blocks;
}

/** Finds the fenced blocks in a syntax tree. `precedingLines` is the number of lines before the tree in the file. */
function findBlocksInTree(tree: Root, file: string, lines: string[], precedingLines: number): Block[] {
  const blocks: Block[] = [];
  visit(tree, 'code', (node: Code) => {
    const line = (node.position?.start.line ?? 1) + precedingLines;
    const indents = node.value.split('\n').map((codeLine, index) => {
      const raw = lines[line + index] ?? '';
      return raw.endsWith(codeLine) ? raw.length - codeLine.length : 0;
    });
    const language = node.lang?.toLowerCase() ?? '';
    blocks.push({file, line, language, meta: node.meta ?? '', code: node.value, indents});
  });
  return blocks;
}
