import type {Plugin} from '@docusaurus/types';

/** The part of Docusaurus's minimizer for scripts (terser-webpack-plugin around SWC) that is changed here. */
interface ScriptMinimizer {
  options: {minimizer: {options: {mangle: unknown}}};
}

function isScriptMinimizer(minimizer: unknown): minimizer is ScriptMinimizer {
  const {options} = minimizer as {options?: {minimizer?: {options?: object}}};
  return 'mangle' in (options?.minimizer?.options ?? {});
}

/**
 * Makes builds of one commit the same, byte for byte, wherever they are made: the minifier gives names in their
 * order. Otherwise it gives the letters that are frequent in the file the most, and the file that names all
 * others has, at that moment, provisional names in it that depend on the folder of the build.
 */
export default function reproducible(): Plugin {
  return {
    name: 'reproducible',
    configureWebpack({optimization}) {
      for (const minimizer of optimization?.minimizer ?? []) {
        if (isScriptMinimizer(minimizer))
          minimizer.options.minimizer.options.mangle = {disableCharFreq: true};
      }
      return {};
    },
  };
}
