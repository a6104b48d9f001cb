// Ejected: the original asks visitors to contact the owner of the site that linked here, and has no links of its own.
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import GuidesShell from '../../../components/GuidesShell';
import NearestPages from '../../../components/NearestPages';
import {SITE_SECTIONS} from '../../../lib/site-sections';
import styles from './styles.module.css';

/** Renders the not-found page, with a search and with the pages whose addresses are similar. */
export default function NotFoundContent(): ReactNode {
  const {guides, api} = SITE_SECTIONS;
  return (
    <>
      <PageMetadata title="Page not found" />
      <GuidesShell title="Page not found" hasAddress={false}>
        <div className="theme-doc-markdown markdown">
          <Heading as="h1">Page not found</Heading>
          <p>
            There is no page at this address. It may have moved, or the link may have a typing error. You can
            search for it, or start from the <Link to={guides.path}>{guides.label.toLowerCase()}</Link>, the{' '}
            <Link to={api.path}>{api.label}</Link> or the <Link to="/docs/faq">questions and answers</Link>.
          </p>
          <search>
            <form action={useBaseUrl('/search/')} className={styles.form}>
              <input
                type="search"
                name="q"
                required
                className={`field ${styles.input}`}
                placeholder="Search docs"
                aria-label="Search all pages"
              />
              <button type="submit" className="button button--primary">
                Search
              </button>
            </form>
          </search>
          <NearestPages list={useBaseUrl('/llms.txt')} />
        </div>
      </GuidesShell>
    </>
  );
}
