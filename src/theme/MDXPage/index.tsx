// Ejected: the original has no sidebar and no breadcrumbs, so its text isn't in the same place as that of the guides.
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import EditMetaRow from '@theme/EditMetaRow';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import TOC from '@theme/TOC';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import GuidesShell from '../../components/GuidesShell';
import {SITE_SECTIONS} from '../../lib/site-sections';

/** Renders a page in `src/pages` that is written in MDX. It belongs to the guides. */
export default function MDXPage({content: Content}: Props): ReactNode {
  const {metadata, assets, toc} = Content;
  const {title, editUrl, description, frontMatter, lastUpdatedBy, lastUpdatedAt} = metadata;
  const {keywords, wrapperClassName, hide_table_of_contents: hidesContents} = frontMatter;
  return (
    <HtmlClassNameProvider
      className={clsx(wrapperClassName ?? ThemeClassNames.wrapper.mdxPages, ThemeClassNames.page.mdxPage)}
    >
      <Layout>
        <PageMetadata
          title={title}
          description={description}
          keywords={keywords}
          image={assets.image ?? frontMatter.image}
        />
        <GuidesShell
          title={title ?? ''}
          parent={SITE_SECTIONS.guides}
          contents={
            !hidesContents &&
            toc.length > 0 && (
              <TOC
                toc={toc}
                minHeadingLevel={frontMatter.toc_min_heading_level}
                maxHeadingLevel={frontMatter.toc_max_heading_level}
                className={ThemeClassNames.docs.docTocDesktop}
              />
            )
          }
        >
          <ContentVisibility metadata={metadata} />
          <article className="theme-doc-markdown markdown">
            <MDXContent>
              <Content />
            </MDXContent>
          </article>
          <EditMetaRow
            className={clsx('margin-top--sm', ThemeClassNames.pages.pageFooterEditMetaRow)}
            editUrl={editUrl}
            lastUpdatedAt={lastUpdatedAt}
            lastUpdatedBy={lastUpdatedBy}
          />
        </GuidesShell>
      </Layout>
    </HtmlClassNameProvider>
  );
}
