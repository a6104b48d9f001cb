/**
 * Removes everything that grows with the number of pages from the files that Docusaurus generates for the browser. Each
 * function takes the text or data of a generated file and returns the smaller version. If an upgrade changes the format
 * of such a file, the function throws an error that names the file.
 */
import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import type {NavbarItem} from '@docusaurus/theme-common';
import {DOCS_PLUGIN} from '../../lib/documents';
import {toSidebarKey} from './client/sidebar-lists';
import {describeDocusaurusChange} from './describe-docusaurus-change';

/**
 * Finds the top-level folders that contain Markdown pages, such as `docs`, `blog`, `versioned_docs` and `i18n`, and those
 * of additional docs plugins.
 * @param registry the text of `registry.js`, which names the file of each page
 */
export const findContentFolders = (registry: string): string[] => [
  ...new Set([...registry.matchAll(/"@site\/([^"/]+)\/[^"]+\.mdx?"/g)].map(([, folder = '']) => folder)),
];

/** Fields of the site's configuration that only the build reads. */
const BUILD_FIELDS = ['clientModules', 'plugins', 'presets', 'ssrTemplate', 'themes', 'webpack'] as const;

/** Returns the site's configuration without the fields that only the build reads. */
export function pruneConfig<Config extends object>(config: Config): Partial<Config> {
  const fields = Object.entries(config).filter(
    ([name]) => !(BUILD_FIELDS as readonly string[]).includes(name),
  );
  return Object.fromEntries(fields) as Partial<Config>;
}

/** The content of `globalData.json`: plugin name, then plugin id. Only the docs plugin has versions. */
export type GlobalData = Record<string, Record<string, {versions?: GlobalVersion[]}>>;

/** Returns the ids of the docs plugins whose documents an item of the navbar looks up, such as a version dropdown. */
const listDocsPlugins = (items: readonly NavbarItem[]): string[] =>
  items.flatMap(({type, docsPluginId, items: children = []}) => [
    ...(/^docs?(?![a-z])/.test(type ?? '')
      ? [typeof docsPluginId === 'string' ? docsPluginId : 'default']
      : []),
    ...listDocsPlugins(children),
  ]);

/**
 * Returns `globalData.json` with only the main document of each version, because the HTML of a page already has its sidebar. If
 * an item of the navbar looks up documents of a docs plugin, all documents of that plugin stay.
 */
export function pruneGlobalData(data: GlobalData, navbarItems: readonly NavbarItem[] = []): GlobalData {
  const docs = data[DOCS_PLUGIN];
  if (!docs) {
    const change = `.docusaurus/globalData.json has no ${DOCS_PLUGIN}`;
    throw new Error(describeDocusaurusChange(change, 'pruneGlobalData() of generated.ts'));
  }
  const unpruned = new Set(listDocsPlugins(navbarItems));
  const pruned = Object.entries(docs).map(([pluginId, instance]) => [
    pluginId,
    {
      ...instance,
      versions: instance.versions?.map((version) => ({
        ...version,
        docs: version.docs.filter(({id}) => unpruned.has(pluginId) || id === version.mainDocId),
      })),
    },
  ]);
  return {...data, [DOCS_PLUGIN]: Object.fromEntries(pruned)};
}

/** A docs sidebar that has a link. */
export interface DocsSidebar {
  key: string;
  /** Path of its first page, with the base URL. */
  firstPage: string;
}

/** Returns the docs sidebars that have a link. */
export const findSidebars = (data: GlobalData): DocsSidebar[] =>
  Object.entries(data[DOCS_PLUGIN] ?? {}).flatMap(([pluginId, {versions = []}]) =>
    versions.flatMap((version) =>
      Object.entries(version.sidebars ?? {}).flatMap(([name, {link}]) =>
        link ? [{key: toSidebarKey(pluginId, version, name), firstPage: link.path}] : [],
      ),
    ),
  );
