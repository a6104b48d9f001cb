import type {Plugin} from '@docusaurus/types';

/** The part of the bundler's minimizer for scripts that is changed here: what it was made with. */
interface ScriptMinimizer {
  name: string;
  _args: [{minimizerOptions: {mangle: unknown}}];
}

const isScriptMinimizer = (minimizer: unknown): minimizer is ScriptMinimizer =>
  (minimizer as {name?: string}).name === 'SwcJsMinimizerRspackPlugin';

/**
 * Makes builds of one commit the same, byte for byte, wherever they are made: the minifier gives names in their
 * order. Otherwise it gives the letters that are frequent in the file the most, and the file that names all
 * others has, at that moment, provisional names in it that depend on the folder of the build.
 *
 * @throws when the build minifies scripts by other means than those that are changed here
 */
export default function reproducible(): Plugin {
  return {
    name: 'reproducible',
    configureWebpack({optimization}) {
      const minimizers: unknown[] | undefined = optimization?.minimizer;
      if (!optimization?.minimize || !minimizers) return {};
      const script = minimizers.find(isScriptMinimizer);
      if (!script) throw new Error('Scripts are minified by another plugin: see src/plugins/reproducible.');
      script._args[0].minimizerOptions.mangle = {disableCharFreq: true};
      return {};
    },
  };
}
