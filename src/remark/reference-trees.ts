import {existsSync, readFileSync} from 'node:fs';
import type {Root} from 'mdast';
import type {Processor} from 'unified';
import {treeFileOf} from '../lib/reference';

/** The tree of a generated page, as JSON; nothing for a page that is written. */
export function treeTextOf(page: string): string | undefined {
  const tree = treeFileOf(page);
  return existsSync(tree) ? readFileSync(tree, 'utf8') : undefined;
}

/**
 * Takes the trees of generated pages as they were made: their content stands there alone, since to print it as text and
 * to parse that took longer than anything else of a build. All other pages are parsed.
 */
export default function remarkReferenceTrees(this: Processor): void {
  const {parser} = this;
  if (!parser) throw new Error('reference-trees has to come behind the parser');
  this.parser = (document, file) => {
    const tree = treeTextOf(file.path);
    return tree === undefined ? parser(document, file) : (JSON.parse(tree) as Root);
  };
}
