import type {ClientModule} from '@docusaurus/types';
import {liveRegion} from '../../../client/live-region';
import {isSamePage, removeTrailingSlash} from '../../../lib/page-address';
import {FROM_CACHE, getCacheNames, OFFLINE_PAGE, type WorkerMessage} from '../saved-files';
import {importOfflineChunk} from './import-chunk';
import {newerVersion} from './newer-version';
import {getSiteScope, registerWorker} from './site';

/** The milliseconds during which a page from the network counts as up to date. */
const FRESH_DURATION = 60_000;

/** Minimum number of milliseconds between two checks for a newer deployment, in a page that stays open. */
const UPDATE_INTERVAL = 3_600_000;

/** Returns true if the worker answered this page from a cache. */
function isFromCache(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.some(({name}) => name === FROM_CACHE) ?? false;
}

/** Tells the worker which page is open, so that it caches the page with its pictures. */
async function reportOpenedPage(message: WorkerMessage = {}): Promise<void> {
  const {active} = await navigator.serviceWorker.ready;
  active?.postMessage({...message, opened: window.location.href} satisfies WorkerMessage);
}

/** Returns the URLs of files that this page requested before it had a worker. */
const getRequestedFiles = (): string[] => performance.getEntriesByType('resource').map(({name}) => name);

/**
 * Loads the code of the offline page, so that the worker caches it. Only Docusaurus's own client needs this. With partial
 * hydration, the HTML of a page names all of its code, and `preload` does nothing.
 */
const loadOfflinePage = async (scope: string): Promise<unknown> =>
  window.docusaurus?.preload(removeTrailingSlash(new URL(scope + OFFLINE_PAGE).pathname));

/** Updates the saved set to the deployment of the current worker, if there is a saved set. */
async function updateSavedSet(scope: string): Promise<void> {
  if (await caches.has(getCacheNames(scope).saved)) await (await importOfflineChunk()).bringUpToDate(scope);
}

/**
 * Updates the saved set when a newer worker takes over, and shows a notice if the page is of an older version. This has to start
 * before the page is idle, because a worker of another tab may take over at any time.
 */
function watchForNewerVersion(): void {
  const {serviceWorker} = navigator;
  let hasWorker = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', async () => {
    // The first worker of a browser doesn't replace another one, so it isn't a newer version.
    const isNewer = hasWorker;
    hasWorker = true;
    if (!isNewer) return;
    await updateSavedSet(getSiteScope()).catch(() => undefined);
    if (!isFromCache() && performance.now() <= FRESH_DURATION) return;
    newerVersion.set(true);
    liveRegion.set('A newer version of these pages is available.');
  });
}

async function start(): Promise<void> {
  const {serviceWorker} = navigator;
  const scope = getSiteScope();
  const isFirst = serviceWorker.controller === null;
  await registerWorker(scope);
  await loadOfflinePage(scope).catch(() => undefined);
  let lastCheck = performance.now();
  const checkForUpdate = async () => {
    lastCheck = performance.now();
    await (await serviceWorker.getRegistration(scope))?.update().catch(() => undefined);
  };
  window.addEventListener('online', checkForUpdate);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && performance.now() - lastCheck > UPDATE_INTERVAL) void checkForUpdate();
  });
  await reportOpenedPage(isFirst ? {seen: getRequestedFiles()} : {});
  await updateSavedSet(scope);
}

/** Registers the worker when the first page is shown and the browser is idle, and reports each page that is opened to the worker. */
export default {
  onRouteDidUpdate({location, previousLocation}) {
    // The site also works without a worker, for example on the dev server or in browsers that don't allow one.
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    if (!previousLocation) {
      watchForNewerVersion();
      whenIdle(() => void start().catch(() => undefined));
    } else if (!isSamePage(location.pathname, previousLocation.pathname)) {
      whenIdle(() => void reportOpenedPage());
    }
  },
} satisfies ClientModule;
