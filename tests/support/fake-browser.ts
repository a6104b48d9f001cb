import {vi} from 'vitest';

/** Replaces a cache of the browser, with the methods that the site uses. */
class FakeCache {
  readonly #entries = new Map<string, {body: ArrayBuffer; headers: [string, string][]}>();

  async put(key: string | Request, response: Response): Promise<void> {
    const body = await response.arrayBuffer();
    this.#entries.set(getUrl(key), {body, headers: [...response.headers]});
  }

  async match(key: string | Request): Promise<Response | undefined> {
    const entry = this.#entries.get(getUrl(key));
    return entry && new Response(entry.body, {headers: entry.headers});
  }

  async matchAll(): Promise<Response[]> {
    return [...this.#entries.values()].map(({body, headers}) => new Response(body, {headers}));
  }

  async keys(): Promise<Request[]> {
    return [...this.#entries.keys()].map((url) => new Request(url));
  }

  async delete(key: string | Request): Promise<boolean> {
    return this.#entries.delete(getUrl(key));
  }
}

const getUrl = (key: string | Request): string => (typeof key === 'string' ? key : key.url);

class FakeCacheStorage {
  readonly #caches = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const cache = this.#caches.get(name) ?? new FakeCache();
    this.#caches.set(name, cache);
    return cache;
  }

  has = async (name: string): Promise<boolean> => this.#caches.has(name);
  keys = async (): Promise<string[]> => [...this.#caches.keys()];
  delete = async (name: string): Promise<boolean> => this.#caches.delete(name);
  match = async (key: string, {cacheName}: {cacheName: string}): Promise<Response | undefined> =>
    this.#caches.get(cacheName)?.match(key);
}

/**
 * Replaces Web Locks. Requests for a lock wait for all earlier ones until their signal aborts, or get nothing if they only want
 * a free lock.
 */
class FakeLocks {
  readonly #queues = new Map<string, Promise<unknown>>();

  request = <T>(
    name: string,
    {ifAvailable = false, signal}: LockOptions,
    work: (lock: object | null) => Promise<T>,
  ): Promise<T> => {
    const previous = this.#queues.get(name);
    if (previous && ifAvailable) return work(null);
    const start = previous ?? Promise.resolve();
    const running = (signal ? Promise.race([start, rejectOnAbort(signal)]) : start).then(() => work({name}));
    const end: Promise<void> = Promise.allSettled([start, running]).then(() => this.#end(name, end));
    this.#queues.set(name, end);
    return running;
  };

  #end(name: string, ended: Promise<void>): void {
    if (this.#queues.get(name) === ended) this.#queues.delete(name);
  }
}

const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)));

class FakeStorage {
  readonly #items = new Map<string, string>();
  getItem = (key: string): string | null => this.#items.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.#items.set(key, value);
}

/**
 * Replaces the browser's caches, storage, locks and service worker by empty ones in memory.
 * @returns a mock that is called with each message to the worker
 */
export function fakeBrowser() {
  const postMessage = vi.fn();
  vi.stubGlobal('caches', new FakeCacheStorage());
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('navigator', {
    locks: new FakeLocks(),
    serviceWorker: {getRegistration: async () => ({active: {postMessage}})},
  });
  return {postMessage};
}
