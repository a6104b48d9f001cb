import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {BuildCache} from '../../lib/build-cache';
import {removeTrailingSlash} from '../../lib/page-address';
import {WorkerPool} from '../../lib/worker-pool';
import {writeFileAtomically} from '../../lib/write-file';
import {EXAMPLE_FILES, hashInputs, isUpToDate} from './inputs';
import type {Patches} from './reference-worker';
import {addTreeDependencies} from './tree-dependencies';

/**
 * Generates the pages of the API reference, `docs/api/generated/`, from the declarations of the toolkit's package, the
 * descriptions in `reference/` and the programs in `examples/`. See `../README.md`.
 *
 * The pages are generated while the plugins are set up. Docusaurus waits for that before any plugin loads its content,
 * so the docs plugin finds the pages. When an input changes under the dev server, they are generated again, and the docs
 * plugin notices the changed files as if somebody had edited them. A build also makes patches that add the
 * descriptions to the package's declarations. If an input has changed, a worker thread does this work while other plugins
 * load.
 */
export default async function apiReference({
  siteDir,
  siteConfig,
  baseUrl,
  generatedFilesDir,
}: LoadContext): Promise<Plugin<void>> {
  const worker = new WorkerPool<typeof import('./reference-worker')>(
    path.join(__dirname, 'reference-worker.ts'),
    path.join(generatedFilesDir, 'workers/api-reference'),
  );
  /** Brings the pages up to date, and returns the hash of the inputs. */
  const updatePages = async (): Promise<string> => {
    const inputHash = hashInputs(siteDir);
    if (!isUpToDate(siteDir, inputHash)) await worker.run('updateReference', siteDir);
    return inputHash;
  };
  const createPatches = async (site: string, inputHash: string): Promise<Patches> => {
    const cache = new BuildCache(
      path.join(generatedFilesDir, 'build-cache/patches'),
      await worker.getCodeHash(),
    );
    const patches = await cache.get([inputHash, site], () => worker.run('createPatches', {siteDir, site}));
    cache.prune();
    return patches;
  };
  let patches: Promise<Patches> | undefined;

  await updatePages();
  return {
    name: 'api-reference',
    async loadContent() {
      const inputHash = await updatePages();
      if (process.env.NODE_ENV !== 'production') return;
      const site = removeTrailingSlash(siteConfig.url + baseUrl);
      patches = createPatches(site, inputHash);
      // `postBuild` awaits the same promise and reports a failure.
      patches.catch(() => {}).finally(() => worker.destroy());
    },
    async postBuild({outDir}) {
      for (const [name, text] of (await patches) ?? []) writeFileAtomically(path.join(outDir, name), text);
    },
    configureWebpack: () => ({
      plugins: [{apply: addTreeDependencies}],
    }),
    getPathsToWatch: () => ['reference/**/*', EXAMPLE_FILES].map((glob) => `${siteDir}/${glob}`),
  };
}
