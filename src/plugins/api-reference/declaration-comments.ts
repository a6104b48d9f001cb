import type {SourceFile} from '../../lib/checked-yaml';
import type {Declarations} from './declarations';
import {mergeDescriptions} from './merge-descriptions';
import {createModel} from './model';
import {addComments} from './writers/doc-comments';
import type {FileChange} from './writers/patch';
import {createComments, type SymbolComments} from './writers/tsdoc';

/**
 * Creates doc comments from the descriptions.
 * @param files the files of the descriptions
 * @param site the URL of the site without a trailing slash
 */
export function createDocComments(
  declarations: Declarations,
  files: readonly SourceFile[],
  site: string,
): SymbolComments[] {
  const model = createModel(declarations);
  return createComments(model, mergeDescriptions(files, model), site);
}

/**
 * Adds the doc comments to the files of a package.
 * @param read returns the text of a file, or undefined if it doesn't exist
 * @returns the files that change, by path relative to the package
 */
export function addDocComments(
  comments: readonly SymbolComments[],
  read: (file: string) => string | undefined,
): Map<string, FileChange> {
  const changes = new Map<string, FileChange>();
  for (const file of new Set(comments.map((symbol) => symbol.file))) {
    const symbols = comments.filter((symbol) => symbol.file === file);
    const before = read(file);
    const after = before && addComments(before, symbols);
    if (before && after && after !== before) changes.set(file, {before, after});
  }
  return changes;
}
