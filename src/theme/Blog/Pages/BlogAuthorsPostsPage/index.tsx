import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import BlogAuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';
import type {ReactNode} from 'react';

/** Renders the posts of an author with a description of the page, which the original leaves out. */
export default function DescribedBlogAuthorsPostsPage(props: Props): ReactNode {
  const {name, key} = props.author;
  return (
    <>
      <PageMetadata description={`Posts of the NodeGUI blog by ${name ?? key}.`} />
      <BlogAuthorsPostsPage {...props} />
    </>
  );
}
