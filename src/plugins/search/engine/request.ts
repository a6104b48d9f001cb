import type {SearchRecord} from '../records/types';

/** Filters of the form `attribute:value`. A record has to match each of them, or at least one filter of each inner list. */
export type FacetFilters = ReadonlyArray<string | readonly string[]>;

/** One search, with the parameters of Algolia's API that the engine supports. It ignores the others. */
export interface SearchRequest {
  indexName: string;
  query?: string;
  hitsPerPage?: number;
  page?: number;
  facetFilters?: FacetFilters;
  /** Names of attributes that get a snippet, each with the number of words in it, such as `content:10`. */
  attributesToSnippet?: readonly string[];
  [parameter: string]: unknown;
}

/** Returns the number of words in the snippet of the content, or undefined if the request doesn't want one. */
export function readSnippetLength({attributesToSnippet = []}: SearchRequest): number | undefined {
  const attribute = attributesToSnippet.find((name) => name.startsWith('content:'));
  return attribute === undefined ? undefined : Number(attribute.slice('content:'.length));
}

/** The attributes of records that facet filters can name. */
export const FACETS = ['language', 'version', 'docusaurus_tag', 'type', 'kind'] as const;

/** Creates a function that tells whether a record passes facet filters. */
export function createFilter(filters: FacetFilters = []): (record: SearchRecord) => boolean {
  const lists = filters.map((alternatives) =>
    [alternatives].flat().flatMap((filter) => {
      const separator = filter.indexOf(':');
      const attribute = FACETS.find((name) => name === filter.slice(0, separator));
      return attribute ? [{attribute, value: filter.slice(separator + 1)}] : [];
    }),
  );
  return (record) => lists.every((list) => list.some(({attribute, value}) => record[attribute] === value));
}
