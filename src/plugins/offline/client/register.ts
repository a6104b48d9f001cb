import type {ClientModule} from '@docusaurus/types';
import {island} from '../../../islands/island';
import {storesOf, type ToWorker} from '../set';
import {registerWorker, siteScope} from './site';

/** Milliseconds for which a page that came from the network counts as the newest there is. */
const NEW = 60_000;

/** Milliseconds between two questions whether there is a newer deployment, by a page that stays open. */
const PAUSE = 3_600_000;

/** What few visits need: saving, the page about it, the notice. */
const importLate = () => import(/* webpackChunkName: "offline" */ './late');

/** Whether this page was shown from what is kept here. */
function isKept(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.some(({name}) => name === 'kept') ?? false;
}

/** Has the worker keep what this page asked for before the worker was there. */
function tellSeen({active}: ServiceWorkerRegistration): void {
  const files = performance.getEntriesByType('resource').map(({name}) => name);
  active?.postMessage({seen: [window.location.href, ...files]} satisfies ToWorker);
}

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
    await followDeployment(scope);
    if (isKept() || performance.now() > NEW) (await importLate()).tellOfNewer();
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
  if (isFirst) tellSeen(await serviceWorker.ready);
  await followDeployment(scope);
}

island('offline-page', async (element, signal) => {
  if (process.env.NODE_ENV === 'production' && 'serviceWorker' in navigator && 'locks' in navigator)
    (await importLate()).wakePage(element, siteScope(), signal);
});

/** Has a worker keep the pages that are read, once the first one stands and has nothing else to do. */
export default {
  onRouteDidUpdate({previousLocation}) {
    const isWanted =
      process.env.NODE_ENV === 'production' && !previousLocation && 'serviceWorker' in navigator;
    // Without a worker, or where it may not be, everything is as it was.
    if (isWanted) (window.requestIdleCallback ?? setTimeout)(() => void start().catch(() => undefined));
  },
} satisfies ClientModule;
