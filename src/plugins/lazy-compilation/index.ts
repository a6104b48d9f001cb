import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addDevMiddleware, type DevMiddleware} from '../../lib/dev-middleware';

/** Files of pages. The rest of the site is small, so it is compiled at the start. */
const PAGES = /\.mdx?$/;

type Compiler = Parameters<typeof rspack.lazyCompilationMiddleware>[0];

/**
 * Makes the dev server compile a page only when somebody opens it. Compiling all pages would add 8 s of processor time to a start
 * that takes 16 s. Docusaurus has no option for this, but the bundler does.
 */
export default function lazyCompilation({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lazy-compilation',
    configureWebpack() {
      if (process.env.NODE_ENV !== 'development') return {};
      let middleware: DevMiddleware['middleware'];
      return {
        // Editors may empty a file before they write it, and may save several files, so wait and compile them together.
        watchOptions: {aggregateTimeout: 50},
        lazyCompilation: {entries: false, imports: true, test: PAGES},
        module: {
          rules: [
            {
              resource: path.join(generatedFilesDir, 'registry.js'),
              enforce: 'pre' as const,
              loader: path.join(__dirname, 'strong-links.cjs'),
            },
          ],
        },
        plugins: [
          {
            apply(compiler: object) {
              middleware = rspack.lazyCompilationMiddleware(compiler as Compiler);
            },
          },
        ],
        // Plugins are applied before the dev server is created, so the middleware exists when the first request comes.
        ...addDevMiddleware({name: 'lazy-compilation', middleware: (...call) => middleware(...call)}),
      };
    },
  };
}
