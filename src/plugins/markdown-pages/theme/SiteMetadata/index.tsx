import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
// The original is imported by its path, because `@theme-original/SiteMetadata` is this component.
import SiteMetadata from '@docusaurus/theme-classic/lib/theme/SiteMetadata';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {hasMarkdownPage, toMarkdownPath} from '../../addresses';

/** Adds a link to the Markdown page to the head of each page that has one. */
export default function SiteMetadataWithMarkdownLink(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  return (
    <>
      <SiteMetadata />
      {hasMarkdownPage(pathname.slice(baseUrl.length)) && (
        <Head>
          <link rel="alternate" type="text/markdown" href={toMarkdownPath(pathname)} />
        </Head>
      )}
    </>
  );
}
