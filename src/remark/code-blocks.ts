import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {codeHtml, isLanguage} from '../lib/highlight';
import {placeOf} from './place';

/**
 * Highlights every fenced block while pages are compiled, so that no browser has to: the block becomes
 * `<CodeBlock html="…" title="…" />`.
 *
 * A language that is not known, or what other sites write to number or mark lines, fails with its place.
 */
export default function remarkCodeBlocks() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node) => {
      const language = (node.lang ?? 'text').toLowerCase();
      if (!isLanguage(language)) {
        file.fail(
          `${placeOf(node, file)} Code in "${language}": no such language (see src/lib/highlight.ts).`,
        );
      }
      if (/\{[\d,-]+\}|showLineNumbers/.test(node.meta ?? '')) {
        file.fail(
          `${placeOf(node, file)} "${node.meta}": lines of code are neither numbered nor marked here.`,
        );
      }
      const html = codeHtml(node.value, language);
      // What becomes of the `code` element: properties for the component, and no children.
      node.data = {hProperties: {html, title: titleOf(node)}, hChildren: []};
      node.meta = null;
    });
  };
}

function titleOf({meta}: Code): string | undefined {
  return /\btitle="([^"]*)"/.exec(meta ?? '')?.[1];
}
