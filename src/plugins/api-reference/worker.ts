import {readFileSync} from 'node:fs';
import path from 'node:path';
import {BuildCache} from '../../lib/build-cache';
import {packageRoot, ReferenceWriter, readApi, readSources} from './files';
import {commentsByFile, describeFiles} from './types';
import {hunksOf, PATCH_FOLDER, PATCHES, patchOf} from './writers/patch';

/** Text of each patch by its path on the site. */
export type Patches = [path: string, text: string][];

/** The thread is started for one site. */
let writer: ReferenceWriter | undefined;

export interface PatchTask {
  siteDir: string;
  /** Address of the site, without a slash at its end. */
  site: string;
  /** Folder where patches are kept for the next build. */
  cacheFolder: string;
  /** Hash of the code that makes patches. */
  codeHash: string;
}

/** Brings `docs/api/generated/` up to date. */
export function updatePages(siteDir: string): void {
  writer ??= new ReferenceWriter(siteDir);
  writer.update();
}

/** Returns the patches that put our descriptions into the package's types. */
export async function makePatches({siteDir, site, cacheFolder, codeHash}: PatchTask): Promise<Patches> {
  const declarations = readApi(siteDir);
  const sources = readSources(siteDir);
  const read = (file: string) => readFileSync(path.join(packageRoot(siteDir), file), 'utf8');
  const cache = new BuildCache(cacheFolder, codeHash);
  const patches = await cache.get([declarations, sources, site], (): Patches => {
    const hunks = hunksOf(describeFiles(commentsByFile(declarations, sources, site), read));
    return PATCHES.map(({nameOf, prefix}) => [
      `${PATCH_FOLDER}/${nameOf(declarations.version)}`,
      patchOf(hunks, prefix),
    ]);
  });
  cache.prune();
  return patches;
}
