import {readFileSync} from 'node:fs';
import {relative} from 'node:path';
import type {Node} from 'unist';
import type {VFile} from 'vfile';

/**
 * Returns the place of a node, as `docs/x.mdx:12:5`. Docusaurus passes a page to transformers without its front matter, so
 * its lines are counted in the file.
 */
export function formatLocation(node: Node, file: VFile): string {
  const text = readFileSync(file.path, 'utf8');
  const [before = ''] = /^---\n[\s\S]*?\n---\s*\n/.exec(text) ?? [];
  const isCut = !String(file.value).startsWith('---');
  const shift = isCut ? before.split('\n').length - 1 : 0;
  const {line = 1, column = 1} = node.position?.start ?? {};
  return `${relative(process.cwd(), file.path)}:${line + shift}:${column}`;
}
