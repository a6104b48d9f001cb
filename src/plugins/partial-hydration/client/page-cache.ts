import {getPageKey} from '../../../lib/page-address';

/** Milliseconds after which a request is aborted. */
const TIMEOUT = 120_000;

/** Maximum number of pages in the cache. The least recently used one is removed first. */
const MAX_PAGES = 30;

type FetchPage<Page> = (pathname: string, signal: AbortSignal) => Promise<Page>;

interface Entry<Page> {
  loading: Promise<Page>;
  controller: AbortController;
}

/** Caches the pages that were fetched last, by their path. */
export class PageCache<Page> {
  /** Ordered by use, with the most recently used entry last. */
  private readonly entries = new Map<string, Entry<Page>>();

  constructor(private readonly fetchPage: FetchPage<Page>) {}

  /**
   * Returns a page from the cache, or fetches it. A page that failed is fetched again the next time.
   *
   * @param signal aborts the request if the page hasn't loaded yet
   * @throws if the page can't be fetched within two minutes
   */
  load(pathname: string, signal?: AbortSignal): Promise<Page> {
    const key = getPageKey(pathname);
    const entry = this.entries.get(key) ?? this.startFetch(key);
    this.entries.delete(key);
    this.entries.set(key, entry);
    const [oldest] = this.entries.keys();
    if (this.entries.size > MAX_PAGES && oldest !== undefined) this.entries.delete(oldest);
    // Once the page has loaded, this does nothing.
    signal?.addEventListener('abort', () => entry.controller.abort(signal.reason));
    return entry.loading;
  }

  /** Returns true if a page is cached or loading. */
  has(pathname: string): boolean {
    return this.entries.has(getPageKey(pathname));
  }

  private startFetch(key: string): Entry<Page> {
    const controller = new AbortController();
    const timer = setTimeout(
      () => controller.abort(new Error(`Loading page ${key} failed: timeout`)),
      TIMEOUT,
    );
    const loading = this.fetchPage(key, controller.signal).finally(() => clearTimeout(timer));
    const entry: Entry<Page> = {loading, controller};
    // A newer entry for the same page may have replaced this one.
    loading.catch(() => this.entries.get(key) === entry && this.entries.delete(key));
    return entry;
  }
}
