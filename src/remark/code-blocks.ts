import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {createCodeHtml, isSupportedLanguage} from '../lib/highlight';
import {formatLocation} from './node-location';

/**
 * Highlights every fenced block while pages are compiled, so that browsers don't have to. A block becomes
 * `<CodeBlock html="…" title="…" />`.
 *
 * An unknown language stops the build with an error that names the place. So does the syntax for numbering or
 * highlighting lines, which this site doesn't support.
 */
export default function remarkCodeBlocks() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node) => {
      const language = (node.lang ?? 'text').toLowerCase();
      if (!isSupportedLanguage(language)) {
        file.fail(
          `${formatLocation(node, file)} Code in "${language}": no such language (see src/lib/highlight.ts).`,
        );
      }
      if (/\{[\d,-]+\}|showLineNumbers/.test(node.meta ?? '')) {
        file.fail(
          `${formatLocation(node, file)} "${node.meta}": lines of code are neither numbered nor marked here.`,
        );
      }
      const html = createCodeHtml(node.value, language);
      // The `code` element gets the properties of the component and no children.
      node.data = {hProperties: {html, title: readTitle(node)}, hChildren: []};
      node.meta = null;
    });
  };
}

function readTitle({meta}: Code): string | undefined {
  return /\btitle="([^"]*)"/.exec(meta ?? '')?.[1];
}
