/** One search, as the provider's API takes it. */
export interface SearchRequest {
  indexName: string;
  /** Either every parameter in one URL-encoded string, or each as a key of its own. */
  params?: string | Record<string, unknown>;
  [parameter: string]: unknown;
}

/** What the engine understands of a request. */
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

/** Reads a request of any origin; what is missing or makes no sense gets the provider's default. */
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
