// The original is imported by its path, because `@theme-original/Layout` is this component and `@theme-init/Layout` is a
// fallback of Docusaurus without any content.
import {useActiveDocContext, useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import Layout from '@docusaurus/theme-classic/lib/theme/Layout';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {Props} from '@theme/Layout';
import type {ReactNode} from 'react';
import {getPageKey} from '../../../../lib/page-address';
import {toSidebarKey} from '../../client/sidebar-lists';
import {BODY_CLASS, BODY_HOST_CLASS} from '../../client-components/markup';
import {StaticHtmlContext} from '../../client-components/static-html-context';

/** Returns the key of the page's sidebar, with which the browser finds the lists of closed categories. */
function useSidebarKey(): string | undefined {
  const {activePlugin: {pluginId} = {}, activeVersion} = useActivePluginAndVersion() ?? {};
  const {activeDoc} = useActiveDocContext(pluginId);
  if (!activeDoc?.sidebar || !activeVersion || !pluginId) return undefined;
  return toSidebarKey(pluginId, activeVersion, activeDoc.sidebar);
}

/**
 * Renders the layout on the server, with two elements around a body that stays HTML. React renders the outer one in the
 * browser. There, the theme's layout replaces this module, because the body isn't rendered or needs no such elements.
 */
export default function LayoutWithBody({children, ...props}: Props): ReactNode {
  const {pathname} = useLocation();
  const {reactPages} = usePluginData('partial-hydration') as {reactPages: string[]};
  const sidebarKey = useSidebarKey();
  if (reactPages.includes(getPageKey(pathname))) return <Layout {...props}>{children}</Layout>;
  return (
    <Layout {...props}>
      <div className={BODY_HOST_CLASS}>
        <div className={BODY_CLASS} data-sidebar={sidebarKey}>
          <StaticHtmlContext value={true}>{children}</StaticHtmlContext>
        </div>
      </div>
    </Layout>
  );
}
