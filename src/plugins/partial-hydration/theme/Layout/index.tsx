// The name `@theme-original` would be this very component, and `@theme-init` Docusaurus's bare fallback.
import {useLocation} from '@docusaurus/router';
import Layout from '@docusaurus/theme-classic/lib/theme/Layout';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {Props} from '@theme/Layout';
import {type ReactNode, useContext} from 'react';
import {isSamePage} from '../../../../lib/page-address';
import {BODY_CLASS, BODY_HOST_CLASS} from '../../client/page-document';
import {useSidebarKey} from '../../client/sidebar-key';
import {StaticContext} from '../../client/static-context';
import {StaticHtmlContext} from '../../client-components/static-html-context';

/**
 * Renders the layout with two elements around the body of a page. React renders the outer one in the browser. The inner one
 * stays HTML from the server, and its attributes have the data that the chrome needs.
 */
export default function LayoutWithBody({children, ...props}: Props): ReactNode {
  const isStatic = useContext(StaticContext);
  const sidebarKey = useSidebarKey();
  const {pathname} = useLocation();
  const {reactPages} = usePluginData('partial-hydration') as {reactPages: string[]};
  const isReactPage = reactPages.some((path) => isSamePage(path, pathname));
  return (
    <Layout {...props}>
      {isStatic ? (
        children
      ) : (
        <div className={BODY_HOST_CLASS}>
          <div className={BODY_CLASS} data-sidebar={sidebarKey}>
            <StaticHtmlContext value={!isReactPage}>{children}</StaticHtmlContext>
          </div>
        </div>
      )}
    </Layout>
  );
}
