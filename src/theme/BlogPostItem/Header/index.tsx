import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import PageActions from '@theme/PageActions';
import BlogPostItemHeader from '@theme-original/BlogPostItem/Header';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The head of a post; on the post's own page with what can be done with it. */
export default function PostHead(): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  if (!isBlogPostPage) return <BlogPostItemHeader />;
  const {permalink, title, editUrl} = metadata;
  return (
    <div className={styles.head}>
      <BlogPostItemHeader />
      <PageActions permalink={permalink} title={title} editUrl={editUrl} />
    </div>
  );
}
