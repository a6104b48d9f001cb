import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {hashOf} from '../../lib/hash';
import {SYMBOLS_FILE} from '../../lib/reference';

/** The part of the bundler's minimizer for scripts that is changed here: what it was made with. */
interface ScriptMinimizer {
  name: string;
  _args: [{minimizerOptions: {mangle: unknown}}];
}

const isScriptMinimizer = (minimizer: unknown): minimizer is ScriptMinimizer =>
  (minimizer as {name?: string}).name === 'SwcJsMinimizerRspackPlugin';

/** The part of the bundler's configuration that says what it remembers of an earlier build; nothing where it may not. */
interface WithMemory {
  experiments?: {cache?: {version: string; buildDependencies: string[]}};
}

/** What pages are made by and no page names: the site's code that runs in a build, its packages, the symbols' addresses. */
const MAKERS = ['src/{lib,plugins,remark}/**/*.ts', 'package-lock.json', SYMBOLS_FILE];

/**
 * Makes builds of one commit the same, byte for byte, wherever they are made: the minifier gives names in their
 * order. Otherwise it gives the letters that are frequent in the file the most, and the file that names all
 * others has, at that moment, provisional names in it that depend on the folder of the build.
 *
 * And where the bundler remembers an earlier build (a CI's does not), it forgets it when what makes pages has changed, be it
 * a file or what the environment says of the site, such as its address.
 *
 * @throws when the build minifies scripts by other means than those that are changed here
 */
export default function deterministicBuild({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'deterministic-build',
    configureWebpack(config) {
      const {optimization} = config;
      const memory = (config as WithMemory).experiments?.cache;
      if (memory) {
        const makers = globSync(MAKERS, {cwd: siteDir, ignore: '**/*.test.ts'});
        memory.buildDependencies.push(...makers.map((file) => path.join(siteDir, file)));
        memory.version += `-${hashOf(siteConfig)}`;
      }
      const minimizers: unknown[] | undefined = optimization?.minimizer;
      if (!optimization?.minimize || !minimizers) return {};
      const script = minimizers.find(isScriptMinimizer);
      if (!script)
        throw new Error('Scripts are minified by another plugin: see src/plugins/deterministic-build.');
      script._args[0].minimizerOptions.mangle = {disableCharFreq: true};
      return {};
    },
  };
}
