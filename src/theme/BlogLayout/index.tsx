import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import BlogLayout from '@theme-original/BlogLayout';
import type {ReactNode} from 'react';
import PageBreadcrumbs from '../../components/PageBreadcrumbs';
import {isSamePage} from '../../lib/page-address';

const BLOG = {label: 'Blog', path: '/blog'};

/** Titles of the lists of the blog, by the last part of their path. */
const LIST_TITLES: Readonly<Record<string, string>> = {archive: 'Archive', authors: 'Authors', tags: 'Tags'};

/** Returns the description of a page for which the theme writes none, by the last two parts of its path. */
function describePage(parent: string | undefined, name: string): string | undefined {
  if (name === 'authors') return 'The people who write for the NodeGUI blog, with links to their posts.';
  if (name === 'tags') return 'The tags of the NodeGUI blog, with the number of posts that have each tag.';
  return parent === 'authors' ? `All posts of the NodeGUI blog by the author ${name}.` : undefined;
}

/**
 * Renders the theme's layout with breadcrumbs, and with a heading or description where the page has none. `src/css/custom.css`
 * makes it look like the shell of the docs.
 */
export default function BlogLayoutWithBreadcrumbs({children, ...props}: Props): ReactNode {
  const {pathname} = useLocation();
  const blogPath = useBaseUrl(BLOG.path);
  const post = props.sidebar?.items.find(({permalink}) => isSamePage(permalink, pathname));
  const [name = '', parent] = pathname.split('/').filter(Boolean).reverse();
  const description = describePage(parent, name);
  // The index may have several pages, such as `/blog/page/2`.
  const isIndex = isSamePage(blogPath, pathname) || parent === 'page';
  return (
    <BlogLayout {...props}>
      {description && <PageMetadata description={description} />}
      {isIndex ? (
        <>
          <PageBreadcrumbs title={BLOG.label} />
          <Heading as="h1">{BLOG.label}</Heading>
        </>
      ) : (
        <PageBreadcrumbs title={post?.title ?? LIST_TITLES[name] ?? name} parent={BLOG} />
      )}
      {children}
    </BlogLayout>
  );
}
