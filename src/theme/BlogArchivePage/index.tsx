// Ejected: the original's headings skip a level and its hero is a second banner, and neither is a prop.
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogArchivePage';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

const DATE = new Intl.DateTimeFormat('en', {dateStyle: 'long', timeZone: 'UTC'});

/** Renders a list of all posts, newest first. */
export default function BlogArchivePage({archive}: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title="Archive" />
      <BlogLayout>
        <Heading as="h1">Archive</Heading>
        <ul>
          {archive.blogPosts.map(({metadata: {permalink, title, date}}) => (
            <li key={permalink}>
              <Link to={permalink}>
                {DATE.format(new Date(date))}: {title}
              </Link>
            </li>
          ))}
        </ul>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
