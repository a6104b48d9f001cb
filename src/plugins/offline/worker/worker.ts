import {clientsClaim} from 'workbox-core';
import type {RouteHandlerCallbackOptions, RouteMatchCallbackOptions, WorkboxPlugin} from 'workbox-core/types';
import {ExpirationPlugin} from 'workbox-expiration';
import {registerRoute} from 'workbox-routing';
import {CacheFirst, NetworkFirst, type Strategy} from 'workbox-strategies';
import {readFile, readSet} from '../client/saved-set';
import {
  isHashed,
  isPage,
  keyOf,
  OFFLINE_PAGE,
  pathBelow,
  type SavedFile,
  type SavedSet,
  storesOf,
  type ToWorker,
} from '../set';

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build: what changes with each deployment, and the files of the page that stands for others. */
declare const VERSION: string;
declare const SHELL: Record<string, SavedFile>;

/** Seconds after which a page that is kept is shown instead of one that has not come. */
const PATIENCE = 4;

/** How many pages are kept of those that were opened, and how many files of these. */
const KEPT = {pages: 100, files: 400};

const {scope} = self.registration;
const STORES = storesOf(scope);
const SHELL_STORE = STORES.shell + VERSION;

// --- Install: the page that stands for others, whole or not at all ---------------------------

async function installShell(): Promise<void> {
  const store = await caches.open(SHELL_STORE);
  await Promise.all(
    Object.entries(SHELL).map(async ([path, file]) => {
      const [integrity] = file;
      const response = await fetch(scope + path, {integrity, cache: isHashed(path) ? 'default' : 'no-cache'});
      if (!response.ok) throw new Error(`${response.status} ${path}`);
      await store.put(keyOf(scope, path, file), new Response(response.body, {headers: response.headers}));
    }),
  );
}

async function removeOldShells(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(STORES.shell) && name !== SHELL_STORE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

// It takes over at once: whatever an open page asks for has a name of its own, or is asked of the network first.
self.addEventListener('install', (event) => {
  event.waitUntil(installShell().then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([removeOldShells(), self.registration.navigationPreload?.enable()]));
});
clientsClaim();

// --- What is kept -------------------------------------------------------------------------------

let savedSet: Promise<SavedSet | undefined> | undefined;

async function fromSet(path: string): Promise<Response | undefined> {
  savedSet ??= readSet(scope);
  const set = await savedSet;
  return set && readFile(scope, set, path);
}

async function fromShell(path: string): Promise<Response | undefined> {
  const file = SHELL[path];
  return file && (await caches.open(SHELL_STORE)).match(keyOf(scope, path, file));
}

/** Whether the styles and scripts that a page was opened with are still kept: without them it would be a broken one. */
async function isWhole(page: Response): Promise<boolean> {
  const files = (await page.clone().text()).match(/assets\/(?:css|js)\/[\w.~-]+/g) ?? [];
  const found = await Promise.all(
    [...new Set(files)].map(
      async (path) =>
        (await caches.match(scope + path, {cacheName: STORES.files})) ??
        (await fromSet(path)) ??
        (await fromShell(path)),
    ),
  );
  return !found.includes(undefined);
}

/** A page with a mark by which it knows that it did not come from the network. */
function marked(page: Response): Response {
  const headers = new Headers(page.headers);
  headers.set('Server-Timing', 'kept');
  return new Response(page.body, {headers});
}

const below = (request: Request): string => pathBelow(scope, request.url) ?? '';

/** One key for all addresses of a page or file. */
const oneKey: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({request}) => scope + below(request),
  cacheWillUpdate: async ({response}) => (response.status === 200 && !response.redirected ? response : null),
};

/** Saved pages come before those that were opened: all of them are of one deployment. */
const savedFirst: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({request, cachedResponse}) => {
    const path = below(request);
    const saved = await fromSet(path);
    const kept = saved ?? cachedResponse;
    if (!kept || !isPage(path)) return kept;
    return saved || (await isWhole(kept)) ? marked(kept) : null;
  },
};

/** A visitor who opens a page that is not here is told so; whoever fetches one learns that it failed. */
const otherwise: WorkboxPlugin = {
  handlerDidError: async ({request}) =>
    (await fromShell(request.mode === 'navigate' ? OFFLINE_PAGE : below(request))) ?? Response.error(),
};

const plugins = (maxEntries: number): WorkboxPlugin[] => [
  oneKey,
  new ExpirationPlugin({maxEntries, purgeOnQuotaError: true}),
  savedFirst,
  otherwise,
];

const pages = new NetworkFirst({
  cacheName: STORES.pages,
  networkTimeoutSeconds: PATIENCE,
  plugins: plugins(KEPT.pages),
});
const files = plugins(KEPT.files);
const hashedFiles = new CacheFirst({cacheName: STORES.files, plugins: files});
const otherFiles = new NetworkFirst({
  cacheName: STORES.files,
  networkTimeoutSeconds: PATIENCE,
  plugins: files,
});

/** How a request is answered; undefined for what is the network's alone. */
function strategyFor(request: Request): Strategy | undefined {
  const path = pathBelow(scope, request.url);
  // A file that is being saved has its hash for a query.
  if (path === undefined || new URL(request.url).search.startsWith('?sha256-')) return undefined;
  if (isPage(path)) return pages;
  if (isHashed(path)) return hashedFiles;
  return /^(?:img\/|sidebars\/|search-index\/names\.)/.test(path) ? otherFiles : undefined;
}

registerRoute(
  ({request}: RouteMatchCallbackOptions) => strategyFor(request) !== undefined,
  ({request, event}: RouteHandlerCallbackOptions) => {
    const strategy = strategyFor(request);
    return strategy ? strategy.handle({request, event}) : fetch(request);
  },
);

// --- What pages say -----------------------------------------------------------------------------

self.addEventListener('message', (event) => {
  const {changed, seen = []} = event.data as ToWorker;
  if (changed) savedSet = undefined;
  const keep = async (address: string): Promise<void> => {
    const request = new Request(address);
    const strategy = strategyFor(request);
    if (strategy) await Promise.all(strategy.handleAll({request, event}));
  };
  event.waitUntil(Promise.allSettled(seen.map(keep)));
});
