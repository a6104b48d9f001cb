import type {Root, RootContent} from 'mdast';
import {stringify} from 'yaml';
import type {Page} from '../render/nodes';

/**
 * Writes a page as MDX for Docusaurus: its front matter as text, and its content as a syntax tree. `src/remark/reference-trees.ts`
 * passes the tree on, because printing and parsing it again would make builds much slower.
 *
 * @returns the page's file and the tree as JSON
 */
export function writeMdx({frontMatter, content}: Page): {text: string; tree: string} {
  const root: Root = {type: 'root', children: mergeTexts(content)};
  const tree = JSON.stringify(root);
  const text = `---\n${stringify(frontMatter, {lineWidth: 0})}---\n\n{/* The content is in the file beside this one. */}\n`;
  return {text, tree};
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
