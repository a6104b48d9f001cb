import type {Root} from 'mdast';
import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {formatLocation} from './node-location';

/** The kinds of notes that the stylesheets know. */
const KINDS = ['note', 'tip', 'info', 'warning', 'danger'];

/** A block that begins with `:::` and the name. */
interface ContainerDirective extends Node {
  type: 'containerDirective';
  name: string;
}

/**
 * Stops the build if a note such as `:::note` has an unknown kind or no end. Docusaurus would show the first without a frame,
 * and would put the rest of the page into the second. The error names the place.
 */
export default function remarkAdmonitions() {
  return (tree: Root, file: VFile): void => {
    visit(tree as Node, 'containerDirective', (node: ContainerDirective) => {
      const start = `${formatLocation(node, file)} :::${node.name}`;
      if (!KINDS.includes(node.name)) file.fail(`${start} is unknown. Write one of ${KINDS.join(', ')}.`);
      const {start: from, end: to} = node.position ?? {};
      const lastLine = String(file.value).slice(from?.offset, to?.offset).trimEnd().split('\n').at(-1);
      if (!lastLine || !/^[\s>]*:{3,}$/.test(lastLine)) {
        file.fail(
          `${start} has no end. Write a line with ::: below its text, and below the text of any note before it.`,
        );
      }
    });
  };
}
