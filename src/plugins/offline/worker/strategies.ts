import type {WorkboxPlugin} from 'workbox-core/types';
import {ExpirationPlugin} from 'workbox-expiration';
import {CacheFirst, NetworkFirst, type Strategy} from 'workbox-strategies';
import {isIntact} from '../intact';
import {FROM_CACHE, isHashed, isPage, OFFLINE_PAGE, toSitePath} from '../saved-files';
import {findSavedFile, getPath, hasAllCode, isIntactFile} from './cached-files';
import {CACHE_NAMES, SCOPE} from './deployment';
import {NETWORK_TIMEOUT, NetworkFirstPage} from './network-first-page';
import {findShellFile} from './shell';

/** The number of opened pages that stay in the cache, and of the files that they use. */
const MAX_ENTRIES = {pages: 100, files: 1000};

/** Returns the request of the browser that led to an event, or undefined if the worker makes the request itself. */
const getBrowserRequest = (event: ExtendableEvent): Request | undefined =>
  event instanceof FetchEvent ? event.request : undefined;

/** Caches a page or file under one key, no matter which of its addresses was requested. */
const normalizeKey: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({request}) => SCOPE + getPath(request),
};

/** Caches a file only if it's intact. A damaged file may come from the HTTP cache, so it's fetched again without that. */
const validateFiles: WorkboxPlugin = {
  fetchDidSucceed: async ({request, response}) => {
    const path = getPath(request);
    if (response.status !== 200 || (await isIntactFile(path, response))) return response;
    const secondResponse = await fetch(request.url, {cache: 'reload'}).catch(() => undefined);
    return secondResponse && (await isIntactFile(path, secondResponse)) ? secondResponse : response;
  },
  cacheWillUpdate: async ({request, response}) => {
    const path = getPath(request);
    return (await isIntactFile(path, response)) ? response : null;
  },
};

/** Responds with a saved file, or with an intact file of an earlier visit. A request that bypasses all caches gets neither. */
const preferSavedFiles: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({request, cachedResponse, event}) => {
    if (getBrowserRequest(event)?.cache === 'reload') return null;
    const path = getPath(request);
    const saved = await findSavedFile(path);
    if (saved) return saved;
    return cachedResponse && (await isIntactFile(path, cachedResponse)) ? cachedResponse : null;
  },
};

/** Caches pages that the visitor has opened. A page that was only prefetched updates the cached page, if there is one. */
const cacheOpenedPages: WorkboxPlugin = {
  cacheWillUpdate: async ({request, response, event}) => {
    const browserRequest = getBrowserRequest(event);
    const isOpened = !browserRequest || browserRequest.mode === 'navigate';
    const isPageCached = async () =>
      (await caches.match(SCOPE + getPath(request), {cacheName: CACHE_NAMES.pages})) !== undefined;
    return (isOpened || (await isPageCached())) && (await isIntact(getPath(request), response))
      ? response
      : null;
  },
};

/** Returns a page with a header that tells its scripts that it comes from a cache. */
function markAsCached(page: Response): Response {
  const headers = new Headers(page.headers);
  headers.set('Server-Timing', FROM_CACHE);
  return new Response(page.body, {headers});
}

/** Responds with a saved page rather than with an opened one, because all saved pages belong to the same deployment. */
const preferSavedPages: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({request, cachedResponse}) => {
    for (const page of [await findSavedFile(getPath(request)), cachedResponse])
      if (page && (await hasAllCode(page))) return markAsCached(page);
    return null;
  },
};

/** Responds with the offline page to a visit of a page that isn't on the device. A script that fetches the page gets an error. */
const showFallback: WorkboxPlugin = {
  handlerDidError: async ({request}) =>
    (await findShellFile(request.mode === 'navigate' ? OFFLINE_PAGE : getPath(request))) ?? Response.error(),
};

/** Removes the entries that haven't been used for the longest time from a full cache. */
const limitEntries = (maxEntries: number): WorkboxPlugin =>
  new ExpirationPlugin({maxEntries, purgeOnQuotaError: true});

const pages = new NetworkFirstPage({
  cacheName: CACHE_NAMES.pages,
  plugins: [normalizeKey, limitEntries(MAX_ENTRIES.pages), cacheOpenedPages, preferSavedPages, showFallback],
});
const filePlugins = [
  normalizeKey,
  limitEntries(MAX_ENTRIES.files),
  validateFiles,
  preferSavedFiles,
  showFallback,
];
const hashedFiles = new CacheFirst({cacheName: CACHE_NAMES.files, plugins: filePlugins});
const otherFiles = new NetworkFirst({
  cacheName: CACHE_NAMES.files,
  networkTimeoutSeconds: NETWORK_TIMEOUT,
  plugins: filePlugins,
});

/** Returns the strategy that responds to a request, or undefined for requests that the worker doesn't handle. */
export function chooseStrategy(request: Request): Strategy | undefined {
  const path = toSitePath(SCOPE, request.url);
  // Requests with a hash as the query come from a page that saves all files.
  if (path === undefined || new URL(request.url).search.startsWith('?sha256-')) return undefined;
  if (isPage(path)) return pages;
  if (isHashed(path)) return hashedFiles;
  return /^(?:img\/|sidebars\/|search-index\/names\.)/.test(path) ? otherFiles : undefined;
}
