import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {hashContent} from '../../lib/hash';
import {SYMBOLS_FILE} from '../../lib/reference';

/** The part of the bundler's script minimizer that this plugin changes, which is its constructor arguments. */
interface ScriptMinimizer {
  name: string;
  _args: [{minimizerOptions: {mangle: unknown}}];
}

function isScriptMinimizer(minimizer: unknown): minimizer is ScriptMinimizer {
  const {name, _args: args} = minimizer as Partial<ScriptMinimizer>;
  return name === 'SwcJsMinimizerRspackPlugin' && args?.[0]?.minimizerOptions !== undefined;
}

/** The part of the bundler's configuration that decides if its cache is valid. It is missing without a cache, as in CI. */
interface BundlerConfig {
  experiments?: {cache?: {version: string; buildDependencies: string[]}};
}

/**
 * Files that run in a build and aren't modules of a page. The bundler notices changes of modules itself, for example of
 * components, styles, pictures, and generated pages and examples.
 */
const BUILD_FILES = [
  '{docusaurus.config,sidebars}.ts',
  'babel.config.js',
  'package{,-lock}.json',
  'src/{config,lib,plugins,remark}/**/*.{ts,tsx,cjs,mjs,js,json,yaml}',
  SYMBOLS_FILE,
];

/** Environment variables that change the bundler's output, in addition to the site's configuration. */
const ENVIRONMENT_VARIABLES = ['NODE_ENV', 'BROWSERSLIST', 'BROWSERSLIST_ENV', 'PARTIAL_HYDRATION'];

/** Returns the files on which the bundler's cache depends. */
export const listBuildFiles = (siteDir: string): string[] =>
  globSync(BUILD_FILES, {cwd: siteDir, ignore: '**/*.test.*'})
    .map((file) => path.join(siteDir, file))
    .sort();

/**
 * Makes builds of the same commit identical byte for byte, in any folder. The minifier normally chooses short names by how
 * often each letter occurs in a file. When the runtime file is minified, it still contains temporary names that depend on the
 * folder of the build, so this plugin makes the minifier ignore how often letters occur.
 *
 * Also clears the bundler's cache when a file that runs in a build, the site's configuration or an environment variable
 * has changed. There is no such cache in CI.
 *
 * @throws when the bundler uses another minifier for scripts, or another cache
 */
export default function deterministicBuild({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'deterministic-build',
    configureWebpack(config) {
      const {optimization} = config;
      const cache = (config as BundlerConfig).experiments?.cache;
      if (!cache?.buildDependencies && !process.env.DOCUSAURUS_NO_PERSISTENT_CACHE)
        throw new Error(
          'The bundler has no `experiments.cache` with `buildDependencies` any more. Without them, a build could reuse modules ' +
            'that older code has made. So find the new cache in the base configuration of Docusaurus and adapt ' +
            'src/plugins/deterministic-build/index.ts, or set DOCUSAURUS_NO_PERSISTENT_CACHE.',
        );
      if (cache) {
        cache.buildDependencies.push(...listBuildFiles(siteDir));
        cache.version += `-${hashContent([siteConfig, ENVIRONMENT_VARIABLES.map((name) => process.env[name] ?? null)])}`;
      }
      const minimizers: unknown[] | undefined = optimization?.minimizer;
      if (!optimization?.minimize || !minimizers) return {};
      const scriptMinimizer = minimizers.find(isScriptMinimizer);
      if (!scriptMinimizer)
        throw new Error(
          'The bundler has no SwcJsMinimizerRspackPlugin with `minimizerOptions` any more. Its names must not depend on the folder of the ' +
            'build, so find the new script minimizer in `optimization.minimizer` and adapt src/plugins/deterministic-build/index.ts.',
        );
      scriptMinimizer._args[0].minimizerOptions.mangle = {disableCharFreq: true};
      return {};
    },
    // PostCSS would look for configuration files in all folders above each stylesheet, even outside of the site. So a file there
    // could change the styles, and a cold build would need about one more second of processor time.
    configurePostCss: (options) => ({...options, config: false}),
  };
}
