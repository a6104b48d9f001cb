import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import guides from '@generated/guides-sidebar/default/guides.json';
import DocRootLayout from '@theme/DocRoot/Layout';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import PageBreadcrumbs from '../PageBreadcrumbs';
import styles from './styles.module.css';

interface Props extends ComponentProps<typeof PageBreadcrumbs> {
  /** The table of contents, if the page has one. */
  contents?: ReactNode;
  children: ReactNode;
}

/**
 * Renders the shell of the guides around a page that isn't a document. It has their sidebar and breadcrumbs, and puts the
 * text in the same place.
 */
export default function GuidesShell({contents, children, ...breadcrumbs}: Props): ReactNode {
  return (
    <DocsSidebarProvider name="guides" items={guides}>
      <DocRootLayout>
        <div className="row">
          <div className={clsx('col', styles.page)}>
            <PageBreadcrumbs {...breadcrumbs} />
            {children}
          </div>
          {contents && <div className="col col--3">{contents}</div>}
        </div>
      </DocRootLayout>
    </DocsSidebarProvider>
  );
}
