import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {runInThread} from '../../lib/thread';
import {loadDeclarations, packageRoot, readSources, updateReference} from './files';
import type {PatchTask} from './patch-thread';
import {PATCH_FOLDER} from './writers/patch';

/**
 * Makes the pages of the API reference, `docs/api/generated/`, from the declarations of the toolkit's package, the
 * descriptions in `reference/` and the programs in `examples/`. See the README beside this folder.
 *
 * The pages are made while the plugins are set up: Docusaurus waits for that before any plugin loads its content,
 * so the docs plugin finds them. When an input changes under the dev server they are made again, and the docs
 * plugin sees the changed files as it sees those of a writer. After a build, the descriptions are written once more as
 * a patch for the package's declarations, beside the work of other plugins.
 */
export default async function apiReference({
  siteDir,
  siteConfig,
  baseUrl,
  generatedFilesDir,
}: LoadContext): Promise<Plugin<void>> {
  await updateReference(siteDir);
  return {
    name: 'api-reference',
    async loadContent() {
      await updateReference(siteDir);
    },
    async postBuild({outDir}) {
      const task: PatchTask = {
        declarations: await loadDeclarations(siteDir),
        sources: readSources(siteDir),
        site: (siteConfig.url + baseUrl).replace(/\/$/, ''),
        packageDir: packageRoot(siteDir),
        outDir: path.join(outDir, PATCH_FOLDER),
      };
      await runInThread(
        path.join(__dirname, 'patch-thread.ts'),
        path.join(generatedFilesDir, 'api-reference'),
        task,
      );
    },
    getPathsToWatch: () =>
      ['reference/**/*', 'examples/*/{example.yaml,main.ts}'].map((glob) => `${siteDir}/${glob}`),
  };
}
