import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
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

/** The breadcrumbs of a page; those of the development docs, which have no sidebar, are a row of all of them. */
export default function BreadcrumbsOrSiblings(): ReactNode {
  const {metadata} = useDoc();
  if (!metadata.id.startsWith('development/')) return <DocBreadcrumbs />;
  return (
    <nav aria-label="Development" className={styles.siblings}>
      <ul>
        {Object.entries(DEVELOPMENT).map(([to, name]) => (
          <li key={to}>
            <Link to={to} aria-current={metadata.slug === to.slice('/docs'.length) ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
