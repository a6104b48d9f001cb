import {getCacheNames} from '../saved-files';

declare const self: ServiceWorkerGlobalScope;

/** The database in which Workbox stores when each cached file was last used. */
const EXPIRATION_DATABASE = 'workbox-expiration';

/** Deletes a database. If another tab still uses it, the browser deletes it later, and the promise resolves without waiting. */
const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const deletion = indexedDB.deleteDatabase(name);
    deletion.onsuccess = deletion.onerror = deletion.onblocked = () => resolve();
  });

/** Deletes all caches of the site and unregisters this worker, which replaces that of an earlier deployment. */
async function removeEverything(): Promise<void> {
  const prefixes = Object.values(getCacheNames(self.registration.scope));
  const isOurs = (name: string) => prefixes.some((prefix) => name.startsWith(prefix));
  const names = await caches.keys();
  await Promise.all(names.filter(isOurs).map((name) => caches.delete(name)));
  // If the origin has caches of another site, that site may use Workbox's database, too.
  if (names.every(isOurs)) await deleteDatabase(EXPIRATION_DATABASE);
  await self.registration.unregister();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(removeEverything()));
