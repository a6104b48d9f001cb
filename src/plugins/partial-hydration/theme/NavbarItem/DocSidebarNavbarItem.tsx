/**
 * Ejected: the original searches the list of all documents for the sidebar of a page. That list isn't sent to the browser,
 * and searching it slows down the build. A wrapper can't replace the result, because the original sets that prop last.
 */
import {
  useActiveVersion,
  useDocsPreferredVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocSidebarNavbarItem';
import type {ReactNode} from 'react';
import {useActiveDoc} from '../../client/active-doc';
import {findBody} from '../../client/page-document';
import {getShownPage} from '../../client/shown-page';

export default function DocSidebarNavbarItem({sidebarId, label, docsPluginId, ...props}: Props): ReactNode {
  const activeDoc = useActiveDoc(docsPluginId);
  const versions = [
    useActiveVersion(docsPluginId),
    useDocsPreferredVersion(docsPluginId).preferredVersion,
    useLatestVersion(docsPluginId),
  ];
  const link = versions.map((version) => version?.sidebars?.[sidebarId]?.link).find(Boolean);
  if (!link) throw new Error(`DocSidebarNavbarItem: the sidebar "${sidebarId}" has no document to lead to.`);
  const isActive = () => {
    if (typeof document === 'undefined' || activeDoc) return activeDoc?.sidebar === sidebarId;
    return findBody(getShownPage())?.dataset.sidebar === sidebarId;
  };
  return (
    <DefaultNavbarItem exact {...props} isActive={isActive} label={label ?? link.label} to={link.path} />
  );
}
