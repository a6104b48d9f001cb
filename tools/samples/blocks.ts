import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {Code, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {isScalar, LineCounter, parseDocument, visit as visitYaml} from 'yaml';

/** A fenced block of a page, or a program of `examples/`. */
export interface Block {
  /** Path as errors show it, relative to the repository. */
  file: string;
  /** Line of the opening fence, 1-based; 0 when the block is a file of its own. */
  line: number;
  /** Language on the fence in lower case, or ''. */
  language: string;
  /** What follows the language on the fence. */
  meta: string;
  code: string;
  /** How many characters stand before each line of the code in the file. */
  indents: number[];
}

/** Something wrong on a page. Line and column are 1-based. */
export interface Problem {
  file: string;
  line: number;
  column: number;
  message: string;
}

/** Value of `key=value` or `key="value"` on a fence. */
export function metaValue(block: Block, key: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)${key}=(?:"([^"]*)"|(\\S+))`).exec(block.meta);
  return match?.[1] ?? match?.[2];
}

const markdown = unified().use(remarkParse).use(remarkGfm);
const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

/**
 * The fenced blocks of a Markdown (`.md`) or MDX file, front matter skipped.
 *
 * @throws a VFileMessage with line and column when MDX cannot be parsed
 */
export function blocksOfPage(file: string, text: string): Block[] {
  const body = text.replace(/^---\n[\s\S]*?\n---(?=\n)/, (matter) => matter.replace(/[^\n]/g, ''));
  const tree = file.endsWith('.mdx') ? mdx.parse(escapeMarkdownHeadingIds(body)) : markdown.parse(body);
  return blocksOfTree(tree, file, text.split('\n'), 0);
}

/**
 * The fenced blocks in the texts of a description (`reference/`). They stand in literal scalars
 * (`details: |`), because only there a line of the text is a line of the file.
 *
 * @param report called for a fence in any other kind of scalar
 */
export function blocksOfYaml(file: string, text: string, report: (problem: Problem) => void): Block[] {
  const lineCounter = new LineCounter();
  const lines = text.split('\n');
  const blocks: Block[] = [];
  visitYaml(parseDocument(text, {lineCounter}), {
    Value(_key, node) {
      if (!isScalar(node) || typeof node.value !== 'string' || !node.value.includes('```')) return;
      const line = lineCounter.linePos(node.range?.[0] ?? 0).line;
      if (node.type === 'BLOCK_LITERAL') {
        blocks.push(...blocksOfTree(markdown.parse(node.value), file, lines, line));
      } else {
        report({
          file,
          line,
          column: 1,
          message: 'Put text with a fenced sample in a literal block: "key: |".',
        });
      }
    },
  });
  return blocks;
}

/** @param shift lines of the file before the first line of the tree */
function blocksOfTree(tree: Root, file: string, lines: string[], shift: number): Block[] {
  const blocks: Block[] = [];
  visit(tree, 'code', (node: Code) => {
    const line = (node.position?.start.line ?? 1) + shift;
    const indents = node.value.split('\n').map((codeLine, index) => {
      const raw = lines[line + index] ?? '';
      return raw.endsWith(codeLine) ? raw.length - codeLine.length : 0;
    });
    const language = node.lang?.toLowerCase() ?? '';
    blocks.push({file, line, language, meta: node.meta ?? '', code: node.value, indents});
  });
  return blocks;
}
