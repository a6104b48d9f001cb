/**
 * Removes everything that grows with the number of pages from the files that Docusaurus generates for the browser. Each
 * function takes the text or data of a generated file and returns the smaller version. If an upgrade changes the format
 * of such a file, the function throws an error that names the file.
 */
import type {NavbarItem} from '@docusaurus/theme-common';
import {DOCS_PLUGIN} from '../../lib/documents';
import {toSidebarKey} from './client/sidebar-lists';
import {describeDocusaurusChange} from './describe-docusaurus-change';

/** Creates the error for a generated file whose format has changed. `reader` is the function that has to be adapted. */
const formatError = (file: string, expected: string, reader: string): Error =>
  new Error(describeDocusaurusChange(`${file} has no ${expected}`, `${reader} of generated.ts`));

/**
 * Finds the top-level folders that contain Markdown pages, such as `docs`, `blog`, `versioned_docs` and `i18n`, and those
 * of additional docs plugins.
 * @param registry the text of `registry.js`, which names the file of each page
 */
export const findContentFolders = (registry: string): string[] => [
  ...new Set([...registry.matchAll(/"@site\/([^"/]+)\/[^"]+\.mdx?"/g)].map(([, folder = '']) => folder)),
];

/** A module that the browser imports when it needs it. */
interface LazyModule {
  key: string;
  file: string;
  /** Name of the chunk. The styles of a chunk with a name become part of the stylesheet that every page loads. */
  chunk: string;
}

/** Creates the source of a module that exports a function for each of several modules, by key, which imports that module. */
export function createImportsModule(modules: readonly LazyModule[]): string {
  const entries = modules.map(
    ({key, file, chunk}) =>
      `  ${JSON.stringify(key)}: () => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(file)}),`,
  );
  return ['export default {', ...entries, '};', ''].join('\n');
}

/** Fields of the site's configuration that only the build reads. */
const BUILD_FIELDS = ['clientModules', 'plugins', 'presets', 'ssrTemplate', 'themes', 'webpack'] as const;

/** Returns the site's configuration without the fields that only the build reads. */
export function pruneConfig<Config extends object>(config: Config): Partial<Config> {
  const fields = Object.entries(config).filter(
    ([name]) => !(BUILD_FIELDS as readonly string[]).includes(name),
  );
  return Object.fromEntries(fields) as Partial<Config>;
}

/** A version in the docs plugin's part of `globalData.json`. It lists every document. */
interface Version {
  name: string;
  isLast: boolean;
  mainDocId: string;
  docs: {id: string}[];
  sidebars?: Record<string, {link?: {path: string}}>;
}
/** The content of `globalData.json`: plugin name, then plugin id. */
export type GlobalData = Record<string, Record<string, {versions?: Version[]}>>;

/** Returns true if an item of the navbar looks up the documents of versions, such as a version dropdown. */
const needsDocuments = (items: readonly NavbarItem[]): boolean =>
  items.some(
    ({type, items: children = []}) => /^docs?(?![a-z])/.test(type ?? '') || needsDocuments(children),
  );

/**
 * Returns `globalData.json` with only the main document of each version, because the HTML of a page already has its sidebar. If
 * an item of the navbar looks up documents, all of them stay.
 */
export function pruneGlobalData(data: GlobalData, navbarItems: readonly NavbarItem[] = []): GlobalData {
  const docs = data[DOCS_PLUGIN];
  if (!docs) {
    throw formatError('.docusaurus/globalData.json', DOCS_PLUGIN, 'pruneGlobalData()');
  }
  if (needsDocuments(navbarItems)) return data;
  const pruned = Object.entries(docs).map(([id, instance]) => [
    id,
    {
      ...instance,
      versions: instance.versions?.map((version) => ({
        ...version,
        docs: version.docs.filter(({id}) => id === version.mainDocId),
      })),
    },
  ]);
  return {...data, [DOCS_PLUGIN]: Object.fromEntries(pruned)};
}

/** Returns the key of each docs sidebar that has a link, and the path of its first page. */
export const findSidebars = (data: GlobalData): {key: string; firstPage: string}[] =>
  Object.entries(data[DOCS_PLUGIN] ?? {}).flatMap(([pluginId, {versions = []}]) =>
    versions.flatMap((version) =>
      Object.entries(version.sidebars ?? {}).flatMap(([name, {link}]) =>
        link ? [{key: toSidebarKey(pluginId, version, name), firstPage: link.path}] : [],
      ),
    ),
  );

/** Matches the import of a component in `registry.js`, either of the theme or of a page that is one itself. */
const COMPONENT_IMPORT = /\(\) => import\(\/\*.*?\*\/ "(@theme\/[^"]+|@site\/src\/pages\/[^"]+\.tsx)"\)/g;

/** Name of the bundle that no page loads. */
export const UNLOADED_BUNDLE = 'bodies';

/**
 * Creates the source of a module that imports every component that page bodies render. No page loads it. It only exists
 * because the bundler extracts a component's styles only if the client's build imports that component.
 *
 * @param registry the text of `registry.js`
 * @param imported modules that pages import themselves
 */
export function createBodiesModule(registry: string, imported: readonly string[]): string {
  const components = Array.from(registry.matchAll(COMPONENT_IMPORT), ([, name = '']) => name);
  if (!components.includes('@theme/DocItem')) {
    throw formatError('.docusaurus/registry.js', 'import of @theme/DocItem', 'createBodiesModule()');
  }
  return [...new Set([...components, ...imported])]
    .map((name) => `import ${JSON.stringify(name)};\n`)
    .join('');
}
