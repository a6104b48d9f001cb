import {pageKey} from '../../../lib/page-address';

/** Class of the element that holds a page's body, in what the server sends and in the browser. */
export const BODY_CLASS = 'page-body';

/** Milliseconds after which an answer that has not come is given up. */
const TIMEOUT = 120_000;

/** How many pages are kept: the last that somebody opened or reached for. */
const KEPT = 30;

interface Entry {
  loading: Promise<Document>;
  /** The page, once it is there. */
  page?: Document;
}

/** Pages by their path; the one asked for last stands last. */
const entries = new Map<string, Entry>();

/** The element that holds the body of a page. */
export const bodyOf = (page: Document): HTMLElement | null => page.querySelector(`.${BODY_CLASS}`);

/** Address of the styles of a page, which tells one deployment from another. */
const stylesOf = (page: Document) =>
  page.querySelector('link[rel=stylesheet][href*="/assets/css/"]')?.getAttribute('href');

/** Address of a page's file: with its slash, a folder's own; without one, a static host answers with a redirect. */
export const addressOf = (pathname: string): string => pathname.replace(/\/?$/, '/');

async function fetchPage(pathname: string): Promise<Document> {
  const failed = (why: string) => new Error(`Loading page ${pathname} failed: ${why}`);
  const waiting = new AbortController();
  const patience = setTimeout(() => waiting.abort(failed('timeout')), TIMEOUT);
  const response = await fetch(addressOf(pathname), {signal: waiting.signal});
  // A path that is no page is answered with the not-found page, which is shown like any other.
  if (!response.ok && response.status !== 404) throw failed(`${response.status} ${response.statusText}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  clearTimeout(patience);
  if (!bodyOf(page) || page.querySelector('meta[http-equiv=refresh]'))
    throw failed('no page of this site came');
  // Another deployment has other styles and code than those that run here; the browser has to load it whole.
  if (stylesOf(page) !== stylesOf(document)) throw failed('it is of another deployment');
  return page;
}

function startLoading(key: string): Entry {
  const entry: Entry = {loading: fetchPage(key)};
  entry.loading.then(
    (page) => {
      entry.page = page;
    },
    () => entries.delete(key),
  );
  return entry;
}

/**
 * Fetches a page, once while it is kept; one that failed is asked for again the next time.
 * @throws when no page of this deployment comes, after two minutes at the latest
 */
export function loadPage(pathname: string): Promise<Document> {
  const key = pageKey(pathname);
  const entry = entries.get(key) ?? startLoading(key);
  entries.delete(key);
  entries.set(key, entry);
  const [oldest] = entries.keys();
  if (entries.size > KEPT && oldest !== undefined) entries.delete(oldest);
  return entry.loading;
}

/** A page that has been fetched. */
export const loadedPage = (pathname: string): Document | undefined => entries.get(pageKey(pathname))?.page;

/** The page at `pathname`, which is the one that the visitor sees or gets to. */
export const pageAt = (pathname: string): Document => loadedPage(pathname) ?? document;
