import {createStore} from '../../../../client/store';
import type {SearchClient} from '../../client/client';
import type {Hit} from '../../engine/hits';
import type {FacetFilters} from '../../engine/request';

const HITS_PER_PAGE = 15;
/** The search starts this number of milliseconds after the last key press, so that typing a word makes one request. */
const TYPING_DELAY = 150;

/** The results that the page shows. */
export interface Results {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The query that found the hits. While a search is running, it's an earlier query. */
  query: string;
  hits: readonly Hit[];
  count: number;
  suggestions: readonly string[];
  hasMore: boolean;
}

const NO_RESULTS: Results = {
  status: 'idle',
  query: '',
  hits: [],
  count: 0,
  suggestions: [],
  hasMore: false,
};

/**
 * Searches for a query, one page of hits at a time. Each page is requested once, unless the request fails. Searches wait for
 * the whole index, because the search page shows the number of hits.
 */
export class PagedSearch {
  /** The query. It's undefined before the first one. */
  private query: string | undefined;
  private facetFilters: FacetFilters = [];
  private page = 0;
  /** Number of the latest request. Responses to earlier requests are dropped. */
  private latest = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The results so far. New results are a new object. */
  readonly results = createStore(NO_RESULTS);

  /** @param getClient returns the client. It's called for each request, so nothing is loaded before the first one. */
  constructor(
    private readonly getClient: () => SearchClient,
    private readonly indexName: string,
  ) {}

  isFor(query: string, facetFilters: FacetFilters): boolean {
    return query === this.query && JSON.stringify(facetFilters) === JSON.stringify(this.facetFilters);
  }

  /** Searches for a query. The first one is searched immediately, later ones once the visitor has stopped typing. */
  setQuery(query: string, facetFilters: FacetFilters): void {
    if (this.isFor(query, facetFilters)) return;
    const isFirst = this.query === undefined;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.query = query;
    this.facetFilters = facetFilters;
    this.page = 0;
    // A late response to the previous query must not replace the results of this one.
    this.latest++;
    if (!query.trim()) this.results.set(NO_RESULTS);
    else if (isFirst) void this.request();
    else this.timer = setTimeout(() => void this.request(), TYPING_DELAY);
  }

  /** Requests the next page, or a failed one again. */
  readonly more = (): void => {
    const {status, hasMore} = this.results.get();
    if (status === 'failed') void this.request();
    else if (status === 'ready' && hasMore && this.timer === undefined) {
      this.page++;
      void this.request();
    }
  };

  private async request(): Promise<void> {
    this.timer = undefined;
    const requestNumber = ++this.latest;
    const query = this.query ?? '';
    const page = this.page;
    this.results.set({...this.results.get(), status: 'loading'});
    const parameters = {
      indexName: this.indexName,
      query,
      page,
      hitsPerPage: HITS_PER_PAGE,
      facetFilters: this.facetFilters,
      attributesToSnippet: ['content:30'],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
    };
    try {
      const {results} = await this.getClient().search([parameters], true);
      const [result] = results;
      if (requestNumber !== this.latest || !result) return;
      this.results.set({
        status: 'ready',
        query,
        hits: page === 0 ? result.hits : [...this.results.get().hits, ...result.hits],
        count: result.nbHits,
        suggestions: result.suggestions ?? [],
        hasMore: result.nbPages > page + 1,
      });
    } catch (cause) {
      console.warn('Search is unavailable.', cause);
      if (requestNumber === this.latest) this.results.set({...this.results.get(), status: 'failed'});
    }
  }
}
