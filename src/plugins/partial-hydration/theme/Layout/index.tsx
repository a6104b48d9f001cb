// The original is imported by its path, because `@theme-original/Layout` is this component and `@theme-init/Layout` is a
// fallback of Docusaurus without any content.
import {useActiveDocContext, useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import Layout from '@docusaurus/theme-classic/lib/theme/Layout';
import {useThemeConfig} from '@docusaurus/theme-common';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {Props} from '@theme/Layout';
import {type PropsWithChildren, type ReactNode, useContext} from 'react';
import {isSamePage} from '../../../../lib/page-address';
import {ChromeOnlyContext} from '../../client/chrome-only-context';
import {BODY_CLASS, BODY_HOST_CLASS} from '../../client/page-document';
import {needsPageDocuments, type PageDocuments} from '../../client/page-documents';
import {toSidebarKey} from '../../client/sidebar-lists';
import {StaticHtmlContext} from '../../client-components/static-html-context';

/** Returns the attributes with the documents of the page and the key of its sidebar, which the chrome needs. */
function useDocumentAttributes(): Record<`data-${string}`, string | undefined> {
  const {activePlugin: {pluginId} = {}, activeVersion} = useActivePluginAndVersion() ?? {};
  const {activeDoc, alternateDocVersions} = useActiveDocContext(pluginId);
  const {items} = useThemeConfig().navbar;
  if (!activeDoc || !activeVersion || !pluginId) return {};
  const documents: PageDocuments = {pluginId, byVersion: alternateDocVersions};
  return {
    'data-sidebar': activeDoc.sidebar && toSidebarKey(pluginId, activeVersion, activeDoc.sidebar),
    'data-documents': needsPageDocuments(items) ? JSON.stringify(documents) : undefined,
  };
}

/**
 * Renders two elements around the body of a page. React renders the outer one in the browser. The inner one stays HTML from
 * the server.
 */
function PageBody({children}: PropsWithChildren): ReactNode {
  const {pathname} = useLocation();
  const {reactPages} = usePluginData('partial-hydration') as {reactPages: string[]};
  const isReactPage = reactPages.some((path) => isSamePage(path, pathname));
  return (
    <div className={BODY_HOST_CLASS}>
      <div className={BODY_CLASS} {...useDocumentAttributes()}>
        <StaticHtmlContext value={!isReactPage}>{children}</StaticHtmlContext>
      </div>
    </div>
  );
}

/** Renders the layout. The browser renders only the chrome of a page whose body stays HTML. */
export default function LayoutWithBody({children, ...props}: Props): ReactNode {
  const isChromeOnly = useContext(ChromeOnlyContext);
  return <Layout {...props}>{isChromeOnly ? children : <PageBody>{children}</PageBody>}</Layout>;
}
