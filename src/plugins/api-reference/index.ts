import type {LoadContext, Plugin} from '@docusaurus/types';
import {updateReference} from './files';

/**
 * Makes the pages of the API reference, `docs/api/generated/`, from the declarations of the toolkit's package, the
 * descriptions in `reference/` and the programs in `examples/`. See the README beside this folder.
 *
 * The pages are made while the plugins are set up: Docusaurus waits for that before any plugin loads its content,
 * so the docs plugin finds them. When an input changes under the dev server they are made again, and the docs
 * plugin sees the changed files as it sees those of a writer.
 */
export default async function apiReference({siteDir}: LoadContext): Promise<Plugin<void>> {
  await updateReference(siteDir);
  return {
    name: 'api-reference',
    async loadContent() {
      await updateReference(siteDir);
    },
    getPathsToWatch: () =>
      ['reference/**/*', 'examples/*/{example.yaml,main.ts}'].map((glob) => `${siteDir}/${glob}`),
  };
}
