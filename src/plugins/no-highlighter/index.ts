import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** The module with which the theme brings its highlighter, and the languages of it, to every page. */
const HIGHLIGHTER = '@docusaurus/theme-classic/lib/prism-include-languages.js';

function canResolve(module: string): boolean {
  try {
    require.resolve(module);
    return true;
  } catch {
    return false;
  }
}

/**
 * Keeps the theme's highlighter out of what browsers load: pages bring their code highlighted (see
 * `src/remark/code-blocks.ts`). An empty `@theme/prism-include-languages`, the place that Docusaurus documents, leaves the
 * highlighter itself in the bundle: with it `main.js` has 171.6 kB compressed, without the highlighter 147.0 kB.
 *
 * @throws when the theme has no such module any more
 */
export default function noHighlighter(): Plugin {
  if (!canResolve(HIGHLIGHTER)) {
    throw new Error(
      `There is no ${HIGHLIGHTER} any more. Find the module with which the theme loads Prism and adapt ` +
        'src/plugins/no-highlighter/index.ts, or take the plugin out of docusaurus.config.ts: pages only get heavier.',
    );
  }
  return {
    name: 'no-highlighter',
    configureWebpack: () => ({
      // A file rather than none: the bundler would name what is left out by its folder, and builds differ by it.
      resolve: {alias: {[require.resolve(HIGHLIGHTER)]: path.join(__dirname, 'nothing.ts')}},
    }),
  };
}
