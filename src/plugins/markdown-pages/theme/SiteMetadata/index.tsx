import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
// The name `@theme-original` would be this very component.
import SiteMetadata from '@docusaurus/theme-classic/lib/theme/SiteMetadata';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {hasMarkdownPage, markdownAddress} from '../../addresses';

/** Adds the address of a page's Markdown to its head, where it has one. */
export default function SiteMetadataWithMarkdownLink(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  return (
    <>
      <SiteMetadata />
      {hasMarkdownPage(pathname.slice(baseUrl.length)) && (
        <Head>
          <link rel="alternate" type="text/markdown" href={markdownAddress(pathname)} />
        </Head>
      )}
    </>
  );
}
