import type {Nodes, Parents, Root} from 'mdast';
import type {VFile} from 'vfile';
import {resolveCodeSpan} from '../lib/code-spans';
import {REFERENCE_ROUTE} from '../lib/reference';
import {toRelativePath} from '../lib/relative-path';
import {createSymbolReader} from '../lib/symbols';
import {formatLocation} from './node-location';

/** Options of the transformer. */
export interface Options {
  /** Path of `symbols.json`, written by the plugin `api-reference`. */
  symbolsFile: string;
}

/** Matches the folder in which Docusaurus keeps the pages of an earlier version, for any docs plugin and language. */
const EARLIER_VERSION_FOLDER = /\/version-[^/]+\//;

/**
 * Turns code spans that name a symbol or member of the toolkit (see `resolveCodeSpan`) into links to the reference.
 *
 * Between two headings, only the first span with the same text becomes a link. Spans in headings and links stay as they
 * are, and so does the name of a symbol on its own page. Wrong names stop the build with an error that lists their places.
 * Generated pages aren't checked, because their sources are. Pages of an earlier version aren't checked either, because
 * they describe an earlier package.
 */
export default function remarkApiLinks({symbolsFile}: Options) {
  const readSymbols = createSymbolReader(symbolsFile);
  return (tree: Root, file: VFile): void => {
    const symbols = readSymbols();
    // The folders above the site have no influence, whatever their names are.
    const page = `/${toRelativePath(file.cwd, file.path)}`;
    const isChecked = !page.includes(`${REFERENCE_ROUTE}/`) && !EARLIER_VERSION_FOLDER.test(page);
    const mistakes: string[] = [];
    const linked = new Set<string>();

    const walk = (parent: Parents, mayLink: boolean): void => {
      parent.children.forEach((node, index) => {
        if (node.type === 'heading') linked.clear();
        if ('children' in node) walk(node, mayLink && !forbidsLinks(node));
        if (node.type !== 'inlineCode') return;
        const target = resolveCodeSpan(node.value, symbols);
        if (!target) return;
        if ('mistake' in target) {
          if (isChecked) mistakes.push(`${formatLocation(node, file)} ${target.mistake}`);
          return;
        }
        const namesItsPage = !target.isMember && page.endsWith(`${target.url}.mdx`);
        if (!mayLink || namesItsPage || linked.has(node.value)) return;
        linked.add(node.value);
        parent.children[index] = {type: 'link', url: target.url, children: [node]};
      });
    };
    walk(tree, true);

    if (mistakes.length > 0) {
      file.fail(`These code spans name something that does not exist:\n${mistakes.join('\n')}`);
    }
  };
}

/** Returns true for a node that must not contain links. */
function forbidsLinks(node: Nodes): boolean {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    return ['a', 'summary', 'Link'].includes(node.name ?? '');
  }
  return node.type === 'heading' || node.type === 'link' || node.type === 'linkReference';
}
