import {FILE_HEADERS_ONLY, formatPatch, type StructuredPatchHunk, structuredPatch} from 'diff';

/** A file that changes. */
export interface Change {
  before: string;
  after: string;
}

/** The changes of a file, as they stand in a patch below its names. */
export type Hunks = ReadonlyMap<string, StructuredPatchHunk[]>;

/** @param changes by path of the file */
export const hunksOf = (changes: ReadonlyMap<string, Change>): Hunks =>
  new Map(
    [...changes].map(([file, {before, after}]) => [file, structuredPatch('', '', before, after).hunks]),
  );

/**
 * Writes changes as a patch in the form of Git.
 * @param prefix what stands before each path, such as `node_modules/`
 */
export const patchOf = (changes: Hunks, prefix: string): string =>
  [...changes]
    .map(([file, hunks]) => {
      const names = {oldFileName: `a/${prefix}${file}`, newFileName: `b/${prefix}${file}`};
      const patch = {...names, oldHeader: undefined, newHeader: undefined, hunks};
      return `diff --git ${names.oldFileName} ${names.newFileName}\n${formatPatch(patch, FILE_HEADERS_ONLY)}`;
    })
    .join('');

/** The patches that the site offers: their names, and where the package is for the tool that applies them. */
export const PATCHES = [
  // patch-package wants this name, and begins at the project.
  {
    nameOf: (version: string) => `@nodegui+nodegui+${version}.patch`,
    prefix: 'node_modules/@nodegui/nodegui/',
  },
  // pnpm takes any name, and begins at the package.
  {nameOf: (version: string) => `@nodegui__nodegui@${version}.patch`, prefix: ''},
] as const;

/** Folder of the patches on the site. */
export const PATCH_FOLDER = 'types';
