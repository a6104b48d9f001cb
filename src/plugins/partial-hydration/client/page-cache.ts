import {pageKey} from '../../../lib/page-address';

/** Milliseconds after which an answer that hasn't come is given up. */
const TIMEOUT = 120_000;

/** Number of pages that are kept: those that somebody opened or pointed at last. */
const KEPT = 30;

type FetchPage<Page> = (pathname: string, signal: AbortSignal) => Promise<Page>;

interface Entry<Page> {
  loading: Promise<Page>;
  controller: AbortController;
  isLoaded: boolean;
}

/** Keeps the pages that were fetched last, by their path. */
export class PageCache<Page> {
  /** The one that was asked for last stands last. */
  private readonly entries = new Map<string, Entry<Page>>();

  constructor(private readonly fetchPage: FetchPage<Page>) {}

  /**
   * Fetches a page, unless it is kept; one that failed is asked for again the next time.
   *
   * @param signal gives the page up if it is still on its way
   * @throws when no page comes, after two minutes at the latest
   */
  load(pathname: string, signal?: AbortSignal): Promise<Page> {
    const key = pageKey(pathname);
    const entry = this.entries.get(key) ?? this.start(key);
    this.entries.delete(key);
    this.entries.set(key, entry);
    const [oldest] = this.entries.keys();
    if (this.entries.size > KEPT && oldest !== undefined) this.entries.delete(oldest);
    signal?.addEventListener('abort', () => {
      if (entry.isLoaded) return;
      this.forget(key, entry);
      entry.controller.abort(signal.reason);
    });
    return entry.loading;
  }

  /** Tells whether a page is kept, or on its way. */
  has(pathname: string): boolean {
    return this.entries.has(pageKey(pathname));
  }

  private start(key: string): Entry<Page> {
    const controller = new AbortController();
    const timer = setTimeout(
      () => controller.abort(new Error(`Loading page ${key} failed: timeout`)),
      TIMEOUT,
    );
    const loading = this.fetchPage(key, controller.signal).finally(() => clearTimeout(timer));
    const entry: Entry<Page> = {loading, controller, isLoaded: false};
    loading.then(
      () => {
        entry.isLoaded = true;
      },
      () => this.forget(key, entry),
    );
    return entry;
  }

  /** Takes an entry out, but not one that has been made for the same page since. */
  private forget(key: string, entry: Entry<Page>): void {
    if (this.entries.get(key) === entry) this.entries.delete(key);
  }
}
