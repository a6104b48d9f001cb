import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/BlogLayout';
import BlogLayout from '@theme-original/BlogLayout';
import type {ReactNode} from 'react';
import PageBreadcrumbs from '../../components/PageBreadcrumbs';
import {isSamePage} from '../../lib/page-address';

const BLOG = {label: 'Blog', path: '/blog'};

/** Titles of the lists of posts, by the last part of their path. */
const LIST_TITLES: Readonly<Record<string, string>> = {archive: 'Archive', authors: 'Authors', tags: 'Tags'};

/** Renders the theme's layout with breadcrumbs. `src/css/custom.css` makes it look like the shell of the docs. */
export default function BlogLayoutWithBreadcrumbs({children, ...props}: Props): ReactNode {
  const {pathname} = useLocation();
  const isIndex = isSamePage(useBaseUrl(BLOG.path), pathname);
  const post = props.sidebar?.items.find(({permalink}) => isSamePage(permalink, pathname));
  const lastSegment = pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
  return (
    <BlogLayout {...props}>
      {isIndex ? (
        <PageBreadcrumbs title={BLOG.label} />
      ) : (
        <PageBreadcrumbs title={post?.title ?? LIST_TITLES[lastSegment] ?? lastSegment} parent={BLOG} />
      )}
      {children}
    </BlogLayout>
  );
}
