import {readFileSync} from 'node:fs';
import path from 'node:path';
import {BuildCache} from '../../lib/build-cache';
import {workerCode} from '../../lib/thread';
import {answer} from '../../lib/thread-answers';
import {packageRoot, ReferenceWriter, readApi, readSources} from './files';
import {commentsByFile, describeFiles} from './types';
import {hunksOf, PATCH_FOLDER, PATCHES, patchOf} from './writers/patch';

/** What the thread is asked for: to bring the pages up to date, to be ready to do that fast, or for the patches. */
export type Question =
  | {want: 'pages' | 'memory'; siteDir: string}
  /** `site`: its address, without a slash at its end. `cache`: folder where they are kept for the next build. */
  | {want: 'patches'; siteDir: string; site: string; cache: string};

/** Text of each patch by its path on the site. */
export type Patches = [path: string, text: string][];

async function patches(siteDir: string, site: string, folder: string): Promise<Patches> {
  const declarations = readApi(siteDir);
  const sources = readSources(siteDir);
  const read = (file: string) => readFileSync(path.join(packageRoot(siteDir), file), 'utf8');
  const cache = new BuildCache(folder, workerCode(import.meta.filename, siteDir));
  const patchFiles = await cache.get([declarations, sources, site], (): Patches => {
    const hunks = hunksOf(describeFiles(commentsByFile(declarations, sources, site), read));
    return PATCHES.map(({nameOf, prefix}) => [
      `${PATCH_FOLDER}/${nameOf(declarations.version)}`,
      patchOf(hunks, prefix),
    ]);
  });
  cache.prune();
  return patchFiles;
}

/** The thread is started for one site. */
let writer: ReferenceWriter | undefined;

answer(async (question: Question): Promise<Patches> => {
  if (question.want === 'patches') {
    const {siteDir, site, cache} = question;
    return patches(siteDir, site, cache);
  }
  writer ??= new ReferenceWriter(question.siteDir);
  writer.update(question.want === 'memory');
  return [];
});
