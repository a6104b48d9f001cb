import type {SearchRecord, SynonymList} from '../records/types';
import {Highlighter} from './highlight';
import {type Hit, toHit} from './hits';
import type {Names} from './names';
import {parseQuery, type Query} from './query';
import {createRanker} from './ranking';
import {createFilter, readSnippetLength, type SearchRequest} from './request';
import {computeEditDistance} from './vocabulary';

const SUGGESTION_COUNT = 3;
/** Suggestions for a query that isn't similar to any title. */
const POPULAR = ['Getting started', 'Layout', 'Styling'];

/** Minimum length of a common beginning. Shorter ones are common to too many names. */
const MIN_SHARED = 4;

/** Maximum number of edits between a typed word and a similar name, as a share of the longer one's letters. */
const MAX_EDITS = 0.4;

/**
 * Returns the similarity of a typed word and a name, from 0 to 1: by edit distance or by common beginning, whichever is
 * higher. It's 0 if they aren't near, which takes at most four edits in ten letters, or half of the typed letters in common.
 */
function computeSimilarity(typed: string, name: string): number {
  const longest = Math.max(typed.length, name.length);
  let shared = 0;
  while (shared < Math.min(typed.length, name.length) && typed[shared] === name[shared]) shared++;
  const limit = Math.floor(MAX_EDITS * longest);
  const edits = computeEditDistance(typed, name, limit);
  if (edits <= limit) return Math.max(shared / longest, 1 - edits / longest);
  return shared >= MIN_SHARED && shared >= typed.length / 2 ? shared / longest : 0;
}

/**
 * Returns three queries to try instead of one that finds nothing: the titles of the most similar pages, filled up with
 * popular titles.
 */
function suggest(query: Query, records: readonly SearchRecord[], names: Names): string[] {
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

/** Removes all but the first of the hits that have the same URL, such as the parts of a long section. */
function removeDuplicates(hits: readonly SearchRecord[]): SearchRecord[] {
  const seen = new Set<string>();
  return hits.filter(({url}) => !seen.has(url) && seen.add(url));
}

/** Creates an engine from records and synonyms. This takes a few tenths of a second for this site. The engine is immutable. */
export function createEngine(records: readonly SearchRecord[], synonyms: SynonymList = {}): Engine {
  const {names, rank} = createRanker(records, synonyms);

  const searchOne = (request: SearchRequest): SearchResult => {
    const {indexName, query: text = '', page = 0, hitsPerPage = 20, facetFilters} = request;
    const query = parseQuery(text);
    const {hits, terms} = rank(query, createFilter(facetFilters));
    const found = removeDuplicates(hits);
    const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    const highlighter = new Highlighter(terms);
    const snippetLength = readSnippetLength(request);
    return {
      index: indexName,
      query: text,
      hits: shown.map((record) => toHit(record, highlighter, snippetLength)),
      nbHits: found.length,
      nbPages: Math.ceil(found.length / hitsPerPage),
      ...(found.length === 0 ? {suggestions: suggest(query, records, names)} : {}),
    };
  };

  return {
    search: (requests) => ({results: requests.map(searchOne)}),
    findUrls: (text, withoutScorer) =>
      removeDuplicates(rank(parseQuery(text), () => true, withoutScorer).hits).map(({url}) => url),
  };
}
