import {type GlobalDoc, useDocsData} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {getPageKey} from '../../../lib/page-address';

const docsByPathCache = new WeakMap<object, Map<string, GlobalDoc>>();

/**
 * Returns the document of the current page, if it's in the global data. The browser has only the main document of each
 * version. Docusaurus's own hook compares the URL with every document, which takes quadratic time over all pages of a build.
 */
export function useActiveDoc(pluginId: string | undefined): GlobalDoc | undefined {
  const data = useDocsData(pluginId);
  const {pathname} = useLocation();
  const docs =
    docsByPathCache.get(data) ??
    new Map(data.versions.flatMap((version) => version.docs.map((doc) => [getPageKey(doc.path), doc])));
  docsByPathCache.set(data, docs);
  return docs.get(getPageKey(pathname));
}
