import {type ReactNode, useEffect, useState} from 'react';
import {flushSync} from 'react-dom';
import {type Store, useStore} from '../../../client/store';
import {findRecentPages} from '../../offline/client/recent-pages';
import {getSiteScope} from '../../offline/client/site';
import {FAILURE_HELP} from '../components/failure-help';
import {PageLinks} from '../components/PageLinks';
import {type PageLink, POPULAR_PAGES, POPULAR_TASKS} from '../components/popular-pages';
import type {SearchProgress} from './docsearch-adapter';
import styles from './modal.module.css';
import {closeSearch, openSearch} from './modal-query';

const RECENT_PAGES = 4;

/** Returns the pages that the visitor opened last. Empty if the browser has saved no pages. */
function useRecentPages(): readonly PageLink[] {
  const [pages, setPages] = useState<readonly PageLink[]>([]);
  useEffect(() => {
    let isMounted = true;
    findRecentPages(getSiteScope(), window.location.href, RECENT_PAGES).then(
      (recentPages) => isMounted && setPages(recentPages.map(({path, title}) => ({to: path, title}))),
      // A browser that can't save pages has no caches.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return pages;
}

/** Renders an error like that of DocSearch, which hides its own as soon as the search has ended. */
function SearchError(): ReactNode {
  return (
    <div className="DocSearch-ErrorScreen" role="alert">
      <p className="DocSearch-Title">Unable to fetch results</p>
      <p className="DocSearch-Help">{FAILURE_HELP}</p>
    </div>
  );
}

/** Searches for another query. DocSearch only takes a query when it opens, so search is closed before. */
function searchInstead(query: string): void {
  flushSync(closeSearch);
  openSearch(query);
}

/** Lists suggested queries like DocSearch, which would suggest the names of earlier groups of hits. */
function SuggestedQueries({queries}: {queries: readonly string[]}): ReactNode {
  return (
    <div className="DocSearch-NoResults-Prefill-List">
      <p className="DocSearch-Help">Try searching for:</p>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" className="DocSearch-Prefill" onClick={() => searchInstead(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shows what helps if there are no hits: tasks and recent pages without a query, otherwise suggestions, pages or an error. */
export function ModalWithoutHits({progress}: {progress: Store<SearchProgress>}): ReactNode {
  const {query, status, suggestions = []} = useStore(progress);
  const recent = useRecentPages();
  if (status === 'failed') return <SearchError />;
  if (query !== '' && status !== 'nothing') return null;
  return (
    <div className={styles.links}>
      {query === '' ? (
        <>
          <PageLinks title="Popular tasks" pages={POPULAR_TASKS} onOpen={closeSearch} />
          {recent.length > 0 && <PageLinks title="Recent pages" pages={recent} onOpen={closeSearch} />}
        </>
      ) : (
        <>
          {suggestions.length > 0 && <SuggestedQueries queries={suggestions} />}
          <PageLinks title="Popular pages" pages={POPULAR_PAGES} onOpen={closeSearch} />
        </>
      )}
    </div>
  );
}
