import type {SearchRecord} from '../records/types';

/** One search, in the format of Algolia's API. */
export interface SearchRequest {
  indexName: string;
  /** The parameters, as a URL-encoded string or as an object. They can also be properties of the request itself. */
  params?: string | Record<string, unknown>;
  [parameter: string]: unknown;
}

/** The parameters of a request that the engine supports. */
export interface SearchOptions {
  query: string;
  hitsPerPage: number;
  page: number;
  /** A record has to match at least one filter of each inner list. */
  facetFilters: Array<string[]>;
  /** Name of an attribute that gets a snippet → number of words in it. */
  snippets: Map<string, number>;
  preTag: string;
  postTag: string;
  ellipsis: string;
}

const MAX_HITS = 1000;

/** Parses a string that is a JSON array or object; returns any other value as it is. */
function parseJson(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

const toText = (value: unknown, fallback: string): string => (typeof value === 'string' ? value : fallback);

function toCount(value: unknown, fallback: number, max: number): number {
  const number = Math.trunc(Number(value ?? fallback));
  return Number.isFinite(number) && number >= 0 ? Math.min(number, max) : fallback;
}

function toList(value: unknown): unknown[] {
  const list = parseJson(value);
  if (Array.isArray(list)) return list;
  return typeof list === 'string' && list ? list.split(',') : [];
}

const toStrings = (value: unknown): string[] =>
  toList(value).filter((item): item is string => typeof item === 'string');

/** Reads the parameters of a request. Missing or invalid ones get Algolia's defaults. */
export function readRequest(request: SearchRequest): SearchOptions {
  const {params, ...properties} = request;
  const nested = typeof params === 'string' ? Object.fromEntries(new URLSearchParams(params)) : params;
  const all: Record<string, unknown> = {...properties, ...nested};
  const snippets = toStrings(all.attributesToSnippet).map((item): [string, number] => {
    const [name = '', count] = item.split(':');
    return [name, toCount(count, 10, 100)];
  });
  return {
    query: toText(all.query, ''),
    hitsPerPage: Math.max(1, toCount(all.hitsPerPage, 20, MAX_HITS)),
    page: toCount(all.page, 0, MAX_HITS),
    facetFilters: toList(all.facetFilters).map(toStrings),
    snippets: new Map(snippets),
    preTag: toText(all.highlightPreTag, '<em>'),
    postTag: toText(all.highlightPostTag, '</em>'),
    ellipsis: toText(all.snippetEllipsisText, '…'),
  };
}

const ATTRIBUTES = ['language', 'version', 'docusaurus_tag', 'type', 'kind'] as const;

/**
 * Creates a function that tells whether a record passes facet filters of the form `attribute:value`. It has to match at
 * least one filter of each list.
 */
export function createFilter(filters: readonly string[][]): (record: SearchRecord) => boolean {
  const lists = filters.map((alternatives) =>
    alternatives.flatMap((filter) => {
      const separator = filter.indexOf(':');
      const attribute = ATTRIBUTES.find((name) => name === filter.slice(0, separator));
      return attribute ? [{attribute, value: filter.slice(separator + 1)}] : [];
    }),
  );
  return (record) => lists.every((list) => list.some(({attribute, value}) => record[attribute] === value));
}
