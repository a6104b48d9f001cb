import {DocsSidebarProvider, useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import PageActions from '@theme/PageActions';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';
import {createBreadcrumbItems} from '../../lib/site-sections';
import styles from './styles.module.css';

/** Renders the top of a page: its breadcrumbs, and the actions for the page. */
export default function PageHead(): ReactNode {
  const {title, permalink, editUrl} = useDoc().metadata;
  return (
    <div className={styles.header}>
      <LinkedBreadcrumbs />
      <PageActions permalink={permalink} title={title} editUrl={editUrl} />
    </div>
  );
}

/** Renders the breadcrumbs with the section of the page, and with a link on each group. The original only links pages. */
function LinkedBreadcrumbs(): ReactNode {
  const sidebar = useDocsSidebar();
  const {withBaseUrl} = useBaseUrlUtils();
  if (!sidebar) return <DocBreadcrumbs />;
  const {name, items} = sidebar;
  return (
    <DocsSidebarProvider name={name} items={createBreadcrumbItems(name, items, withBaseUrl)}>
      <DocBreadcrumbs />
    </DocsSidebarProvider>
  );
}
