import {readFileSync} from 'node:fs';
import type {Node} from 'unist';
import type {VFile} from 'vfile';
import {toRelativePath} from '../lib/relative-path';

/**
 * Returns the place of a node in its file, such as `docs/x.mdx:12:5`. Docusaurus removes the front matter of a page before
 * transformers see it, so its lines are added to the line of the node.
 */
export function formatLocation(node: Node, file: VFile): string {
  const text = readFileSync(file.path, 'utf8');
  const [frontMatter = ''] = /^\uFEFF?---\r?\n[\s\S]*?\n---\s*\n/.exec(text) ?? [];
  const isWithoutFrontMatter = !/^\uFEFF?---/.test(String(file.value));
  const frontMatterLines = isWithoutFrontMatter ? frontMatter.split('\n').length - 1 : 0;
  const {line = 1, column = 1} = node.position?.start ?? {};
  return `${toRelativePath(process.cwd(), file.path)}:${line + frontMatterLines}:${column}`;
}
