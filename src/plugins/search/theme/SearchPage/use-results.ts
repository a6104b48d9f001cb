import {useEffect, useState} from 'react';
import type {SearchClient} from '../../client/search-client';
import type {Hit} from '../../engine/hits';

const HITS_PER_PAGE = 15;
/** A query is asked this long after the last key, in milliseconds, so that typing asks once. */
const DELAY = 150;

/** What the page has to show. */
export interface Results {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  hits: Hit[];
  count: number;
  suggestions: string[];
  hasMore: boolean;
}

const NOTHING: Results = {status: 'idle', hits: [], count: 0, suggestions: [], hasMore: false};

/** What to ask for, apart from the query. */
export interface Scope {
  client: SearchClient;
  indexName: string;
  facetFilters: unknown;
}

/**
 * Results of a query, page after page: to be counted and paged through they wait for all of the index.
 *
 * @returns the results so far, and what gets the next page or tries a failed one again
 */
export function useResults(query: string, scope: () => Scope): [results: Results, more: () => void] {
  const [wanted, setWanted] = useState({query, page: 0, attempt: 0});
  const [results, setResults] = useState<Results>(query ? {...NOTHING, status: 'loading'} : NOTHING);

  useEffect(() => {
    const timer = setTimeout(() => setWanted({query, page: 0, attempt: 0}), DELAY);
    return () => clearTimeout(timer);
  }, [query]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for hangs on `wanted` alone
  useEffect(() => {
    const {query: text, page} = wanted;
    if (!text.trim()) {
      setResults(NOTHING);
      return;
    }
    let current = true;
    const {client, indexName, facetFilters} = scope();
    setResults((before) => ({...before, status: 'loading'}));
    const request = {
      indexName,
      query: text,
      page,
      hitsPerPage: HITS_PER_PAGE,
      facetFilters,
      attributesToSnippet: ['content:30'],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
    };
    client
      .search([request], true)
      .then(({results: [result]}) => {
        if (!current || !result) return;
        setResults((before) => ({
          status: 'ready',
          hits: page === 0 ? result.hits : [...before.hits, ...result.hits],
          count: result.nbHits,
          suggestions: result.suggestions ?? [],
          hasMore: result.nbPages > page + 1,
        }));
      })
      .catch((cause: unknown) => {
        console.warn('Search is unavailable.', cause);
        if (current) setResults((before) => ({...before, status: 'failed'}));
      });
    return () => {
      current = false;
    };
  }, [wanted]);

  const more = () => {
    if (results.status === 'failed') setWanted((before) => ({...before, attempt: before.attempt + 1}));
    if (results.status === 'ready' && results.hasMore) {
      setWanted((before) => ({...before, page: before.page + 1}));
    }
  };
  return [results, more];
}
