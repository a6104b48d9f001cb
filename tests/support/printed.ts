import type {Root} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {toMarkdown} from 'mdast-util-to-markdown';
import {toTreeFile} from '../../src/lib/reference';

/** Returns generated files with the full text of each page: its front matter, and below it the tree as MDX. */
export const printed = (files: ReadonlyMap<string, string>): Map<string, string> =>
  new Map([...files].map(([file, text]) => [file, file.endsWith('.mdx') ? page(text, files, file) : text]));

function page(text: string, files: ReadonlyMap<string, string>, file: string): string {
  const [frontMatter = ''] = /^---\n.*?\n---\n/s.exec(text) ?? [];
  const tree = JSON.parse(files.get(toTreeFile(file)) ?? '') as Root;
  const extensions = [gfmToMarkdown(), mdxToMarkdown()];
  return `${frontMatter}\n${toMarkdown(tree, {extensions, bullet: '-', rule: '-'})}`;
}
