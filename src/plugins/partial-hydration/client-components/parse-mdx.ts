import type {Root} from 'mdast';
import {requireNatively} from '../../../lib/native-require';

// Compiling these ES modules would take more than a second.
const {unified}: typeof import('unified') = requireNatively('unified');
const {default: remarkParse}: typeof import('remark-parse') = requireNatively('remark-parse');
const {default: remarkFrontmatter}: typeof import('remark-frontmatter') =
  requireNatively('remark-frontmatter');
const {default: remarkMdx}: typeof import('remark-mdx') = requireNatively('remark-mdx');
export const {visit}: typeof import('unist-util-visit') = requireNatively('unist-util-visit');

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/** Returns the tree of an MDX file. Parsing a long guide takes tens of milliseconds, so search its text first. */
export const parseMdx = (source: string): Root => parser.parse(source);
