import docSearch from '@docsearch/react/package.json';
import {type LiteClient, liteClient} from 'algoliasearch/lite';
import type {SearchResponse} from '../engine/engine';
import type {SearchRequest} from '../engine/request';

/** Time-outs in milliseconds. After each time-out of a host, Algolia's client waits that much longer for it. */
const TIMEOUTS = {connect: 1000, read: 2000, write: 30_000};

/** Returns the parameters of a request as a URL-encoded string, in the format that Algolia's API documents. */
function toParams(parameters: Record<string, unknown>): string {
  const pairs = Object.entries(parameters).flatMap(([name, value]): Array<[string, string]> => {
    if (value === undefined || value === null) return [];
    return [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]];
  });
  return new URLSearchParams(pairs).toString();
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns true if a response has the fields that DocSearch and the search page read. */
function isResponse(value: unknown): value is SearchResponse {
  return (
    isRecord(value) &&
    Array.isArray(value.results) &&
    value.results.every((result) => isRecord(result) && Array.isArray(result.hits)) &&
    value.results.every(({hits}) => hits.every((hit: unknown) => isRecord(hit) && isRecord(hit.hierarchy)))
  );
}

/** Options of Algolia's client. */
type Options = NonNullable<Parameters<typeof liteClient>[2]>;
type Cache = NonNullable<Options['hostsCache']>;

/**
 * Creates a cache of the failed hosts of Algolia. Algolia's own caches use all properties of a host as the key, including its
 * state. So they never find a host again, and each search would try the failed host first.
 */
function createHostsCache(): Cache {
  const states = new Map<string, unknown>();
  const getUrl = (host: object): string => (host as {url: string}).url;
  const cache = {
    get: async (host: object, create: () => Promise<unknown>) => states.get(getUrl(host)) ?? create(),
    set: async (host: object, state: unknown) => states.set(getUrl(host), state),
    delete: async (host: object) => states.delete(getUrl(host)),
    clear: async () => states.clear(),
  };
  return cache as unknown as Cache;
}

/**
 * Searches with Algolia. Algolia's client handles time-outs, tries other hosts, and doesn't use a failed host for two
 * minutes. It keeps that state in memory, not in the storage of the browser.
 */
export class HostedClient {
  private readonly client: LiteClient;

  /** @param hosts hosts to use instead of Algolia's, for tests */
  constructor(appId: string, apiKey: string, hosts?: Options['hosts']) {
    const hostOptions = hosts && {hosts};
    this.client = liteClient(appId, apiKey, {
      hostsCache: createHostsCache(),
      timeouts: TIMEOUTS,
      ...hostOptions,
    });
    this.client.addAlgoliaAgent('docsearch', docSearch.version);
  }

  async search(requests: SearchRequest[]): Promise<SearchResponse> {
    const body = requests.map(({indexName, ...parameters}) => ({indexName, params: toParams(parameters)}));
    const response: unknown = await this.client.search({requests: body});
    if (!isResponse(response))
      throw new Error('The search provider answered with something other than hits.');
    return response;
  }
}
