import {existsSync, readFileSync} from 'node:fs';
import type {Root} from 'mdast';
import type {Processor} from 'unified';
import {toTreeFile} from '../lib/reference';

/** Returns the tree of a generated page as JSON, or undefined for a page that is written by hand. */
export function readTreeText(page: string): string | undefined {
  const tree = toTreeFile(page);
  return existsSync(tree) ? readFileSync(tree, 'utf8') : undefined;
}

/**
 * Reads the trees of generated pages from the files beside them, and parses all other pages. Writing the trees as text and
 * parsing it again took longer than any other part of a build.
 */
export default function remarkReferenceTrees(this: Processor): void {
  const {parser} = this;
  if (!parser) throw new Error('reference-trees must come after the parser');
  this.parser = (document, file) => {
    const tree = readTreeText(file.path);
    return tree === undefined ? parser(document, file) : (JSON.parse(tree) as Root);
  };
}
