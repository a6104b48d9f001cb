import {readFileSync} from 'node:fs';
import path from 'node:path';
import {addDocComments, createDocComments} from './declaration-comments';
import {findPackageRoot, readApi, readDescriptions} from './files';
import {createHunks, formatPatches, PATCH_FOLDER, PATCHES} from './writers/patch';

export {updateReference} from './files';

/** The path on the site and the text of each patch. */
export type Patches = [path: string, text: string][];

export interface PatchTask {
  siteDir: string;
  /** URL of the site without a trailing slash. */
  site: string;
}

/** Creates the patches that add the descriptions to the package's types. */
export function createPatches({siteDir, site}: PatchTask): Patches {
  const declarations = readApi(siteDir);
  const comments = createDocComments(declarations, readDescriptions(siteDir), site);
  const packageRoot = findPackageRoot(siteDir);
  const read = (file: string) => readFileSync(path.join(packageRoot, file), 'utf8');
  const hunks = createHunks(addDocComments(comments, read));
  return PATCHES.map(({toFileName, prefix}) => [
    `${PATCH_FOLDER}/${toFileName(declarations.version)}`,
    formatPatches(hunks, prefix),
  ]);
}
