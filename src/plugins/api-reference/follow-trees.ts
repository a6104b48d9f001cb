import {existsSync} from 'node:fs';
import type {rspack} from '@docusaurus/faster';
import {treeFileOf} from '../../lib/reference';

type Compiler = typeof rspack.Compiler.prototype;

const NAME = 'api-reference';

/**
 * Has the bundler compile a page again when its tree is another one. The file of the page stays as it is then; where it
 * changes, Docusaurus reads all documents again.
 */
export function followTrees(compiler: object): void {
  const {hooks, rspack} = compiler as Compiler;
  hooks.compilation.tap(NAME, (compilation) => {
    rspack.NormalModule.getCompilationHooks(compilation).loader.tap(NAME, (context) => {
      const {resourcePath = ''} = context;
      const tree = treeFileOf(resourcePath);
      if (tree !== resourcePath && existsSync(tree)) context.addDependency(tree);
    });
  });
}
