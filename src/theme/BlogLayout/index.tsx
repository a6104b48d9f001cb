import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import BlogLayout from '@theme-original/BlogLayout';
import type {ReactNode} from 'react';
import PageBreadcrumbs from '../../components/PageBreadcrumbs';
import {isSamePage, removeTrailingSlash} from '../../lib/page-address';

const BLOG = {label: 'Blog', path: '/blog'};

/** Titles and descriptions of lists, by their path below `/blog/`. The theme's pages have no description. */
const LISTS: Record<string, {title: string; description: string} | undefined> = {
  archive: {title: 'Archive', description: 'Every post of the NodeGUI blog, with its date.'},
  authors: {title: 'Authors', description: 'Everybody who writes for the NodeGUI blog.'},
  tags: {title: 'Tags', description: 'The tags of all posts of the NodeGUI blog.'},
};

/**
 * Renders the theme's layout with breadcrumbs, and with what the theme's pages lack: a heading above the posts, and descriptions
 * of lists. `src/css/custom.css` makes it look like the shell of the docs.
 */
export default function BlogLayoutWithBreadcrumbs({children, ...props}: Props): ReactNode {
  const {pathname} = useLocation();
  const isIndex = isSamePage(useBaseUrl(BLOG.path), pathname.replace(/\/page\/\d+\/?$/, ''));
  const post = props.sidebar?.items.find(({permalink}) => isSamePage(permalink, pathname));
  const [folder, lastSegment = ''] = removeTrailingSlash(pathname).split('/').slice(-2);
  const list = folder === 'blog' ? LISTS[lastSegment] : undefined;
  return (
    <BlogLayout {...props}>
      {list && <PageMetadata description={list.description} />}
      {isIndex ? (
        <>
          <PageBreadcrumbs title={BLOG.label} />
          <Heading as="h1">{BLOG.label}</Heading>
        </>
      ) : (
        <PageBreadcrumbs title={post?.title ?? list?.title ?? lastSegment} parent={BLOG} />
      )}
      {children}
    </BlogLayout>
  );
}
