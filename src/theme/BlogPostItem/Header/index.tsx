import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import PageActions from '@theme/PageActions';
import BlogPostItemHeader from '@theme-original/BlogPostItem/Header';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Renders the header of a post. On the post's own page, it also has the actions for the page. */
export default function PostHeader(): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  if (!isBlogPostPage) return <BlogPostItemHeader />;
  const {permalink, title, editUrl} = metadata;
  return (
    <div className={styles.header}>
      <BlogPostItemHeader />
      <PageActions permalink={permalink} title={title} editUrl={editUrl} />
    </div>
  );
}
