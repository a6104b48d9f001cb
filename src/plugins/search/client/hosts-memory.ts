import type {liteClient} from 'algoliasearch/lite';

/** Settings of the provider's client. */
export type Options = NonNullable<Parameters<typeof liteClient>[2]>;
type Cache = NonNullable<Options['hostsCache']>;

/**
 * Remembers which of the provider's hosts failed. The provider's own caches look a host up by all it is, its
 * state included, and so never find one again: a failed host would be asked first every time.
 */
export function hostsMemory(): Cache {
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
