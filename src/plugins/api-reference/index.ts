import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {WorkerPool} from '../../lib/worker-pool';
import {followTrees} from './follow-trees';
import type {Patches} from './worker';

/**
 * Makes the pages of the API reference, `docs/api/generated/`, from the declarations of the toolkit's package, the
 * descriptions in `reference/` and the programs in `examples/`. See the README beside this folder.
 *
 * The pages are made while the plugins are set up: Docusaurus waits for that before any plugin loads its content,
 * so the docs plugin finds them. When an input changes under the dev server they are made again, and the docs
 * plugin sees the changed files as it sees those of a writer. For a build, the descriptions are written once more as
 * a patch for the package's declarations. A thread does it all, beside the work of other plugins.
 */
export default async function apiReference({
  siteDir,
  siteConfig,
  baseUrl,
  generatedFilesDir,
}: LoadContext): Promise<Plugin<void>> {
  const worker = new WorkerPool<typeof import('./worker')>(
    path.join(__dirname, 'worker.ts'),
    path.join(generatedFilesDir, 'workers/api-reference'),
  );
  const updatePages = () => worker.run('updatePages', siteDir);
  const makePatches = async (site: string): Promise<Patches> =>
    worker.run('makePatches', {
      siteDir,
      site,
      cacheFolder: path.join(generatedFilesDir, 'build-cache/patches'),
      codeHash: await worker.codeHash(),
    });
  let patches: Promise<Patches> | undefined;

  await updatePages();
  return {
    name: 'api-reference',
    async loadContent() {
      await updatePages();
      if (process.env.NODE_ENV !== 'production') return;
      const site = (siteConfig.url + baseUrl).replace(/\/$/, '');
      patches = makePatches(site);
      // `postBuild` reports a failure.
      patches.catch(() => {}).finally(() => worker.destroy());
    },
    async postBuild({outDir}) {
      for (const [name, text] of (await patches) ?? []) {
        const file = path.join(outDir, name);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, text);
      }
    },
    configureWebpack: () => ({
      plugins: [{apply: followTrees}],
    }),
    getPathsToWatch: () =>
      ['reference/**/*', 'examples/*/{example.yaml,main.ts}'].map((glob) => `${siteDir}/${glob}`),
  };
}
