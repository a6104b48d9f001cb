import type {SearchRecord, Words} from '../records/types';
import {readFilters} from './filters';
import {type Hit, toHit} from './hits';
import {parseQuery} from './query';
import {queryId} from './query-id';
import {createRanker, type Ranking} from './ranking';
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

/** By number of a record: the number of the first that has its address. */
function numberAddresses(records: readonly SearchRecord[]): Uint32Array {
  const first = new Map<string, number>();
  return Uint32Array.from(records, ({url}, id) => {
    const known = first.get(url) ?? id;
    first.set(url, known);
    return known;
  });
}

/** Makes an engine from records and pairs of words. Takes some 100 ms for a site of this size; the engine never changes after. */
export function createEngine(records: readonly SearchRecord[], words: Words = {}): Engine {
  const {names, synonyms, rank} = createRanker(records, words);
  const addresses = numberAddresses(records);

  /** Of records with one address the first. */
  const oneEach = (ids: readonly number[]): number[] => {
    const seen = new Uint8Array(records.length);
    return ids.filter((id) => {
      const address = addresses[id] ?? id;
      if (seen[address]) return false;
      seen[address] = 1;
      return true;
    });
  };

  /** What a query finds, best first, one for each address: at least so many of the first if there are. */
  const inOrder = ({best, rest, compare}: Ranking, count: number): number[] => {
    const first = oneEach(best);
    return first.length >= count ? first : oneEach([...best, ...[...rest].sort(compare)]);
  };

  const answer = (request: SearchRequest): SearchResult => {
    const started = performance.now();
    const options = readRequest(request);
    const {page, hitsPerPage} = options;
    const query = parseQuery(options.query, synonyms);
    const ranking = rank(query, readFilters(options.facetFilters));
    const nbHits = oneEach([...ranking.best, ...ranking.rest]).length;
    const end = (page + 1) * hitsPerPage;
    const shown = inOrder(ranking, end).slice(page * hitsPerPage, end);
    const params = typeof request.params === 'string' ? request.params : '';
    return {
      index: request.indexName,
      query: options.query,
      params,
      hits: shown.flatMap((id) => records[id] ?? []).map((record) => toHit(record, ranking.terms, options)),
      nbHits,
      page,
      nbPages: Math.ceil(nbHits / hitsPerPage),
      hitsPerPage,
      exhaustiveNbHits: true,
      processingTimeMS: Math.round(performance.now() - started),
      ...(options.clickAnalytics ? {queryID: queryId(`${request.indexName}?${params}${options.query}`)} : {}),
      ...(nbHits === 0 ? {suggestions: suggest(query, records, names)} : {}),
    };
  };

  return {
    search: (requests) => ({results: requests.map(answer)}),
    find: (text, without) => {
      const ranking = rank(parseQuery(text, synonyms), () => true, without);
      return inOrder(ranking, records.length).map((id) => records[id]?.url ?? '');
    },
  };
}
