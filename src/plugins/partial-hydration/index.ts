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
  createBodiesModule,
  createReactPagesModule,
  findContentFolders,
  type GlobalData,
  type NavbarItem,
  pruneConfig,
  pruneGlobalData,
  UNLOADED_BUNDLE,
} from './generated';
import {mdxImports} from './mdx-imports';

export interface Options {
  /**
   * Pages of the theme whose bodies React renders in the browser: the module of each component, by path below the base
   * URL. Pages in `src/pages` declare this themselves with `'use client'` in their first line.
   */
  reactPages: Readonly<Record<string, string>>;
}

const LAYOUT = path.join(__dirname, 'theme/Layout/index.tsx');

/** Files of the layout components that render the chrome. */
const CHROME = [LAYOUT, require.resolve('@docusaurus/theme-classic/lib/theme/Layout')];

const read = (file: string): string => readFileSync(file, 'utf8');

/** Lists all files below a folder. Returns none if the folder doesn't exist. */
const listFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) => path.join(folder, name))
    : [];

/**
 * Keeps the bodies of pages as HTML in the browser, and leaves all pages out of the client's bundle. The README beside this
 * file explains how. In the dev server, React renders everything, as usual in Docusaurus.
 */
export default function partialHydration(
  {siteConfig, siteDir, outDir, generatedFilesDir, baseUrl}: LoadContext,
  {reactPages}: Options,
): Plugin {
  const folder = path.join(generatedFilesDir, 'partial-hydration');

  /** Writes a file next to Docusaurus's own generated files, and returns its path. */
  const write = (name: string, text: string): string => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return file;
  };

  const withBase = (route: string): string => baseUrl + route.replace(/^\//, '');

  /**
   * Reads a file that Docusaurus generates.
   * @throws if the file no longer exists
   */
  const readGenerated = (name: string): string => {
    const file = path.join(generatedFilesDir, name);
    if (!existsSync(file)) throw new Error(docusaurusChanged(`There is no file ${file}`, 'index.ts'));
    return read(file);
  };

  const {navbar} = siteConfig.themeConfig as {navbar?: {items?: NavbarItem[]}};

  const readGlobalData = (): GlobalData => JSON.parse(readGenerated('globalData.json'));

  /** The modules of pages whose bodies React renders, by path with the base URL. */
  const componentsByPath = Object.fromEntries(
    Object.entries(reactPages).map(([route, file]) => [withBase(route), file]),
  );

  return {
    name: 'partial-hydration',
    getThemePath: () => './theme',
    allContentLoaded({allContent, actions}) {
      const listed = Object.values(allContent['docusaurus-plugin-content-pages'] ?? {}) as ListedPage[][];
      Object.assign(componentsByPath, clientPages(siteDir, listed.flat()));
      actions.setGlobalData({reactPages: Object.keys(componentsByPath)});
    },

    configureWebpack(_config, isServer) {
      if (process.env.NODE_ENV !== 'production') return {};
      const registry = readGenerated('registry.js');
      const files = [...new Set(['src', ...findContentFolders(registry)])].flatMap((name) =>
        listFiles(path.join(siteDir, name)),
      );
      const clientComponents = clientModules(siteDir, files).filter(
        ({path: file}) => !Object.values(componentsByPath).includes(file),
      );
      if (isServer) {
        const boundaries = new Set([
          ...clientComponents.map(({path: file}) => file),
          ...CHROME,
          // This module belongs to the router. The components of pages are in the registry.
          path.join(generatedFilesDir, 'routes.js'),
        ]);
        const check = new CheckStaticComponents({
          siteDir,
          registry: path.join(generatedFilesDir, 'registry.js'),
          isBoundary: (file) => boundaries.has(file),
          reactPages: Object.values(componentsByPath),
          clientComponents: clientComponents.map(({path: file}) => file),
          layout: LAYOUT,
        });
        return {module: {rules: serverRules(clientComponents)}, plugins: [check, new EmitFiles(outDir)]};
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
            createBodiesModule(registry, ['@theme/MDXComponents', ...imported]),
          ),
        },
        resolve: {
          alias: {
            // It would add a chunk for each page. The theme only looks for the home page in it, to which breadcrumbs lead.
            '@generated/routes$': write(
              'routes.js',
              `export default [${JSON.stringify({path: baseUrl, exact: true})}];\n`,
            ),
            '@partial-hydration/client-components$': write(
              'client-components.js',
              registryModule(clientComponents),
            ),
            '@partial-hydration/react-pages$': write(
              'react-pages.js',
              createReactPagesModule(componentsByPath),
            ),
            '@generated/globalData$': write(
              'globalData.json',
              JSON.stringify(pruneGlobalData(readGlobalData(), navbar?.items)),
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
