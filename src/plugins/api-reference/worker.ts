import {readFileSync} from 'node:fs';
import path from 'node:path';
import {answer} from '../../lib/thread-answers';
import {loadDeclarations, packageRoot, readSources, updateReference} from './files';
import {commentsByFile, describeFiles} from './types';
import {hunksOf, PATCH_FOLDER, PATCHES, patchOf} from './writers/patch';

/** What the thread is asked for: to bring the pages up to date, or for the patches. */
export type Question =
  | {want: 'pages'; siteDir: string}
  /** `site`: its address, without a slash at its end. */
  | {want: 'patches'; siteDir: string; site: string};

/** Text of each patch by its path on the site. */
export type Patches = [path: string, text: string][];

async function patches(siteDir: string, site: string): Promise<Patches> {
  const declarations = await loadDeclarations(siteDir);
  const comments = commentsByFile(declarations, readSources(siteDir), site);
  const read = (file: string) => readFileSync(path.join(packageRoot(siteDir), file), 'utf8');
  const hunks = hunksOf(describeFiles(comments, read));
  return PATCHES.map(({nameOf, prefix}) => [
    `${PATCH_FOLDER}/${nameOf(declarations.version)}`,
    patchOf(hunks, prefix),
  ]);
}

answer(async (question: Question): Promise<Patches> => {
  if (question.want === 'patches') return patches(question.siteDir, question.site);
  await updateReference(question.siteDir);
  return [];
});
