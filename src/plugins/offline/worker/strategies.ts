import type {WorkboxPlugin} from 'workbox-core/types';
import {ExpirationPlugin} from 'workbox-expiration';
import {CacheFirst, NetworkFirst, type Strategy} from 'workbox-strategies';
import {isIntact} from '../intact';
import {isHashed, isPage, OFFLINE_PAGE, pathBelow} from '../set';
import {findSavedFile, hasAllCode, pathOf} from './cached-files';
import {knownFile, SCOPE, STORES} from './deployment';
import {NETWORK_TIMEOUT, NetworkFirstPage} from './network-first-page';
import {findShellFile} from './shell';

/** The number of opened pages that are kept, and of the files that they show. */
const KEPT = {pages: 100, files: 1000};

/** Returns the request of a page or file that the browser makes; undefined for one that the worker makes itself. */
const getBrowserRequest = (event: ExtendableEvent): Request | undefined =>
  event instanceof FetchEvent ? event.request : undefined;

/** Keeps a page or file under one key, by whichever of its addresses it is asked for. */
const oneKey: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({request}) => SCOPE + pathOf(request),
};

/** Keeps files only if they're intact. A broken one may come from the browser's cache, so it's asked for again. */
const validateFiles: WorkboxPlugin = {
  fetchDidSucceed: async ({request, response}) => {
    const path = pathOf(request);
    if (response.status !== 200 || (await isIntact(path, response, knownFile(path)))) return response;
    const again = await fetch(request.url, {cache: 'reload'}).catch(() => undefined);
    return again && (await isIntact(path, again, knownFile(path))) ? again : response;
  },
  cacheWillUpdate: async ({request, response}) => {
    const path = pathOf(request);
    return (await isIntact(path, response, knownFile(path))) ? response : null;
  },
};

/** Answers with a saved file, or one of an earlier visit that is intact. What asks past all caches gets neither. */
const keptFiles: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({request, cachedResponse, event}) => {
    if (getBrowserRequest(event)?.cache === 'reload') return null;
    const path = pathOf(request);
    const saved = await findSavedFile(path);
    if (saved) return saved;
    return cachedResponse && (await isIntact(path, cachedResponse, knownFile(path))) ? cachedResponse : null;
  },
};

/** Keeps pages that the reader has opened. One that is only prefetched replaces an older one of them, if there is one. */
const openedPages: WorkboxPlugin = {
  cacheWillUpdate: async ({request, response, event}) => {
    const browserRequest = getBrowserRequest(event);
    const isOpened = !browserRequest || browserRequest.mode === 'navigate';
    const isKept = async () =>
      (await caches.match(SCOPE + pathOf(request), {cacheName: STORES.pages})) !== undefined;
    return (isOpened || (await isKept())) && (await isIntact(pathOf(request), response)) ? response : null;
  },
};

/** Returns a page with a mark that tells its scripts that it didn't come from the network. */
function marked(page: Response): Response {
  const headers = new Headers(page.headers);
  headers.set('Server-Timing', 'kept');
  return new Response(page.body, {headers});
}

/** Answers with a saved page before one that was opened, because all saved pages belong to one deployment. */
const keptPages: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({request, cachedResponse}) => {
    for (const page of [await findSavedFile(pathOf(request)), cachedResponse])
      if (page && (await hasAllCode(page))) return marked(page);
    return null;
  },
};

/** Shows the page about offline reading for a page that isn't there. A script that fetches one gets an error. */
const fallback: WorkboxPlugin = {
  handlerDidError: async ({request}) =>
    (await findShellFile(request.mode === 'navigate' ? OFFLINE_PAGE : pathOf(request))) ?? Response.error(),
};

const limit = (maxEntries: number): WorkboxPlugin =>
  new ExpirationPlugin({maxEntries, purgeOnQuotaError: true});

const pages = new NetworkFirstPage({
  cacheName: STORES.pages,
  plugins: [oneKey, limit(KEPT.pages), openedPages, keptPages, fallback],
});
const filePlugins = [oneKey, limit(KEPT.files), validateFiles, keptFiles, fallback];
const hashedFiles = new CacheFirst({cacheName: STORES.files, plugins: filePlugins});
const otherFiles = new NetworkFirst({
  cacheName: STORES.files,
  networkTimeoutSeconds: NETWORK_TIMEOUT,
  plugins: filePlugins,
});

/** Returns the strategy that answers a request, or undefined if the worker leaves it to the network. */
export function strategyFor(request: Request): Strategy | undefined {
  const path = pathBelow(SCOPE, request.url);
  // A page that saves all files asks for each of them with its hash as the query.
  if (path === undefined || new URL(request.url).search.startsWith('?sha256-')) return undefined;
  if (isPage(path)) return pages;
  if (isHashed(path)) return hashedFiles;
  return /^(?:img\/|sidebars\/|search-index\/names\.)/.test(path) ? otherFiles : undefined;
}
