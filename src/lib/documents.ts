import type {LoadedContent} from '@docusaurus/plugin-content-docs';

export const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** A version of the docs, as the docs plugin has loaded it. */
export type Version = LoadedContent['loadedVersions'][number];

/** The content of all plugins, as Docusaurus passes it to `allContentLoaded`. */
type AllContent = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Returns the newest version of the docs, or undefined if the docs plugin has loaded nothing. */
export const findNewestVersion = (allContent: AllContent): Version | undefined =>
  (allContent[DOCS_PLUGIN]?.default as LoadedContent | undefined)?.loadedVersions.find(({isLast}) => isLast);

/** A document of any docs plugin, in any of its versions. */
export interface SiteDocument {
  /** Path of the page, with the base URL. */
  permalink: string;
  /** Path of this page in the newest version, with the base URL. */
  newestPermalink: string;
  /** Path of the file, which begins with `@site` instead of the site's folder. */
  source: string;
  frontMatter: object;
}

type SidebarItem = Version['sidebars'][string][number];

/** Returns the ids of the documents in an item of a sidebar. Items of the type `ref` are links to documents of other sidebars. */
export function listDocumentIds(item: SidebarItem): string[] {
  if (item.type === 'doc') return [item.id];
  if (item.type !== 'category') return [];
  return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(listDocumentIds)];
}

/** Returns the documents of all docs plugins and of all their versions. */
export function listDocuments(allContent: AllContent): SiteDocument[] {
  return Object.values(allContent[DOCS_PLUGIN] ?? {}).flatMap((content) => {
    const {loadedVersions} = content as LoadedContent;
    const newestPath = loadedVersions.find(({isLast}) => isLast)?.path;
    return loadedVersions.flatMap(({path, docs}) =>
      docs.map(({permalink, source, frontMatter}) => ({
        permalink,
        newestPermalink: (newestPath ?? path) + permalink.slice(path.length),
        source,
        frontMatter,
      })),
    );
  });
}
