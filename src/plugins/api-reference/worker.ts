import {readFileSync} from 'node:fs';
import path from 'node:path';
import {codeOfThread, Memory} from '../../lib/memory';
import {answer} from '../../lib/thread-answers';
import {loadDeclarations, packageRoot, readSources, updateReference} from './files';
import {commentsByFile, describeFiles} from './types';
import {hunksOf, PATCH_FOLDER, PATCHES, patchOf} from './writers/patch';

/** What the thread is asked for: to bring the pages up to date, to be ready to do that fast, or for the patches. */
export type Question =
  | {want: 'pages' | 'memory'; siteDir: string}
  /** `site`: its address, without a slash at its end. `memory`: where they are kept for the next build. */
  | {want: 'patches'; siteDir: string; site: string; memory: string};

/** Text of each patch by its path on the site. */
export type Patches = [path: string, text: string][];

async function patches(siteDir: string, site: string, memory: string): Promise<Patches> {
  const declarations = await loadDeclarations(siteDir);
  const sources = readSources(siteDir);
  const read = (file: string) => readFileSync(path.join(packageRoot(siteDir), file), 'utf8');
  const known = new Memory<Patches>(memory, codeOfThread(import.meta.filename, siteDir));
  const made = known.get([declarations, sources, site], () => {
    const hunks = hunksOf(describeFiles(commentsByFile(declarations, sources, site), read));
    return PATCHES.map(({nameOf, prefix}) => [
      `${PATCH_FOLDER}/${nameOf(declarations.version)}`,
      patchOf(hunks, prefix),
    ]);
  });
  known.save();
  return made;
}

answer(async (question: Question): Promise<Patches> => {
  if (question.want === 'patches') {
    const {siteDir, site, memory} = question;
    return patches(siteDir, site, memory);
  }
  await updateReference(question.siteDir, question.want === 'memory');
  return [];
});
