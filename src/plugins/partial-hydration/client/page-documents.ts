import type {GlobalDoc, GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {NavbarItem} from '@docusaurus/theme-common';
import type {GlobalData} from '@docusaurus/types';
import {DOCS_PLUGIN} from '../../../lib/documents';
import {getPageKey} from '../../../lib/page-address';
import {toSidebarKey} from './sidebar-lists';

type DocsData = Readonly<Record<string, GlobalPluginData>>;

/** The document of a page and the same document in the other versions that have it, by the name of the version. */
export interface PageDocuments {
  /** The id of the docs plugin that the document belongs to. */
  pluginId: string;
  byVersion: Readonly<Record<string, GlobalDoc>>;
}

/** An entry of the index of documents. */
interface IndexedDocument {
  documents: PageDocuments;
  /** The key of the document's sidebar, if it has one. */
  sidebarKey?: string;
}

/** Returns true if an item of the navbar depends on the document of the page, such as a version dropdown. */
export const needsPageDocuments = (items: readonly NavbarItem[]): boolean =>
  items.some(
    ({type, items: children = []}) => /^docs?(?![a-z])/.test(type ?? '') || needsPageDocuments(children),
  );

/** The documents of all pages, by the key of the page. */
const indexes = new WeakMap<DocsData, ReadonlyMap<string, IndexedDocument>>();

function indexDocuments(data: DocsData): ReadonlyMap<string, IndexedDocument> {
  const index = new Map<string, IndexedDocument>();
  for (const [pluginId, {versions}] of Object.entries(data)) {
    const byId = new Map<string, Record<string, GlobalDoc>>();
    for (const version of versions) {
      for (const doc of version.docs) {
        const byVersion = byId.get(doc.id) ?? {};
        byVersion[version.name] = doc;
        byId.set(doc.id, byVersion);
        const sidebarKey = doc.sidebar ? toSidebarKey(pluginId, version, doc.sidebar) : undefined;
        index.set(getPageKey(doc.path), {documents: {pluginId, byVersion}, sidebarKey});
      }
    }
  }
  return index;
}

/**
 * Finds the document of a page. Returns undefined if the page isn't a document. Docusaurus's own hooks compare the URL with
 * every document, which takes quadratic time over all pages of a build.
 */
export function findDocument(data: DocsData, pathname: string): IndexedDocument | undefined {
  const index = indexes.get(data) ?? indexDocuments(data);
  indexes.set(data, index);
  return index.get(getPageKey(pathname));
}

/** Returns the site's global data with the documents of a page, which the browser's data usually lacks. */
export function addPageDocuments(data: GlobalData, {pluginId, byVersion}: PageDocuments): GlobalData {
  const plugins = data[DOCS_PLUGIN] as DocsData | undefined;
  const plugin = plugins?.[pluginId];
  if (!plugin) return data;
  const versions = plugin.versions.map((version) => {
    const doc = byVersion[version.name];
    const isMissing = doc && !version.docs.some(({id}) => id === doc.id);
    return isMissing ? {...version, docs: [...version.docs, doc]} : version;
  });
  return {...data, [DOCS_PLUGIN]: {...plugins, [pluginId]: {...plugin, versions}}};
}
