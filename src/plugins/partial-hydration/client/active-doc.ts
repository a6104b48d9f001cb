import {type GlobalDoc, useDocsData} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {pageKey} from '../../../lib/page-address';

const known = new WeakMap<object, Map<string, GlobalDoc>>();

/**
 * The document at the page's address, where it is one that is known here. Docusaurus's own hook matches the address
 * with that of each document: over all pages of a build, that grows with the square of their number.
 */
export function useActiveDoc(pluginId: string | undefined): GlobalDoc | undefined {
  const data = useDocsData(pluginId);
  const {pathname} = useLocation();
  const docs =
    known.get(data) ??
    new Map(data.versions.flatMap((version) => version.docs.map((doc) => [pageKey(doc.path), doc])));
  known.set(data, docs);
  return docs.get(pageKey(pathname));
}
