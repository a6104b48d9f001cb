/**
 * Ejected and rewritten. The theme's page never stops loading when a search fails, credits Algolia even if the embedded index
 * is used, and needs a second search library.
 */
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {PageMetadata, useSearchQueryString} from '@docusaurus/theme-common';
import {useAlgoliaContextualFacetFilters} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {type ReactNode, useEffect, useRef} from 'react';
import GuidesShell from '../../../../components/GuidesShell';
import {readSearchSettings} from '../../client/settings';
import {FAILURE_HELP} from '../../components/failure-help';
import {PageLinks} from '../../components/PageLinks';
import {POPULAR_TASKS} from '../../components/popular-pages';
import type {FacetFilters} from '../../engine/request';
import MoreButton from './MoreButton';
import NoResults from './NoResults';
import type {Results} from './paged-search';
import ResultList from './ResultList';
import styles from './styles.module.css';
import {useResults} from './use-results';

/** Renders the head of the page. It comes with the HTML, which doesn't depend on the query, so the browser updates the title. */
function SearchMetadata({title}: {title: string}): ReactNode {
  const {title: site, titleDelimiter} = useDocusaurusContext().siteConfig;
  useEffect(() => {
    document.title = `${title} ${titleDelimiter} ${site}`;
  }, [title, titleDelimiter, site]);
  return (
    <>
      <PageMetadata
        title={title}
        description="Search the guides, the API reference, the questions and the blog of NodeGUI."
      />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
    </>
  );
}

/** Returns the status of a search for readers, including those with a screen reader. */
function formatStatus({status, count, query}: Results): string {
  if (status === 'loading' && count === 0) return 'Searching…';
  if (status === 'idle' || status === 'failed') return '';
  if (count === 0) return `No results were found for “${query}”.`;
  return count === 1 ? '1 result' : `${count} results`;
}

function SearchPageContent(): ReactNode {
  const facetFilters = useAlgoliaContextualFacetFilters() as FacetFilters;
  const settings = readSearchSettings(useDocusaurusContext());
  // The server doesn't know the query, so only the browser can tell that there's none.
  const isBrowser = useIsBrowser();
  const [query, setQuery] = useSearchQueryString();
  const {more, ...results} = useResults(query, facetFilters, settings);
  const input = useRef<HTMLInputElement>(null);
  // The visitor may have typed before the code was loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later letters come as events
  useEffect(() => {
    const typed = input.current?.value;
    if (typed && typed !== query) setQuery(typed);
  }, []);
  const isBlank = query.trim() === '';
  const title = isBlank ? 'Search the documentation' : `Search results for "${query}"`;
  const {status, hits, count, suggestions, hasMore} = results;

  return (
    <>
      <SearchMetadata title={title} />
      <div className={styles.page}>
        <Heading as="h1">{title}</Heading>
        <search>
          <form onSubmit={(event) => event.preventDefault()}>
            <input
              ref={input}
              type="search"
              name="q"
              className={styles.input}
              placeholder="Search the documentation"
              aria-label="Search"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              autoComplete="off"
              // biome-ignore lint/a11y/noAutofocus: typing is what this page is for
              autoFocus
            />
          </form>
        </search>
        <output className={styles.status}>{formatStatus(results)}</output>
        {status === 'failed' && (
          <div role="alert">
            <p>Unable to fetch results. {FAILURE_HELP}</p>
            <button type="button" className="button button--primary" onClick={more}>
              Try again
            </button>
          </div>
        )}
        {isBrowser && isBlank && <PageLinks title="Popular tasks" pages={POPULAR_TASKS} />}
        {status !== 'idle' && hits.length > 0 && <ResultList hits={hits} isStale={results.query !== query} />}
        {status === 'ready' && count === 0 && <NoResults query={results.query} suggestions={suggestions} />}
        {status === 'ready' && hasMore && <MoreButton key={hits.length} onMore={more} />}
        {settings.hosted && (
          <p className={styles.credit}>
            Search by <Link to="https://www.algolia.com/">Algolia</Link>
          </p>
        )}
      </div>
    </>
  );
}

/** Renders the page of search results. The parameter `q` of the address and the field always have the same query. */
export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <GuidesShell title="Search">
        <SearchPageContent />
      </GuidesShell>
    </Layout>
  );
}
