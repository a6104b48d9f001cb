import type {SearchRecord} from '../records/types';

/** One search, as Algolia's API takes it. */
export interface SearchRequest {
  indexName: string;
  /** Either every parameter in one URL-encoded string, or each as a key of its own. */
  params?: string | Record<string, unknown>;
  [parameter: string]: unknown;
}

/** The parameters of a request that the engine supports. */
export interface SearchOptions {
  query: string;
  hitsPerPage: number;
  page: number;
  /** All outer filters must hold; of an inner list one. */
  facetFilters: Array<string[]>;
  /** Words per attribute that has a snippet. */
  snippets: Map<string, number>;
  preTag: string;
  postTag: string;
  ellipsis: string;
  clickAnalytics: boolean;
}

const MAX_HITS = 1000;

/** A value that may be JSON inside a string. */
function unwrap(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

const asText = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

function asCount(value: unknown, otherwise: number, most: number): number {
  const number = Math.trunc(Number(value ?? otherwise));
  return Number.isFinite(number) && number >= 0 ? Math.min(number, most) : otherwise;
}

function asList(value: unknown): unknown[] {
  const list = unwrap(value);
  if (Array.isArray(list)) return list;
  return typeof list === 'string' && list ? list.split(',') : [];
}

const asFilter = (value: unknown): string[] =>
  asList(value).filter((item): item is string => typeof item === 'string');

/** Reads a request of any origin; what is missing or makes no sense gets Algolia's default. */
export function readRequest(request: SearchRequest): SearchOptions {
  const {params, ...own} = request;
  const nested = typeof params === 'string' ? Object.fromEntries(new URLSearchParams(params)) : params;
  const all: Record<string, unknown> = {...own, ...nested};
  const snippets = asFilter(all.attributesToSnippet).map((item): [string, number] => {
    const [name = '', count] = item.split(':');
    return [name, asCount(count, 10, 100)];
  });
  return {
    query: asText(all.query, ''),
    hitsPerPage: Math.max(1, asCount(all.hitsPerPage, 20, MAX_HITS)),
    page: asCount(all.page, 0, MAX_HITS),
    facetFilters: asList(all.facetFilters).map(asFilter),
    snippets: new Map(snippets),
    preTag: asText(all.highlightPreTag, '<em>'),
    postTag: asText(all.highlightPostTag, '</em>'),
    ellipsis: asText(all.snippetEllipsisText, '…'),
    clickAnalytics: all.clickAnalytics === true || all.clickAnalytics === 'true',
  };
}

const ATTRIBUTES = ['language', 'version', 'docusaurus_tag', 'type', 'kind'] as const;

/** Reads facet filters `attribute:value` as what they let pass: records for which of each list at least one holds. */
export function readFilters(filters: readonly string[][]): (record: SearchRecord) => boolean {
  const lists = filters.map((alternatives) =>
    alternatives.flatMap((filter) => {
      const separator = filter.indexOf(':');
      const attribute = ATTRIBUTES.find((name) => name === filter.slice(0, separator));
      return attribute ? [{attribute, value: filter.slice(separator + 1)}] : [];
    }),
  );
  return (record) => lists.every((list) => list.some(({attribute, value}) => record[attribute] === value));
}

/** 32 hexadecimal digits that are the same for the same request. */
export function queryId(text: string): string {
  let result = '';
  for (let seed = 1; result.length < 32; seed++) {
    let hash = 0x811c9dc5 ^ seed;
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    result += (hash >>> 0).toString(16).padStart(8, '0');
  }
  return result;
}
