import {getCacheNames} from '../set';

declare const self: ServiceWorkerGlobalScope;

/** The database in which Workbox notes when each kept file was last used. */
const EXPIRATION_DATABASE = 'workbox-expiration';

/** Deletes a database. Resolves as well if it has to wait until another tab closes it. */
const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const deletion = indexedDB.deleteDatabase(name);
    deletion.onsuccess = deletion.onerror = deletion.onblocked = () => resolve();
  });

/** Replaces the worker where a site is deployed without one: deletes everything that was kept, and unregisters itself. */
async function retire(): Promise<void> {
  const ours = Object.values(getCacheNames(self.registration.scope));
  const isOurs = (name: string) => ours.some((store) => name.startsWith(store));
  const names = await caches.keys();
  await Promise.all(names.filter(isOurs).map((name) => caches.delete(name)));
  // Another site of the same origin may use Workbox as well, and have notes about its own caches there.
  if (names.every(isOurs)) await deleteDatabase(EXPIRATION_DATABASE);
  await self.registration.unregister();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));
