import type {Root, RootContent} from 'mdast';
import {stringify} from 'yaml';
import {toTreeFile} from '../../../lib/reference';
import type {Page} from '../render/nodes';

/**
 * Writes a page as MDX for Docusaurus: its front matter as text, and its content as a syntax tree. `src/remark/reference-trees.ts`
 * passes the tree on, because printing and parsing it again would make builds much slower.
 *
 * @param path the path of the page, without an extension
 */
export function writeMdx(path: string, {frontMatter, content}: Page): [file: string, text: string][] {
  const root: Root = {type: 'root', children: mergeTexts(content)};
  const text = `---\n${stringify(frontMatter, {lineWidth: 0})}---\n\n{/* The content is in the file beside this one. */}\n`;
  const file = `${path}.mdx`;
  // The tree comes first, because a change of the text makes the dev server compile the page with the current tree.
  return [
    [toTreeFile(file), JSON.stringify(root)],
    [file, text],
  ];
}

/** Merges adjacent texts, as a parser would. */
function mergeTexts(nodes: readonly RootContent[]): RootContent[] {
  const merged: RootContent[] = [];
  for (const node of nodes) {
    const previous = merged.at(-1);
    if (node.type === 'text' && previous?.type === 'text') {
      merged.splice(-1, 1, {...previous, value: previous.value + node.value});
    } else if ('children' in node) {
      merged.push({...node, children: mergeTexts(node.children)} as RootContent);
    } else {
      merged.push(node);
    }
  }
  return merged;
}
