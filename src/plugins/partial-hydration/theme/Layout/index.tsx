// The original is imported by its path, because `@theme-original/Layout` is this component and `@theme-init/Layout` is a
// fallback of Docusaurus without any content.
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import Layout from '@docusaurus/theme-classic/lib/theme/Layout';
import {useThemeConfig} from '@docusaurus/theme-common';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {Props} from '@theme/Layout';
import {type ReactNode, useContext} from 'react';
import {isSamePage} from '../../../../lib/page-address';
import {ChromeOnlyContext} from '../../client/chrome-only-context';
import {BODY_CLASS, BODY_HOST_CLASS} from '../../client/page-document';
import {findPageDocuments, needsPageDocuments} from '../../client/page-documents';
import {useSidebarKey} from '../../client/sidebar-key';
import {StaticHtmlContext} from '../../client-components/static-html-context';

/**
 * Renders the layout with two elements around the body of a page. React renders the outer one in the browser. The inner one
 * stays HTML from the server, and its attributes have the data that the chrome needs.
 */
export default function LayoutWithBody({children, ...props}: Props): ReactNode {
  const isChromeOnly = useContext(ChromeOnlyContext);
  const sidebarKey = useSidebarKey();
  const {pathname} = useLocation();
  const docs = useAllDocsData();
  const {items} = useThemeConfig().navbar;
  const documents = needsPageDocuments(items) ? findPageDocuments(docs, pathname) : undefined;
  const {reactPages} = usePluginData('partial-hydration') as {reactPages: string[]};
  const isReactPage = reactPages.some((path) => isSamePage(path, pathname));
  return (
    <Layout {...props}>
      {isChromeOnly ? (
        children
      ) : (
        <div className={BODY_HOST_CLASS}>
          <div
            className={BODY_CLASS}
            data-sidebar={sidebarKey}
            data-documents={documents && JSON.stringify(documents)}
          >
            <StaticHtmlContext value={!isReactPage}>{children}</StaticHtmlContext>
          </div>
        </div>
      )}
    </Layout>
  );
}
