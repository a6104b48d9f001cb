import {FILE_HEADERS_ONLY, formatPatch, type StructuredPatchHunk, structuredPatch} from 'diff';

/** The text of a file before and after a change. */
export interface FileChange {
  before: string;
  after: string;
}

export type HunksByFile = ReadonlyMap<string, StructuredPatchHunk[]>;

/**
 * Creates the hunks of a patch.
 * @param changes the changes by the path of the file
 */
export const createHunks = (changes: ReadonlyMap<string, FileChange>): HunksByFile =>
  new Map(
    [...changes].map(([file, {before, after}]) => [file, structuredPatch('', '', before, after).hunks]),
  );

/**
 * Formats changes as a patch in Git's format.
 * @param prefix the folder before each path, such as `node_modules/@nodegui/nodegui/`
 */
export const formatPatches = (changes: HunksByFile, prefix: string): string =>
  [...changes]
    .map(([file, hunks]) => {
      const names = {oldFileName: `a/${prefix}${file}`, newFileName: `b/${prefix}${file}`};
      const patch = {...names, oldHeader: undefined, newHeader: undefined, hunks};
      return `diff --git ${names.oldFileName} ${names.newFileName}\n${formatPatch(patch, FILE_HEADERS_ONLY)}`;
    })
    .join('');

/** The patches that the site offers, each with its file name and the path prefix that its tool needs. */
export const PATCHES = [
  // patch-package needs this name, and paths relative to the project.
  {
    toFileName: (version: string) => `@nodegui+nodegui+${version}.patch`,
    prefix: 'node_modules/@nodegui/nodegui/',
  },
  // pnpm accepts any name, and needs paths relative to the package.
  {toFileName: (version: string) => `@nodegui__nodegui@${version}.patch`, prefix: ''},
] as const;

/** Folder of the patches on the site. */
export const PATCH_FOLDER = 'types';
