import type {ClientModule} from '@docusaurus/types';
import {storesOf, type ToWorker} from '../set';
import {importLate} from './import-late';
import {newerVersion} from './newer-version';
import {registerWorker, siteScope} from './site';

/** Milliseconds for which a page that came from the network counts as the newest there is. */
const NEW = 60_000;

/** Milliseconds between two questions whether there is a newer deployment, by a page that stays open. */
const PAUSE = 3_600_000;

/** Whether this page was shown from what is kept here. */
function isKept(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.some(({name}) => name === 'kept') ?? false;
}

/** Tells the worker which page is open, so that it keeps the page with its pictures. */
async function tellOpened(message: ToWorker = {}): Promise<void> {
  const {active} = await navigator.serviceWorker.ready;
  active?.postMessage({...message, opened: window.location.href} satisfies ToWorker);
}

/** Returns the addresses of files that this page has asked for before the worker was there. */
const seenFiles = (): string[] => performance.getEntriesByType('resource').map(({name}) => name);

/** Brings what is saved up to date with the deployment whose worker is there. */
async function followDeployment(scope: string): Promise<void> {
  if (await caches.has(storesOf(scope).saved)) await (await importLate()).bringUpToDate(scope);
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
    if (isKept() || performance.now() > NEW) newerVersion.set(true);
  });

  await registerWorker(scope);
  let asked = performance.now();
  const ask = async () => {
    asked = performance.now();
    await (await serviceWorker.getRegistration(scope))?.update().catch(() => undefined);
  };
  window.addEventListener('online', ask);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && performance.now() - asked > PAUSE) void ask();
  });
  await tellOpened(isFirst ? {seen: seenFiles()} : {});
  await followDeployment(scope);
}

/** Keeps the pages that are read on the device, once the first of them is shown and the browser has nothing else to do. */
export default {
  onRouteDidUpdate({location, previousLocation}) {
    // Without a worker, or where none is allowed, the site works as before.
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    if (!previousLocation) whenIdle(() => void start().catch(() => undefined));
    else if (location.pathname !== previousLocation.pathname) whenIdle(() => void tellOpened());
  },
} satisfies ClientModule;
