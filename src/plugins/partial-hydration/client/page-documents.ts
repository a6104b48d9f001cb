import type {GlobalDoc, GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {NavbarItem} from '@docusaurus/theme-common';
import type {GlobalData} from '@docusaurus/types';
import {DOCS_PLUGIN} from '../../../lib/documents';

type DocsData = Readonly<Record<string, GlobalPluginData>>;

/** The document of a page and the same document in the other versions that have it, by the name of the version. */
export interface PageDocuments {
  /** The id of the docs plugin that the document belongs to. */
  pluginId: string;
  byVersion: Readonly<Record<string, GlobalDoc>>;
}

/** Returns true if an item of the navbar depends on the document of the page, such as a version dropdown. */
export const needsPageDocuments = (items: readonly NavbarItem[]): boolean =>
  items.some(
    ({type, items: children = []}) => /^docs?(?![a-z])/.test(type ?? '') || needsPageDocuments(children),
  );

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
