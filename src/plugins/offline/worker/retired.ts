import {storesOf} from '../set';

declare const self: ServiceWorkerGlobalScope;

/** Takes the place of the worker where a site is deployed without one: forgets all that was kept, and itself. */
async function retire(): Promise<void> {
  const ours = Object.values(storesOf(self.registration.scope));
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => ours.some((store) => name.startsWith(store))).map((name) => caches.delete(name)),
  );
  await self.registration.unregister();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));
