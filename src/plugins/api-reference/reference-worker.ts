import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as files from './files';
import type {Context} from './render/context';
import {addDocComments} from './writers/doc-comments';
import {createHunks, formatPatches, PATCH_FOLDER, PATCHES} from './writers/patch';
import {createComments} from './writers/tsdoc';

export type Patches = [path: string, text: string][];

/** The data of the last update, so that the patches of the same build don't read all descriptions again. */
let context: Context | undefined;

/** Brings `docs/api/generated/` up to date. */
export function updateReference(siteDir: string): void {
  context = files.updateReference(siteDir);
}

/**
 * Creates the patches that add the descriptions to the package's types.
 * @param task the folder of the site, and its URL without a trailing slash
 */
export function createPatches({siteDir, site}: {siteDir: string; site: string}): Patches {
  const {model, descriptions} = context ?? files.readContext(siteDir);
  const comments = createComments(model, descriptions, site);
  const packageRoot = files.findPackageRoot(siteDir);
  const read = (file: string) => readFileSync(path.join(packageRoot, file), 'utf8');
  const hunks = createHunks(addDocComments(comments, read));
  return PATCHES.map(({toFileName, prefix}) => [
    `${PATCH_FOLDER}/${toFileName(model.version)}`,
    formatPatches(hunks, prefix),
  ]);
}
