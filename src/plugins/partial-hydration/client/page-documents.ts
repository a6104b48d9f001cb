import type {GlobalDoc, GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {GlobalData} from '@docusaurus/types';
import {getPageKey} from '../../../lib/page-address';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

type DocsData = Readonly<Record<string, GlobalPluginData>>;

/** The document of a page and the same document in the other versions that have it, by the name of the version. */
export interface PageDocuments {
  /** The id of the docs plugin that the document belongs to. */
  pluginId: string;
  byVersion: Readonly<Record<string, GlobalDoc>>;
}

interface NavbarItem {
  type?: string;
  items?: readonly NavbarItem[];
}

/** Returns true if an item of the navbar depends on the document of the page, such as a version dropdown. */
export const needsPageDocuments = (items: readonly NavbarItem[]): boolean =>
  items.some(
    ({type, items: children = []}) => /^docs?(?![a-z])/.test(type ?? '') || needsPageDocuments(children),
  );

/** The documents of all pages, by the key of the page. */
const documentsByPage = new WeakMap<DocsData, Map<string, PageDocuments>>();

function listDocuments(data: DocsData): Map<string, PageDocuments> {
  const documents = new Map<string, PageDocuments>();
  for (const [pluginId, {versions}] of Object.entries(data)) {
    const byId = new Map<string, Record<string, GlobalDoc>>();
    for (const {name, docs} of versions) {
      for (const doc of docs) {
        const byVersion = byId.get(doc.id) ?? {};
        byVersion[name] = doc;
        byId.set(doc.id, byVersion);
        documents.set(getPageKey(doc.path), {pluginId, byVersion});
      }
    }
  }
  return documents;
}

/** Returns the documents of a page. Returns undefined if the page isn't a document. */
export function findPageDocuments(data: DocsData, pathname: string): PageDocuments | undefined {
  const documents = documentsByPage.get(data) ?? listDocuments(data);
  documentsByPage.set(data, documents);
  return documents.get(getPageKey(pathname));
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
