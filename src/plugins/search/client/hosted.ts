import {type LiteClient, liteClient} from 'algoliasearch/lite';
import type {SearchResponse} from '../engine/engine';
import type {SearchRequest} from '../engine/request';

/** In milliseconds; a host that timed out once gets as much again at the next try. */
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

/** Tells whether an answer has the fields that DocSearch and the search page read. */
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
 * Remembers which of Algolia's hosts failed. Algolia's own caches look a host up by all its properties, its state
 * included, so they never find one again, and a failed host would be asked first every time.
 */
function createHostsCache(): Cache {
  const hosts = new Map<unknown, unknown>();
  const idOf = (host: Record<string, unknown> | string) => (typeof host === 'string' ? host : host.url);
  return {
    async get<Value>(host: Record<string, unknown> | string, make: () => Promise<Value>): Promise<Value> {
      const known = hosts.get(idOf(host));
      return known === undefined ? make() : (known as Value);
    },
    async set<Value>(host: Record<string, unknown> | string, state: Value): Promise<Value> {
      hosts.set(idOf(host), state);
      return state;
    },
    async delete(host) {
      hosts.delete(idOf(host));
    },
    async clear() {
      hosts.clear();
    },
  };
}

/**
 * Search that asks Algolia. The provider's own client does time-outs, retries over its
 * hosts and the two minutes a failed host is left alone; it keeps that in memory, not in the browser's storage.
 */
export class HostedClient {
  private readonly client: LiteClient;

  /** @param hosts instead of Algolia's own, for tests */
  constructor(appId: string, apiKey: string, agents: Record<string, string>, hosts?: Options['hosts']) {
    const hostOptions = hosts && {hosts};
    this.client = liteClient(appId, apiKey, {
      hostsCache: createHostsCache(),
      timeouts: TIMEOUTS,
      ...hostOptions,
    });
    for (const [name, version] of Object.entries(agents)) this.client.addAlgoliaAgent(name, version);
  }

  async search(requests: SearchRequest[]): Promise<SearchResponse> {
    const body = requests.map(({indexName, ...parameters}) => ({indexName, params: toParams(parameters)}));
    const response: unknown = await this.client.search({requests: body});
    if (!isResponse(response)) throw new Error('The search provider answered with something else than hits.');
    return response;
  }
}
