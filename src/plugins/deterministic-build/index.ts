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

/** The part of the bundler's configuration that says when its own cache is valid; missing where it has none, as in CI. */
interface WithCache {
  experiments?: {cache?: {version: string; buildDependencies: string[]}};
}

/**
 * Files that run in a build, and that the bundler doesn't see as modules of a page. Everything that it does see, such as
 * components, styles, pictures, and the generated pages and examples, it follows itself.
 */
const BUILD_FILES = [
  '{docusaurus.config,sidebars}.ts',
  'babel.config.js',
  'package{,-lock}.json',
  'src/{config,lib,plugins,remark}/**/*.{ts,tsx,cjs,mjs,js,json,yaml}',
  SYMBOLS_FILE,
];

/** Environment variables, beside the site's configuration, that change what the bundler writes. */
const SWITCHES = ['NODE_ENV', 'BROWSERSLIST', 'BROWSERSLIST_ENV', 'PARTIAL_HYDRATION'];

/** Returns the files on which the bundler's cache depends. */
export const buildFiles = (siteDir: string): string[] =>
  globSync(BUILD_FILES, {cwd: siteDir, ignore: '**/*.test.*'})
    .map((file) => path.join(siteDir, file))
    .sort();

/**
 * Makes builds of one commit the same, byte for byte, wherever they are made: the minifier gives names in their
 * order. Otherwise it gives the letters that are frequent in the file the most, and the file that names all
 * others has, at that moment, provisional names in it that depend on the folder of the build.
 *
 * The bundler has a cache of its own, except in CI. It is emptied when a file that runs in a build has changed, or what the
 * configuration or the environment says about the site, such as its address.
 *
 * @throws when the build minifies scripts by other means than those that are changed here
 */
export default function deterministicBuild({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'deterministic-build',
    configureWebpack(config) {
      const {optimization} = config;
      const cache = (config as WithCache).experiments?.cache;
      if (cache) {
        cache.buildDependencies.push(...buildFiles(siteDir));
        cache.version += `-${hashOf([siteConfig, SWITCHES.map((name) => process.env[name] ?? null)])}`;
      }
      const minimizers: unknown[] | undefined = optimization?.minimizer;
      if (!optimization?.minimize || !minimizers) return {};
      const script = minimizers.find(isScriptMinimizer);
      if (!script)
        throw new Error(
          'The bundler has no SwcJsMinimizerRspackPlugin any more, whose names must not depend on the folder of the ' +
            'build. Find the minimizer of scripts in `optimization.minimizer` and adapt src/plugins/deterministic-build/index.ts.',
        );
      script._args[0].minimizerOptions.mangle = {disableCharFreq: true};
      return {};
    },
  };
}
