import type {SearchRecord, Words} from '../records/types';
import {Highlighter} from './highlight';
import {type Hit, toHit} from './hits';
import type {Names} from './names';
import {parseQuery, type Query} from './query';
import {createRanker, type Ranking} from './ranking';
import {createFilter, readSnippetLength, type SearchRequest} from './request';
import {editDistance} from './vocabulary';

const SUGGESTION_COUNT = 3;
/** Suggestions for a query that isn't similar to any title. */
const POPULAR = ['Getting started', 'Layout', 'Styling'];

/** Minimum length of a common beginning. Shorter ones are common to too many names. */
const MIN_SHARED = 4;

/**
 * Returns the similarity of a typed word and a name, from 0 to 1: by edit distance or by common beginning, whichever is
 * higher. It's 0 if they aren't near, which takes at most four edits in ten letters, or half of the typed letters in common.
 */
function computeSimilarity(typed: string, name: string): number {
  const longest = Math.max(typed.length, name.length);
  if (longest === 0) return 0;
  let shared = 0;
  while (shared < Math.min(typed.length, name.length) && typed[shared] === name[shared]) shared++;
  const limit = Math.floor(0.4 * longest);
  const edits = editDistance(typed, name, limit);
  const isNear = edits <= limit || (shared >= MIN_SHARED && shared >= typed.length / 2);
  return isNear ? Math.max(shared / longest, edits <= limit ? 1 - edits / longest : 0) : 0;
}

/**
 * Returns three queries to try instead of one that finds nothing: the titles of the most similar pages, filled up with
 * popular titles.
 */
export function suggest(query: Query, records: readonly SearchRecord[], names: Names): string[] {
  const typed = query.normalized.slice(0, 64);
  const scored = records.flatMap(({type, hierarchy}, id) => {
    const name = names.byRecord[id];
    if (type !== 'lvl1' || !hierarchy.lvl1 || !name) return [];
    const score = Math.max(computeSimilarity(typed, name.normalized), computeSimilarity(typed, name.short));
    return score > 0 ? [{title: hierarchy.lvl1, score}] : [];
  });
  const nearest = scored.sort((a, b) => b.score - a.score).map(({title}) => title);
  return [...new Set([...nearest, ...POPULAR])].slice(0, SUGGESTION_COUNT);
}

/** The result of one request, in Algolia's format. */
export interface SearchResult {
  index: string;
  query: string;
  hits: Hit[];
  nbHits: number;
  nbPages: number;
  /** Only if there are no hits: other queries, the most similar first. Not part of Algolia's format. */
  suggestions?: string[];
}

export interface SearchResponse {
  results: SearchResult[];
  /** Set if only names were searched, because the texts aren't loaded. Not part of Algolia's format. */
  isPartial?: true;
}

/** A search engine that takes requests and returns results in Algolia's format, in the browser or in Node.js. */
export interface Engine {
  search(requests: readonly SearchRequest[]): SearchResponse;
  /**
   * Returns the URLs that a query finds, best first.
   *
   * @param withoutScorer name of a scorer to leave out, to measure its effect
   */
  findUrls(query: string, withoutScorer?: string): string[];
}

/** Returns, by record number, the number of the first record with the same URL. */
function findFirstWithUrl(records: readonly SearchRecord[]): Uint32Array {
  const first = new Map<string, number>();
  return Uint32Array.from(records, ({url}, id) => {
    const firstId = first.get(url) ?? id;
    first.set(url, firstId);
    return firstId;
  });
}

/** Creates an engine from records and pairs of words. This takes a few tenths of a second for this site. The engine is immutable. */
export function createEngine(records: readonly SearchRecord[], words: Words = {}): Engine {
  const {names, rank} = createRanker(records, words);
  const firstWithUrl = findFirstWithUrl(records);

  /** Removes all but the first of the records that have the same URL. */
  const removeDuplicateUrls = (ids: readonly number[]): number[] => {
    const seen = new Uint8Array(records.length);
    return ids.filter((id) => {
      const first = firstWithUrl[id] ?? id;
      if (seen[first]) return false;
      seen[first] = 1;
      return true;
    });
  };

  /** Returns the hits of a query, best first, at most one per URL; at least the first `count` of them are in order. */
  const sortHits = ({best, rest, compare}: Ranking, count: number): number[] => {
    const first = removeDuplicateUrls(best);
    return first.length >= count ? first : removeDuplicateUrls([...best, ...[...rest].sort(compare)]);
  };

  const searchOne = (request: SearchRequest): SearchResult => {
    const {indexName, query: text = '', page = 0, hitsPerPage = 20, facetFilters} = request;
    const query = parseQuery(text);
    const ranking = rank(query, createFilter(facetFilters));
    const nbHits = removeDuplicateUrls([...ranking.best, ...ranking.rest]).length;
    const end = (page + 1) * hitsPerPage;
    const shown = sortHits(ranking, end).slice(page * hitsPerPage, end);
    const highlighter = new Highlighter(ranking.terms);
    const snippetLength = readSnippetLength(request);
    return {
      index: indexName,
      query: text,
      hits: shown
        .flatMap((id) => records[id] ?? [])
        .map((record) => toHit(record, highlighter, snippetLength)),
      nbHits,
      nbPages: Math.ceil(nbHits / hitsPerPage),
      ...(nbHits === 0 ? {suggestions: suggest(query, records, names)} : {}),
    };
  };

  return {
    search: (requests) => ({results: requests.map(searchOne)}),
    findUrls: (text, withoutScorer) => {
      const ranking = rank(parseQuery(text), () => true, withoutScorer);
      return sortHits(ranking, records.length).map((id) => records[id]?.url ?? '');
    },
  };
}
