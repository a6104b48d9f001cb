import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type {ReactNode} from 'react';

/** Renders the list of authors with a description of the page, which the original leaves out. */
export default function DescribedBlogAuthorsListPage(props: Props): ReactNode {
  const names = props.authors.map(({name, key}) => name ?? key).join(', ');
  return (
    <>
      <PageMetadata description={`People who write for the NodeGUI blog: ${names}.`} />
      <BlogAuthorsListPage {...props} />
    </>
  );
}
