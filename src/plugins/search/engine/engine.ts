import type {SearchRecord, Words} from '../records/types';
import {matchesFilters} from './filters';
import {type Hit, toHit} from './hits';
import {parseQuery} from './query';
import {queryId} from './query-id';
import {createRanker} from './ranking';
import {readRequest, type SearchRequest} from './request';
import {suggest} from './suggest';

/** Answer to one request, in the provider's words. */
export interface SearchResult {
  index: string;
  query: string;
  params: string;
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  exhaustiveNbHits: boolean;
  processingTimeMS: number;
  queryID?: string;
  /** Only without hits: other queries, nearest first. Not of the provider's. */
  suggestions?: string[];
}

export interface SearchResponse {
  results: SearchResult[];
  /** Answered by names alone, since the texts are not there. Not of the provider's. */
  isPartial?: true;
}

/** Answers provider-shaped requests. Knows nothing of where it runs. */
export interface Engine {
  search(requests: readonly SearchRequest[]): SearchResponse;
  /**
   * The addresses that a query finds, best first.
   *
   * @param without name of a scorer to leave out, which shows what it does
   */
  find(query: string, without?: string): string[];
}

/** Makes an engine from records and pairs of words. Takes some 100 ms for a site of this size; the engine never changes after. */
export function createEngine(records: readonly SearchRecord[], words: Words = {}): Engine {
  const {names, synonyms, rank} = createRanker(records, words);

  /** The records that a ranking finds, one for each address. */
  const oneEach = (ids: readonly number[]): SearchRecord[] => {
    const byUrl = new Map<string, SearchRecord>();
    for (const id of ids) {
      const record = records[id];
      if (record && !byUrl.has(record.url)) byUrl.set(record.url, record);
    }
    return [...byUrl.values()];
  };

  const answer = (request: SearchRequest): SearchResult => {
    const started = performance.now();
    const options = readRequest(request);
    const {page, hitsPerPage, facetFilters} = options;
    const query = parseQuery(options.query, synonyms);
    const {ids, terms} = rank(query, (record) => matchesFilters(record, facetFilters));
    const found = oneEach(ids);
    const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    const params = typeof request.params === 'string' ? request.params : '';
    return {
      index: request.indexName,
      query: options.query,
      params,
      hits: shown.map((record) => toHit(record, terms, options)),
      nbHits: found.length,
      page,
      nbPages: Math.ceil(found.length / hitsPerPage),
      hitsPerPage,
      exhaustiveNbHits: true,
      processingTimeMS: Math.round(performance.now() - started),
      ...(options.clickAnalytics ? {queryID: queryId(`${request.indexName}?${params}${options.query}`)} : {}),
      ...(found.length === 0 ? {suggestions: suggest(query, records, names)} : {}),
    };
  };

  return {
    search: (requests) => ({results: requests.map(answer)}),
    find: (text, without) =>
      oneEach(rank(parseQuery(text, synonyms), () => true, without).ids).map(({url}) => url),
  };
}
