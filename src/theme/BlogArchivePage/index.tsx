// Ejected: the original's headings skip a level and its hero is a second banner, and neither is a prop.
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

const DATE = new Intl.DateTimeFormat('en', {day: 'numeric', month: 'long', timeZone: 'UTC'});

/** Groups posts by the year of their date. Years and posts are sorted newest first. */
function groupPostsByYear(posts: readonly ArchiveBlogPost[]): [string, ArchiveBlogPost[]][] {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}

/** Renders a list of all posts by year. */
export default function BlogArchivePage({archive}: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title="Archive" description="Every post of the NodeGUI blog, by year." />
      <BlogLayout>
        <Heading as="h1">Archive</Heading>
        {groupPostsByYear(archive.blogPosts).map(([year, posts]) => (
          <section key={year}>
            <Heading as="h2" id={year}>
              {year}
            </Heading>
            <ul>
              {posts.map(({metadata}) => (
                <li key={metadata.permalink}>
                  <Link to={metadata.permalink}>
                    {DATE.format(new Date(metadata.date))}: {metadata.title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
