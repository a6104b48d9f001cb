import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {onceIdle} from '../../lib/once-idle';
import {openThread} from '../../lib/thread';
import {followTrees} from './follow-trees';
import type {Patches, Question} from './worker';

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
  const folder = path.join(generatedFilesDir, 'reference-thread');
  const thread = openThread<Question, Patches>(path.join(__dirname, 'worker.ts'), folder);
  const updatePages = () => thread.ask({want: 'pages', siteDir});
  let patches: Promise<Patches> | undefined;

  await updatePages();
  return {
    name: 'api-reference',
    async loadContent() {
      await updatePages();
      if (process.env.NODE_ENV !== 'production') return;
      const site = (siteConfig.url + baseUrl).replace(/\/$/, '');
      patches = thread.ask({
        want: 'patches',
        siteDir,
        site,
        cache: path.join(generatedFilesDir, 'build-cache/patches'),
      });
      // Whoever waits for them is told of what fails.
      patches.catch(() => {}).finally(thread.end);
    },
    async postBuild({outDir}) {
      for (const [name, text] of (await patches) ?? []) {
        const file = path.join(outDir, name);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, text);
      }
    },
    configureWebpack: () => ({
      plugins: [
        {apply: followTrees},
        // So that the first edit is seen as fast as any other.
        onceIdle(() => thread.ask({want: 'memory', siteDir})),
      ],
    }),
    getPathsToWatch: () =>
      ['reference/**/*', 'examples/*/{example.yaml,main.ts}'].map((glob) => `${siteDir}/${glob}`),
  };
}
