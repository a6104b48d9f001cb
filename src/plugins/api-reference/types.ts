import type {Declarations} from './declarations';
import {createContext, type Sources} from './generate';
import {annotate} from './writers/annotate';
import type {Change} from './writers/patch';
import {commentsOf, type SymbolComments} from './writers/tsdoc';

/** Our words by the file that declares what they are about, relative to the package. */
export type CommentsByFile = ReadonlyMap<string, readonly SymbolComments[]>;

/** @param site address of the site, without a slash at its end */
export function commentsByFile(declarations: Declarations, sources: Sources, site: string): CommentsByFile {
  const {model, descriptions} = createContext(declarations, sources);
  const byFile = new Map<string, SymbolComments[]>();
  for (const symbol of commentsOf(model, descriptions, site)) {
    byFile.set(symbol.file, [...(byFile.get(symbol.file) ?? []), symbol]);
  }
  return byFile;
}

/**
 * Puts our words into the files of a package.
 * @param read the text of a file, or undefined where there is none
 * @returns the files that change
 */
export function describeFiles(
  comments: CommentsByFile,
  read: (file: string) => string | undefined,
): Map<string, Change> {
  const changes = new Map<string, Change>();
  for (const [file, symbols] of comments) {
    const before = read(file);
    if (before === undefined) continue;
    const after = annotate(before, symbols);
    if (after !== before) changes.set(file, {before, after});
  }
  return changes;
}
