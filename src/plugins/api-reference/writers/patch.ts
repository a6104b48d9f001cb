import {FILE_HEADERS_ONLY, formatPatch, structuredPatch} from 'diff';

/** A file that changes. */
export interface Change {
  before: string;
  after: string;
}

/**
 * Writes changes as a patch in the form of Git.
 * @param changes by path of the file
 * @param prefix what stands before each path, such as `node_modules/`
 */
export const patchOf = (changes: ReadonlyMap<string, Change>, prefix: string): string =>
  [...changes]
    .map(([file, {before, after}]) => {
      const [from, to] = [`a/${prefix}${file}`, `b/${prefix}${file}`];
      const hunks = formatPatch(structuredPatch(from, to, before, after), FILE_HEADERS_ONLY);
      return `diff --git ${from} ${to}\n${hunks}`;
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
