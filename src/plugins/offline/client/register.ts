import type {ClientModule} from '@docusaurus/types';
import {isSamePage} from '../../../lib/page-address';
import {getCacheNames, OFFLINE_PAGE, type WorkerMessage} from '../set';
import {importOfflineChunk} from './import-chunk';
import {newerVersion} from './newer-version';
import {registerWorker, siteScope} from './site';

/** The milliseconds during which a page from the network counts as up to date. */
const FRESH_DURATION = 60_000;

/** Minimum number of milliseconds between two checks for a newer deployment, in a page that stays open. */
const UPDATE_INTERVAL = 3_600_000;

/** Returns true if the worker answered this page from a cache. */
function isFromCache(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.some(({name}) => name === 'kept') ?? false;
}

/** Tells the worker which page is open, so that it keeps the page with its pictures. */
async function reportOpenedPage(message: WorkerMessage = {}): Promise<void> {
  const {active} = await navigator.serviceWorker.ready;
  active?.postMessage({...message, opened: window.location.href} satisfies WorkerMessage);
}

/** Returns the URLs of files that this page requested before it had a worker. */
const getRequestedFiles = (): string[] => performance.getEntriesByType('resource').map(({name}) => name);

/**
 * Loads the code of the offline page, so that the worker keeps it. Only Docusaurus's own client has such code: with partial
 * hydration, the page names all of its code, and `preload` does nothing.
 */
const loadOfflinePage = async (scope: string): Promise<unknown> =>
  window.docusaurus?.preload(new URL(scope + OFFLINE_PAGE).pathname.replace(/\/$/, ''));

/** Brings what is saved up to date with the deployment whose worker is there. */
async function followDeployment(scope: string): Promise<void> {
  if (await caches.has(getCacheNames(scope).saved)) await (await importOfflineChunk()).bringUpToDate(scope);
}

async function start(): Promise<void> {
  const {serviceWorker} = navigator;
  const scope = siteScope();
  const isFirst = serviceWorker.controller === null;
  let hasWorker = !isFirst;
  serviceWorker.addEventListener('controllerchange', async () => {
    // The first one only begins to keep pages.
    const isNewer = hasWorker;
    hasWorker = true;
    if (!isNewer) return;
    await followDeployment(scope).catch(() => undefined);
    if (isFromCache() || performance.now() > FRESH_DURATION) newerVersion.set(true);
  });

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
  await followDeployment(scope);
}

/** Keeps the pages that are read on the device, once the first of them is shown and the browser has nothing else to do. */
export default {
  onRouteDidUpdate({location, previousLocation}) {
    // Without a worker, or where none is allowed, the site works as before.
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    if (!previousLocation) whenIdle(() => void start().catch(() => undefined));
    else if (!isSamePage(location.pathname, previousLocation.pathname))
      whenIdle(() => void reportOpenedPage());
  },
} satisfies ClientModule;
