import {existsSync, readFileSync} from 'node:fs';
import type {Root} from 'mdast';
import type {Processor} from 'unified';
import {toTreeFile} from '../lib/reference';

/**
 * Reads the trees of generated pages from the files beside them, and parses all other pages. Writing the trees as text and
 * parsing it again took longer than any other part of a build.
 */
export default function remarkReferenceTrees(this: Processor): void {
  const {parser} = this;
  if (!parser) throw new Error('reference-trees must come after the parser');
  this.parser = (document, file) => {
    const treeFile = toTreeFile(file.path);
    if (!existsSync(treeFile)) return parser(document, file);
    return JSON.parse(readFileSync(treeFile, 'utf8')) as Root;
  };
}
