import {isPage, type WorkerMessage} from '../saved-files';
import {cacheOpenedPage, cacheRequest} from './cache-opened-page';
import {getPath, invalidateSavedSet} from './cached-files';
import {installShell, removeOldShells} from './shell';
import {chooseStrategy} from './strategies';

declare const self: ServiceWorkerGlobalScope;

// The new worker takes over immediately. Pages that are still open aren't affected, because the names of their files contain
// hashes, and all other requests go to the network first.
self.addEventListener('install', (event) => {
  event.waitUntil(installShell().then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([removeOldShells(), self.registration.navigationPreload?.enable(), self.clients.claim()]),
  );
});

self.addEventListener('fetch', (event) => {
  const strategy = event.request.method === 'GET' ? chooseStrategy(event.request) : undefined;
  if (strategy) event.respondWith(strategy.handle(event));
});

self.addEventListener('message', (event) => {
  const {changed, opened, seen = []} = event.data as WorkerMessage;
  if (changed) invalidateSavedSet();
  // Pages that were only prefetched aren't cached.
  const files = seen.map((address) => new Request(address)).filter((request) => !isPage(getPath(request)));
  const cacheAll = async () => {
    await Promise.allSettled(files.map((request) => cacheRequest(request, event)));
    // As soon as the page is cached, it can be shown, so its code has to be cached before.
    if (opened) await cacheOpenedPage(opened, event);
  };
  event.waitUntil(cacheAll());
});
