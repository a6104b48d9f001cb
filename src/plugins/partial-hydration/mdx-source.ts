import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/** Returns the tree of an MDX file. Parsing a long guide takes tens of milliseconds, so search its text first. */
export const parseMdx = (source: string): Root => parser.parse(source);

/** A block of code from its opening to its closing fence, which has the same characters. */
const FENCED_CODE = /^[ \t]*(`{3,}|~{3,})[^`\n]*\n[\s\S]*?^[ \t]*\1[`~]*[ \t]*$/gm;

/** Returns MDX without its blocks of code, so that a search doesn't find the imports of a sample. */
export const withoutFencedCode = (source: string): string => source.replace(FENCED_CODE, '');
