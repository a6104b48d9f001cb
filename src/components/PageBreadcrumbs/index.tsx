import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';

interface Props {
  /** Title of the page. */
  title: string;
  /** The page above it, if there is one: its title, and its path below the base URL. */
  parent?: {label: string; path: string};
  /** False for the not-found page, which is shown at any address. */
  hasAddress?: boolean;
}

/** Renders the theme's breadcrumbs for a page that isn't a document. */
export default function PageBreadcrumbs({title, parent, hasAddress = true}: Props): ReactNode {
  const {pathname} = useLocation();
  const href = useBaseUrl(parent?.path);
  // The theme only shows documents, so the page has to look like one.
  const page: PropSidebarItem = {
    type: 'link',
    label: title,
    href: pathname,
    docId: pathname,
    customProps: {hasAddress},
  };
  const items: PropSidebarItem[] = parent
    ? [{type: 'category', label: parent.label, href, collapsible: false, collapsed: false, items: [page]}]
    : [page];
  return (
    <DocsSidebarProvider name="page" items={items}>
      <DocBreadcrumbs />
    </DocsSidebarProvider>
  );
}
