import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import PageActions from '@theme/PageActions';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The pages of `docs/development/`, in the order to read them in, each with a short name. */
const DEVELOPMENT: Record<string, string> = {
  '/docs/development/': 'Map',
  '/docs/development/setting-up': 'Setting up',
  '/docs/development/getting-started': 'First change',
  '/docs/development/wrapping_widgets': 'Wrapping widgets',
  '/docs/development/wrapper_caching': 'Wrapper caching',
  '/docs/development/signal_and_event_handling': 'Signals and events',
  '/docs/development/styling': 'Styles',
  '/docs/development/debugging': 'Debugging',
  '/docs/development/common_errors': 'Common errors',
  '/docs/development/writing': 'Writing',
};

/** The top of a page: its breadcrumbs, and the actions for the page. */
export default function PageHead(): ReactNode {
  const {id, slug, title, permalink, editUrl} = useDoc().metadata;
  return (
    <div className={styles.head}>
      {id.startsWith('development/') ? <Siblings slug={slug} /> : <DocBreadcrumbs />}
      <PageActions permalink={permalink} title={title} editUrl={editUrl} />
    </div>
  );
}

/** All pages of the development docs, which have no sidebar and so no breadcrumbs. */
function Siblings({slug}: {slug: string}): ReactNode {
  return (
    <nav aria-label="Development" className={styles.siblings}>
      <ul>
        {Object.entries(DEVELOPMENT).map(([to, name]) => (
          <li key={to}>
            <Link to={to} aria-current={slug === to.slice('/docs'.length) ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
