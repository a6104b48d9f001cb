import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Files of pages: the rest of the site is small. */
const PAGES = /\.mdx?$/;

type Compiler = Parameters<typeof rspack.lazyCompilationMiddleware>[0];
type Middleware = ReturnType<typeof rspack.lazyCompilationMiddleware>;

/**
 * Lets the dev server compile a page when somebody asks for it: to compile all of them first took most of a start.
 * Docusaurus has no setting for it; the bundler has.
 */
export default function lazyCompilation({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lazy-compilation',
    configureWebpack() {
      if (process.env.NODE_ENV !== 'development') return {};
      let middleware: Middleware | undefined;
      const config = {
        // A file is emptied and written, and often more than one: they are compiled together.
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
        // Made before the bundler starts; the server gets it when it is made.
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
