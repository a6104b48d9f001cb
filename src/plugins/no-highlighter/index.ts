import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** The module that adds the theme's syntax highlighter and its languages to every page. */
const HIGHLIGHTER = '@docusaurus/theme-classic/lib/prism-include-languages.js';

/** Returns the file of that module. @throws when the theme has no such module any more */
function findHighlighter(): string {
  try {
    return require.resolve(HIGHLIGHTER);
  } catch {
    throw new Error(
      `There is no ${HIGHLIGHTER} any more. Find the module that loads Prism in the theme and adapt ` +
        'src/plugins/no-highlighter/index.ts. Or remove the plugin from docusaurus.config.ts, which makes pages larger.',
    );
  }
}

/**
 * Keeps the theme's syntax highlighter out of the scripts that browsers load, because the code on pages is already
 * highlighted (see `src/remark/code-blocks.ts`). Docusaurus documents that you can replace
 * `@theme/prism-include-languages`, but an empty one leaves the highlighter in the bundle. Without this plugin, `main.js` has
 * 152.6 kB compressed instead of 119.0 kB.
 */
export default function noHighlighter(): Plugin {
  const highlighter = findHighlighter();
  return {
    name: 'no-highlighter',
    configureWebpack: () => ({
      // With `false` instead of a file, the bundle would contain the folder of the build, so builds would differ.
      resolve: {alias: {[highlighter]: path.join(__dirname, 'empty-module.ts')}},
    }),
  };
}
