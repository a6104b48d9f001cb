import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogTagsListPage';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type {ReactNode} from 'react';

/** Renders the list of tags with a description of the page, which the original leaves out. */
export default function DescribedBlogTagsListPage(props: Props): ReactNode {
  const tags = props.tags.map(({label}) => label).join(', ');
  return (
    <>
      <PageMetadata description={`Posts of the NodeGUI blog by tag: ${tags}.`} />
      <BlogTagsListPage {...props} />
    </>
  );
}
