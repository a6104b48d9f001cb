import type {SearchRecord, Words} from '../records/types';
import {Highlighter} from './highlight';
import {type Hit, toHit} from './hits';
import type {Names} from './names';
import {parseQuery, type Query} from './query';
import {createRanker, type Ranking} from './ranking';
import {queryId, readFilters, readRequest, type SearchRequest} from './request';
import {editDistance} from './vocabulary';

const COUNT = 3;
/** Suggestions for a query that isn't similar to anything. */
const POPULAR = ['Getting started', 'Layout', 'Styling'];

/** Returns the similarity of two words, from 0 to 1: by edits, or by the beginning they share. */
function similarity(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  if (longest === 0) return 0;
  let shared = 0;
  while (shared < Math.min(a.length, b.length) && a[shared] === b[shared]) shared++;
  const limit = Math.ceil(longest / 2);
  return Math.max(shared / longest, 1 - editDistance(a, b, limit) / longest);
}

/**
 * Queries to try instead of one that finds nothing: the titles of the pages nearest to it,
 * filled up with popular ones. Always three.
 */
export function suggest(query: Query, records: readonly SearchRecord[], names: Names): string[] {
  const typed = query.compact.slice(0, 64);
  const scored = records.flatMap(({type, hierarchy}, id) => {
    const name = names.of[id];
    if (type !== 'lvl1' || !hierarchy.lvl1 || !name) return [];
    const score = Math.max(similarity(typed, name.full), similarity(typed, name.bare));
    return score > 0.35 ? [{title: hierarchy.lvl1, score}] : [];
  });
  const nearest = scored.sort((a, b) => b.score - a.score).map(({title}) => title);
  return [...new Set([...nearest, ...POPULAR])].slice(0, COUNT);
}

/** Answer to one request, in Algolia's words. */
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
  /** Only without hits: other queries, nearest first. Not part of Algolia's format. */
  suggestions?: string[];
}

export interface SearchResponse {
  results: SearchResult[];
  /** Answered by names alone, since the texts are not there. Not part of Algolia's format. */
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

/**
 * Makes an engine from records and pairs of words. Takes some 100 ms for a site of this size; the engine never changes
 * after.
 */
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

  /** Returns the hits of a query, best first, at most one per URL; at least the first `count` of them are in order. */
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
    const highlighter = new Highlighter(ranking.terms);
    const params = typeof request.params === 'string' ? request.params : '';
    return {
      index: request.indexName,
      query: options.query,
      params,
      hits: shown.flatMap((id) => records[id] ?? []).map((record) => toHit(record, highlighter, options)),
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
