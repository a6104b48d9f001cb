import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

export {visit} from 'unist-util-visit';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/** Returns the tree of an MDX file. Parsing a long guide takes tens of milliseconds, so search its text first. */
export const parseMdx = (source: string): Root => parser.parse(source);
