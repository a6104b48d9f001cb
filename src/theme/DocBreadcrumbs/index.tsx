import {
  DocsSidebarProvider,
  useActivePluginAndVersion,
  useDoc,
  useDocsSidebar,
} from '@docusaurus/plugin-content-docs/client';
import {ReactContextError} from '@docusaurus/theme-common';
import PageActions from '@theme/PageActions';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';
import {createBreadcrumbItems} from '../../lib/site-sections';
import styles from './styles.module.css';

/** Renders the top of a page: its breadcrumbs, and the actions for the page. */
export default function PageHeader(): ReactNode {
  const document = useDocumentMetadata();
  return (
    <div className={styles.header}>
      <LinkedBreadcrumbs />
      {document && (
        <PageActions permalink={document.permalink} title={document.title} editUrl={document.editUrl} />
      )}
    </div>
  );
}

/** Returns the metadata of the page's document. The page of a category with a generated index has none. */
function useDocumentMetadata(): ReturnType<typeof useDoc>['metadata'] | undefined {
  try {
    // biome-ignore lint/correctness/useHookAtTopLevel: each render calls it, and it throws if there is no document
    return useDoc().metadata;
  } catch (error) {
    if (error instanceof ReactContextError) return undefined;
    throw error;
  }
}

/** Renders the breadcrumbs with the section of the page, and with a link on each group. The original only links pages. */
function LinkedBreadcrumbs(): ReactNode {
  const sidebar = useDocsSidebar();
  const {activePlugin, activeVersion} = useActivePluginAndVersion() ?? {};
  if (!sidebar) return <DocBreadcrumbs />;
  const {name, items} = sidebar;
  const section = activePlugin?.pluginId === 'default' ? name : undefined;
  return (
    <DocsSidebarProvider name={name} items={createBreadcrumbItems(section, items, activeVersion?.path ?? '')}>
      <DocBreadcrumbs />
    </DocsSidebarProvider>
  );
}
