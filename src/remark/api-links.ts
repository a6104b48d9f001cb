import type {Nodes, Parents, Root} from 'mdast';
import type {VFile} from 'vfile';
import {REFERENCE_ROUTE} from '../lib/reference';
import {symbolReader} from '../lib/symbols';
import {meaningOf} from './code-spans';
import cppNames from './cpp-names.json';
import {placeOf} from './place';

/** Where the transformer finds what it needs. */
export interface Options {
  /** Path of `symbols.json`, written by the plugin `api-reference`. */
  symbolsFile: string;
}

/** Matches pages that Docusaurus keeps of an earlier version, of any docs plugin and in any language. */
const EARLIER_VERSION = /\/version-[^/]+\//;

const CPP_NAMES = new Set(cppNames);

/**
 * Turns code spans that name something of the toolkit's (see `meaningOf`) into links to the reference.
 *
 * Per section, the part of a page between two headings, the first span of a text becomes a link; spans
 * in headings and links, and a page's own name on its page, stay as they are. Wrong names fail the page
 * with every place, except on generated pages, whose words are checked where they come from, and on pages of an
 * earlier version, which name what the package had then.
 */
export default function remarkApiLinks({symbolsFile}: Options) {
  const readSymbols = symbolReader(symbolsFile);
  return (tree: Root, file: VFile): void => {
    const symbols = readSymbols();
    const page = file.path.replaceAll('\\', '/');
    const isChecked = !page.includes(`${REFERENCE_ROUTE}/`) && !EARLIER_VERSION.test(page);
    const mistakes: string[] = [];
    const linked = new Set<string>();

    const walk = (parent: Parents, mayLink: boolean): void => {
      parent.children.forEach((node, index) => {
        if (node.type === 'heading') linked.clear();
        if ('children' in node) walk(node, mayLink && !isClosed(node));
        if (node.type !== 'inlineCode') return;
        const meaning = meaningOf(node.value, symbols, CPP_NAMES);
        if (!meaning) return;
        if ('mistake' in meaning) {
          if (isChecked) mistakes.push(`${placeOf(node, file)} ${meaning.mistake}`);
          return;
        }
        const isOwnName = !meaning.isMember && page.endsWith(`${meaning.url}.mdx`);
        if (!mayLink || isOwnName || linked.has(node.value)) return;
        linked.add(node.value);
        parent.children[index] = {type: 'link', url: meaning.url, children: [node]};
      });
    };
    walk(tree, true);

    if (mistakes.length > 0) {
      file.fail(`Code spans name what does not exist:\n${mistakes.join('\n')}`);
    }
  };
}

/** Whether a link inside the node would be wrong. */
function isClosed(node: Nodes): boolean {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    return ['a', 'summary', 'Link'].includes(node.name ?? '');
  }
  return node.type === 'heading' || node.type === 'link' || node.type === 'linkReference';
}
