import {useEffect, useState} from 'react';
import {useStore} from '../../../../client/store';
import {getSearchClient} from '../../client/client';
import type {SearchSettings} from '../../client/settings';
import type {FacetFilters} from '../../engine/request';
import {PagedSearch, type Results} from './paged-search';

/** The search of the last visit to this page. */
let lastSearch: PagedSearch | undefined;

/**
 * Returns the results of a query so far, and a function that gets the next page or retries a failed one. When the visitor comes
 * back to a query, the results are there immediately, because otherwise the scroll position couldn't be restored.
 */
export function useResults(
  query: string,
  facetFilters: FacetFilters,
  settings: SearchSettings,
): Results & {more: () => void} {
  const [search] = useState(() =>
    lastSearch?.isFor(query, facetFilters) && lastSearch.results.get().status === 'ready'
      ? lastSearch
      : new PagedSearch(() => getSearchClient(settings), settings.indexName),
  );
  useEffect(() => {
    search.setQuery(query, facetFilters);
    lastSearch = search;
  }, [search, query, facetFilters]);
  return {...useStore(search.results), more: search.more};
}
