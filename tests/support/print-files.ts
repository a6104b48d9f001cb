import type {Root} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {toMarkdown} from 'mdast-util-to-markdown';
import {visit} from 'unist-util-visit';
import {toTreeFile} from '../../src/lib/reference';

/**
 * Returns the text of a generated file, or undefined if there is none. For a page, this is its front matter and its tree as MDX.
 */
export function printFile(files: ReadonlyMap<string, string>, file: string): string | undefined {
  const text = files.get(file);
  return text !== undefined && file.endsWith('.mdx') ? printPage(text, files, file) : text;
}

/** Returns all generated files as `printFile` returns them. Printing all of them takes long. */
export const printFiles = (files: ReadonlyMap<string, string>): Map<string, string> =>
  new Map([...files.keys()].map((file) => [file, printFile(files, file) ?? '']));

function printPage(text: string, files: ReadonlyMap<string, string>, file: string): string {
  const [frontMatter = ''] = /^---\n.*?\n---\n/s.exec(text) ?? [];
  const tree = readTree(files, file);
  const extensions = [gfmToMarkdown(), mdxToMarkdown()];
  return `${frontMatter}\n${toMarkdown(tree, {extensions, bullet: '-', rule: '-'})}`;
}

/** Returns the tree of a page, with the ids of headings in comments, as pages in MDX have them. */
export function readTree(files: ReadonlyMap<string, string>, file: string): Root {
  const tree: Root = JSON.parse(files.get(toTreeFile(file)) ?? '');
  visit(tree, 'heading', ({data, children}) => {
    const id = data?.hProperties?.id;
    const [title] = children;
    if (id === undefined || title?.type !== 'text') return;
    title.value += ' ';
    children.push({type: 'mdxTextExpression', value: `/* #${id} */`});
  });
  return tree;
}
