import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Files of pages. The rest of the site is small, so it is compiled at the start. */
const PAGES = /\.mdx?$/;

type Compiler = Parameters<typeof rspack.lazyCompilationMiddleware>[0];
type Middleware = ReturnType<typeof rspack.lazyCompilationMiddleware>;

/**
 * Makes the dev server compile a page only when somebody opens it, because compiling all pages took most of the start.
 * Docusaurus has no option for this, but the bundler does.
 */
export default function lazyCompilation({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lazy-compilation',
    configureWebpack() {
      if (process.env.NODE_ENV !== 'development') return {};
      let middleware: Middleware | undefined;
      const config = {
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
        // Plugins are applied before the dev server is created, so `setupMiddlewares` finds the middleware.
        plugins: [
          {
            apply(compiler: object) {
              middleware = rspack.lazyCompilationMiddleware(compiler as Compiler);
            },
          },
        ],
        devServer: {
          setupMiddlewares: (middlewares: {name: string; middleware: Middleware}[]) => {
            if (middleware) middlewares.unshift({name: 'lazy-compilation', middleware});
            return [];
          },
        },
      };
      return config;
    },
  };
}
