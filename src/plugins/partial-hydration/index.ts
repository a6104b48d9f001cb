import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CheckStaticComponents} from './client-components/check';
import {
  clientModules,
  clientPages,
  type ListedPage,
  registryModule,
  serverRules,
} from './client-components/modules';
import {docusaurusChanged} from './docusaurus-changed';
import {EmitFiles} from './emit-files';
import {
  bodiesModule,
  contentFolders,
  type GlobalData,
  pruneConfig,
  pruneGlobalData,
  reactPagesModule,
  UNLOADED_BUNDLE,
} from './generated';
import {mdxImports} from './mdx-imports';

export interface Options {
  /**
   * Pages of the theme whose bodies React renders in the browser: modules of their components by path, below the base
   * URL. Pages of `src/pages` say it themselves, with `'use client'` in their first line.
   */
  reactPages: Readonly<Record<string, string>>;
}

const LAYOUT = path.join(__dirname, 'theme/Layout/index.tsx');

/** The components that pages render their chrome with. */
const CHROME = [LAYOUT, require.resolve('@docusaurus/theme-classic/lib/theme/Layout')];

const read = (file: string): string => readFileSync(file, 'utf8');

/** Every file in a folder, which need not be there. */
const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) => path.join(folder, name))
    : [];

/**
 * Leaves the bodies of pages to the browser as the HTML that they are, and the client's bundle without any page; see
 * the README beside this file. The dev server has React everywhere, as Docusaurus has it.
 */
export default function partialHydration(
  {siteConfig, siteDir, generatedFilesDir, baseUrl}: LoadContext,
  {reactPages}: Options,
): Plugin {
  const folder = path.join(generatedFilesDir, 'partial-hydration');

  /** Writes a file beside Docusaurus's own generated ones, and returns its path. */
  const write = (name: string, text: string): string => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return file;
  };

  const withBase = (route: string): string => baseUrl + route.replace(/^\//, '');

  /** Reads a file that Docusaurus generates. @throws when there is no such file any more */
  const readGenerated = (name: string): string => {
    const file = path.join(generatedFilesDir, name);
    if (!existsSync(file)) throw new Error(docusaurusChanged(`There is no file ${file}`, 'index.ts'));
    return read(file);
  };

  const readGlobalData = (): GlobalData => JSON.parse(readGenerated('globalData.json'));

  /** Modules of pages whose bodies React renders, by path with the base URL. */
  const pagesByPath = Object.fromEntries(
    Object.entries(reactPages).map(([route, file]) => [withBase(route), file]),
  );

  return {
    name: 'partial-hydration',
    getThemePath: () => './theme',
    allContentLoaded({allContent, actions}) {
      const listed = Object.values(allContent['docusaurus-plugin-content-pages'] ?? {}) as ListedPage[][];
      Object.assign(pagesByPath, clientPages(siteDir, listed.flat()));
      actions.setGlobalData({reactPages: Object.keys(pagesByPath)});
    },

    configureWebpack(_config, isServer) {
      if (process.env.NODE_ENV !== 'production') return {};
      const registry = readGenerated('registry.js');
      const files = [...new Set(['src', ...contentFolders(registry)])].flatMap((name) =>
        filesIn(path.join(siteDir, name)),
      );
      const clientComponents = clientModules(siteDir, files).filter(
        ({path: file}) => !Object.values(pagesByPath).includes(file),
      );
      if (isServer) {
        const boundaries = new Set([
          ...clientComponents.map(({path: file}) => file),
          ...CHROME,
          // The router's own; the components of pages are in the registry.
          path.join(generatedFilesDir, 'routes.js'),
        ]);
        const check = new CheckStaticComponents({
          siteDir,
          registry: path.join(generatedFilesDir, 'registry.js'),
          isBoundary: (file) => boundaries.has(file),
          reactPages: Object.values(pagesByPath),
          clientComponents: clientComponents.map(({path: file}) => file),
          layout: LAYOUT,
        });
        return {module: {rules: serverRules(clientComponents)}, plugins: [check, new EmitFiles()]};
      }
      mkdirSync(folder, {recursive: true});
      const imported = files
        .filter((file) => /\.mdx?$/.test(file))
        .flatMap((file) => mdxImports(file, read(file)));
      const client = path.join(__dirname, 'client');
      return {
        mergeStrategy: {'resolve.alias': 'prepend'},
        entry: {
          main: path.join(client, 'start.ts'),
          [UNLOADED_BUNDLE]: write(
            'bodies.js',
            bodiesModule(registry, ['@theme/MDXComponents', ...imported]),
          ),
        },
        resolve: {
          alias: {
            // It would bring a chunk for each page; the theme imports it for a breadcrumb, which the server renders.
            '@generated/routes$': write('routes.js', 'export default [];\n'),
            '@partial-hydration/client-components$': write(
              'client-components.js',
              registryModule(clientComponents),
            ),
            '@partial-hydration/react-pages$': write('react-pages.js', reactPagesModule(pagesByPath)),
            '@generated/globalData$': write(
              'globalData.json',
              JSON.stringify(pruneGlobalData(readGlobalData())),
            ),
            '@generated/docusaurus.config$': write('config.json', JSON.stringify(pruneConfig(siteConfig))),
            '@docusaurus/Head$': path.join(client, 'head-component.ts'),
            '@docusaurus/useIsBrowser$': path.join(client, 'use-is-browser.ts'),
            '@docusaurus/useRouteContext$': path.join(client, 'use-route-context.ts'),
          },
        },
      };
    },
  };
}
