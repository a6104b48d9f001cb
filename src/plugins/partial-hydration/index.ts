import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {NavbarItem} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {getPageKey} from '../../lib/page-address';
import {createStaticComponentsCheck} from './client-components/check';
import {
  type ClientModule,
  createServerRules,
  findClientModules,
  findClientPages,
  type PageMetadata,
} from './client-components/modules';
import {describeDocusaurusChange} from './describe-docusaurus-change';
import {createFileEmitter} from './emit-files';
import {findContentFolders, pruneConfig, pruneGlobalData} from './generated';
import {readMdxImports} from './mdx-imports';
import {createBodiesModule, createImportsModule, type LazyModule, UNLOADED_BUNDLE} from './module-sources';

export interface Options {
  /**
   * Pages of the theme whose bodies React renders in the browser: the module of each component, by path below the base
   * URL. Pages in `src/pages` declare this themselves with `'use client'` in their first line.
   */
  reactPages: Readonly<Record<string, string>>;
}

const LAYOUT = path.join(__dirname, 'theme/Layout/index.tsx');
const CLIENT = path.join(__dirname, 'client');

const THEME_LAYOUT = require.resolve('@docusaurus/theme-classic/lib/theme/Layout');

/**
 * Reads a file that Docusaurus generates.
 * @throws if the file no longer exists
 */
function readGenerated({generatedFilesDir}: LoadContext, name: string): string {
  const file = path.join(generatedFilesDir, name);
  if (!existsSync(file)) throw new Error(describeDocusaurusChange(`There is no file ${file}`, 'index.ts'));
  return readFileSync(file, 'utf8');
}

/** The input from which the bundles of the server and of the browser are built. */
interface Sources {
  context: LoadContext;
  /** Text of Docusaurus's list of all pages. */
  registry: string;
  /** All files of `src/` and of the folders with pages. */
  files: readonly string[];
  clientComponents: readonly ClientModule[];
  /** The modules of pages whose bodies React renders, by the key of the page. */
  componentsByPath: Readonly<Record<string, string>>;
}

function readSources(context: LoadContext, componentsByPath: Sources['componentsByPath']): Sources {
  const registry = readGenerated(context, 'registry.js');
  const folders = ['src', ...findContentFolders(registry)];
  const files = globSync(
    folders.map((folder) => `${folder}/**`),
    {cwd: context.siteDir, absolute: true},
  ).sort();
  const clientComponents = findClientModules(context.siteDir, files).filter(
    ({path: file}) => !Object.values(componentsByPath).includes(file),
  );
  return {context, registry, files, clientComponents, componentsByPath};
}

/** Returns the configuration of the bundle that renders pages to HTML. */
function configureServer({context, clientComponents, componentsByPath}: Sources): object {
  const {siteDir, outDir, generatedFilesDir} = context;
  const files = clientComponents.map(({path: file}) => file);
  // `routes.js` belongs to the router. The components of pages are in the registry.
  const boundaries = new Set([...files, LAYOUT, THEME_LAYOUT, path.join(generatedFilesDir, 'routes.js')]);
  const check = createStaticComponentsCheck({
    siteDir,
    registry: path.join(generatedFilesDir, 'registry.js'),
    isBoundary: (file) => boundaries.has(file),
    reactPages: Object.values(componentsByPath),
    clientComponents: files,
    layout: LAYOUT,
  });
  return {
    module: {rules: createServerRules(clientComponents)},
    plugins: [{apply: check}, {apply: createFileEmitter(outDir)}],
  };
}

/** Creates a function that writes a module into a folder, and returns its path. */
function createModuleWriter(folder: string): (name: string, text: string) => string {
  mkdirSync(folder, {recursive: true});
  return (name, text) => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return file;
  };
}

const listClientComponents = (modules: readonly ClientModule[]): LazyModule[] =>
  modules.map(({id, path: file}) => ({key: id, file, chunk: id.replace(/\W+/g, '-')}));

const listReactPages = (componentsByPath: Sources['componentsByPath']): LazyModule[] =>
  Object.entries(componentsByPath).map(([key, file], index) => ({key, file, chunk: `react-page-${index}`}));

/** Returns the configuration of the browser's bundle, and writes the modules that replace Docusaurus's own. */
function configureClient({context, registry, files, clientComponents, componentsByPath}: Sources): object {
  const {siteDir, siteConfig, generatedFilesDir, baseUrl} = context;
  const write = createModuleWriter(path.join(generatedFilesDir, 'partial-hydration'));
  const imported = files
    .filter((file) => /\.mdx?$/.test(file))
    .flatMap((file) => readMdxImports(siteDir, file));
  const {navbar} = siteConfig.themeConfig as {navbar?: {items?: NavbarItem[]}};
  const pruned = pruneGlobalData(JSON.parse(readGenerated(context, 'globalData.json')), navbar?.items);
  // Docusaurus's list would add a chunk for each page. The theme only looks for the home page in it, to which breadcrumbs lead.
  const routes = `export default [${JSON.stringify({path: baseUrl, exact: true})}];\n`;
  const bodies = createBodiesModule(registry, ['@theme/MDXComponents', ...imported]);
  return {
    mergeStrategy: {'resolve.alias': 'prepend'},
    entry: {main: path.join(CLIENT, 'start.ts'), [UNLOADED_BUNDLE]: write('bodies.js', bodies)},
    resolve: {
      alias: {
        '@generated/routes$': write('routes.js', routes),
        '@partial-hydration/client-components$': write(
          'client-components.js',
          createImportsModule(listClientComponents(clientComponents)),
        ),
        '@partial-hydration/react-pages$': write(
          'react-pages.js',
          createImportsModule(listReactPages(componentsByPath)),
        ),
        '@generated/globalData$': write('globalData.json', JSON.stringify(pruned)),
        '@generated/docusaurus.config$': write('config.json', JSON.stringify(pruneConfig(siteConfig))),
        '@docusaurus/Head$': path.join(CLIENT, 'head-component.ts'),
        '@docusaurus/useIsBrowser$': path.join(CLIENT, 'use-is-browser.ts'),
        '@docusaurus/useRouteContext$': path.join(CLIENT, 'use-route-context.ts'),
        // Only the server puts elements around the body.
        [LAYOUT]: THEME_LAYOUT,
      },
    },
  };
}

/**
 * Keeps the bodies of pages as HTML in the browser, and leaves all pages out of the client's bundle. The README beside this
 * file explains how. In the dev server, React renders everything, as usual in Docusaurus.
 */
export default function partialHydration(context: LoadContext, {reactPages}: Options): Plugin {
  const componentsByPath = Object.fromEntries(
    Object.entries(reactPages).map(([route, file]) => [
      getPageKey(context.baseUrl + route.replace(/^\//, '')),
      file,
    ]),
  );
  return {
    name: 'partial-hydration',
    getThemePath: () => './theme',
    allContentLoaded({allContent, actions}) {
      const listedPages = Object.values(
        allContent['docusaurus-plugin-content-pages'] ?? {},
      ) as PageMetadata[][];
      Object.assign(componentsByPath, findClientPages(context.siteDir, listedPages.flat()));
      actions.setGlobalData({reactPages: Object.keys(componentsByPath)});
    },
    configureWebpack(_config, isServer) {
      if (process.env.NODE_ENV !== 'production') return {};
      const sources = readSources(context, componentsByPath);
      return isServer ? configureServer(sources) : configureClient(sources);
    },
  };
}
