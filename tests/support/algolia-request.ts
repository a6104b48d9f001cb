import type {SearchRequest} from '../../src/plugins/search/engine/request';

/** Reads a request as it is sent to Algolia, with its parameters as a URL-encoded string. */
export function readAlgoliaRequest({indexName, params}: {indexName: string; params: string}): SearchRequest {
  const parameters = [...new URLSearchParams(params)].map(([name, value]) => [
    name,
    /^(?:\[.*\]|\d+)$/s.test(value) && name !== 'query' ? JSON.parse(value) : value,
  ]);
  return {indexName, ...Object.fromEntries(parameters)};
}
