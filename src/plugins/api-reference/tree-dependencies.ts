import {existsSync} from 'node:fs';
import type {rspack} from '@docusaurus/faster';
import {createBundlerGuard} from '../../lib/bundler-api';
import {toTreeFile} from '../../lib/reference';

type Compiler = typeof rspack.Compiler.prototype;
type Compilation = typeof rspack.Compilation.prototype;

const PLUGIN_NAME = 'api-reference';

const guard = createBundlerGuard(
  (problem) => `${problem}, so adapt src/plugins/api-reference/tree-dependencies.ts.`,
);

/**
 * Makes the tree file of each page a dependency of the page, so that the bundler compiles the page again when only its
 * tree has changed. If the page's own file changed as well, Docusaurus would read all documents again.
 */
export const addTreeDependencies = guard(({hooks, rspack}: Compiler) => {
  hooks.compilation.tap(
    PLUGIN_NAME,
    guard((compilation: Compilation) => {
      rspack.NormalModule.getCompilationHooks(compilation).loader.tap(PLUGIN_NAME, (context) => {
        const {resourcePath = ''} = context;
        const tree = toTreeFile(resourcePath);
        if (tree !== resourcePath && existsSync(tree)) context.addDependency(tree);
      });
    }),
  );
}) as (compiler: object) => void;
