import Link from '@docusaurus/Link';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {createReportUrl, REPORT_TEXTS} from '../../client/report';
import {PageLinks} from '../../components/PageLinks';
import {POPULAR_PAGES} from '../../components/popular-pages';

/** Suggests other queries and pages. The status above it says that there are no results. */
export default function NoResults({
  query,
  suggestions,
}: {
  query: string;
  suggestions: readonly string[];
}): ReactNode {
  const createSearchLink = useSearchLinkCreator();
  return (
    <div>
      {suggestions.length > 0 && (
        <p>
          Try searching for{' '}
          {suggestions.map((text, index) => (
            <span key={text}>
              {index > 0 && ', '}
              <Link to={createSearchLink(text)}>{text}</Link>
            </span>
          ))}
          .
        </p>
      )}
      <p>
        {REPORT_TEXTS.question} <Link to={createReportUrl(query)}>{REPORT_TEXTS.link}</Link>
      </p>
      <PageLinks title="Popular pages" pages={POPULAR_PAGES} />
    </div>
  );
}
