import {existsSync} from 'node:fs';
import type {rspack} from '@docusaurus/faster';
import {treeFileOf} from '../../lib/reference';

type Compiler = typeof rspack.Compiler.prototype;

const PLUGIN_NAME = 'api-reference';

/**
 * Makes the tree file of each page a dependency of the page, so that the bundler compiles the page again when only its
 * tree has changed. If the page's own file changed as well, Docusaurus would read all documents again.
 */
export function addTreeDependencies(compiler: object): void {
  const {hooks, rspack} = compiler as Compiler;
  hooks.compilation.tap(PLUGIN_NAME, (compilation) => {
    rspack.NormalModule.getCompilationHooks(compilation).loader.tap(PLUGIN_NAME, (context) => {
      const {resourcePath = ''} = context;
      const tree = treeFileOf(resourcePath);
      if (tree !== resourcePath && existsSync(tree)) context.addDependency(tree);
    });
  });
}
