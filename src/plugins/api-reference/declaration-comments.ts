import type {SourceFile, YamlCache} from '../../lib/checked-yaml';
import type {Declarations} from './declarations';
import {mergeDescriptions} from './merge-descriptions';
import {createModel} from './model';
import {addComments} from './writers/doc-comments';
import type {FileChange} from './writers/patch';
import {createComments, type SymbolComments} from './writers/tsdoc';

/** Doc comments by the declaration file that they belong to, relative to the package. */
export type CommentsByFile = ReadonlyMap<string, readonly SymbolComments[]>;

/**
 * Creates doc comments from the descriptions and groups them by declaration file.
 * @param files the files of the descriptions
 * @param site the URL of the site without a trailing slash
 * @param yaml keeps parsed files
 */
export function groupCommentsByFile(
  declarations: Declarations,
  files: readonly SourceFile[],
  site: string,
  yaml?: YamlCache,
): CommentsByFile {
  const model = createModel(declarations);
  const descriptions = mergeDescriptions(files, model, yaml);
  const byFile = new Map<string, SymbolComments[]>();
  for (const symbol of createComments(model, descriptions, site)) {
    byFile.set(symbol.file, [...(byFile.get(symbol.file) ?? []), symbol]);
  }
  return byFile;
}

/**
 * Adds the doc comments to the files of a package.
 * @param read returns the text of a file, or undefined if it doesn't exist
 * @returns the files that change, by path relative to the package
 */
export function addCommentsToFiles(
  comments: CommentsByFile,
  read: (file: string) => string | undefined,
): Map<string, FileChange> {
  const changes = new Map<string, FileChange>();
  for (const [file, symbols] of comments) {
    const before = read(file);
    if (before === undefined) continue;
    const after = addComments(before, symbols);
    if (after !== before) changes.set(file, {before, after});
  }
  return changes;
}
