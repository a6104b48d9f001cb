import {readFileSync} from 'node:fs';
import path from 'node:path';
import {BuildCache} from '../../lib/build-cache';
import {addCommentsToFiles, groupCommentsByFile} from './declaration-comments';
import {findPackageRoot, ReferenceWriter, readApi, readSources} from './files';
import {createHunks, formatPatches, PATCH_FOLDER, PATCHES} from './writers/patch';

/** The path on the site and the text of each patch. */
export type Patches = [path: string, text: string][];

/** The writer is kept between calls, because a thread works for one site only. */
let writer: ReferenceWriter | undefined;

export interface PatchTask {
  siteDir: string;
  /** URL of the site without a trailing slash. */
  site: string;
  /** Folder where patches are cached for the next build. */
  cacheFolder: string;
  /** Hash of the code that makes patches. */
  codeHash: string;
}

/** Brings `docs/api/generated/` up to date. */
export function updatePages(siteDir: string): void {
  writer ??= new ReferenceWriter(siteDir);
  writer.update();
}

/** Creates the patches that add the descriptions to the package's types. */
export async function createPatches({siteDir, site, cacheFolder, codeHash}: PatchTask): Promise<Patches> {
  const declarations = readApi(siteDir);
  const sources = readSources(siteDir);
  const read = (file: string) => readFileSync(path.join(findPackageRoot(siteDir), file), 'utf8');
  const cache = new BuildCache(cacheFolder, codeHash);
  const patches = await cache.get([declarations, sources, site], (): Patches => {
    const hunks = createHunks(addCommentsToFiles(groupCommentsByFile(declarations, sources, site), read));
    return PATCHES.map(({toFileName, prefix}) => [
      `${PATCH_FOLDER}/${toFileName(declarations.version)}`,
      formatPatches(hunks, prefix),
    ]);
  });
  cache.prune();
  return patches;
}
