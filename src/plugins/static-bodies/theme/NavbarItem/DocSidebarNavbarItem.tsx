/**
 * Ejected: the original asks the list of all documents which sidebar a page belongs to, and that list is not sent to
 * the browser; and it passes its answer on last, where no wrapper can replace it.
 */
import {useActiveDocContext, useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocSidebarNavbarItem';
import type {ReactNode} from 'react';
import {bodyOf, pageAt} from '../../client/page';

export default function DocSidebarNavbarItem({sidebarId, label, docsPluginId, ...props}: Props): ReactNode {
  const {activeDoc} = useActiveDocContext(docsPluginId);
  const {pathname} = useLocation();
  const {link} = useLayoutDocsSidebar(sidebarId, docsPluginId);
  if (!link) throw new Error(`DocSidebarNavbarItem: the sidebar "${sidebarId}" has no document to lead to.`);
  const isActive = () => {
    if (typeof document === 'undefined' || activeDoc) return activeDoc?.sidebar === sidebarId;
    return bodyOf(pageAt(pathname))?.dataset.sidebar === sidebarId;
  };
  return (
    <DefaultNavbarItem exact {...props} isActive={isActive} label={label ?? link.label} to={link.path} />
  );
}
