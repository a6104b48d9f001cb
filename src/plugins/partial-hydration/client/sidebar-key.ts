import {type GlobalPluginData, useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {getPageKey} from '../../../lib/page-address';
import {toSidebarKey} from './sidebar-lists';

type AllDocsData = Readonly<Record<string, GlobalPluginData>>;

/** The key of the sidebar of each document that has one, by the key of the page. */
const sidebarsByPage = new WeakMap<AllDocsData, Map<string, string>>();

const listSidebars = (data: AllDocsData): Map<string, string> =>
  new Map(
    Object.entries(data).flatMap(([pluginId, {versions}]) =>
      versions.flatMap((version) =>
        version.docs.flatMap(({path, sidebar}) =>
          sidebar ? [[getPageKey(path), toSidebarKey(pluginId, version, sidebar)] as const] : [],
        ),
      ),
    ),
  );

/**
 * Returns the key of the sidebar of the current page, if its document is in the global data. The browser has only the main
 * document of each version. Docusaurus's own hook compares the URL with every document, which takes quadratic time over all
 * pages of a build.
 */
export function useSidebarKey(): string | undefined {
  const data = useAllDocsData();
  const {pathname} = useLocation();
  const sidebars = sidebarsByPage.get(data) ?? listSidebars(data);
  sidebarsByPage.set(data, sidebars);
  return sidebars.get(getPageKey(pathname));
}
