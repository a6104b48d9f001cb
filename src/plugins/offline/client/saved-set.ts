import {isIntact} from '../intact';
import {getCacheNames, type SavedFile, type SavedSet, toFileKey} from '../saved-files';

const getSetKey = (scope: string): string => `${scope}?set`;

/** Returns the complete set that is saved on this device, or undefined if there is none. */
export async function readSet(scope: string): Promise<SavedSet | undefined> {
  const response = await caches.match(getSetKey(scope), {cacheName: getCacheNames(scope).saved});
  return response?.json();
}

/** Replaces the saved set. All files of the new set have to be saved already. */
export async function writeSet(scope: string, set: SavedSet): Promise<void> {
  const cache = await caches.open(getCacheNames(scope).saved);
  await cache.put(getSetKey(scope), new Response(JSON.stringify(set)));
}

/**
 * Fetches a file and writes it to a cache.
 * @param options these have the hash of the file, so the browser refuses any other content
 * @throws if the file can't be fetched or has another hash
 */
export async function fetchIntoCache(
  cache: Cache,
  key: string,
  address: string,
  options: RequestInit,
): Promise<void> {
  options.signal?.throwIfAborted();
  const response = await fetch(address, options);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  options.signal?.throwIfAborted();
  // The response is copied, because a browser can't show a redirected response as a page.
  await cache.put(key, new Response(response.body, {headers: response.headers}));
}

/** Opens the cache with the saved files. Returns undefined if there is none, because opening it would create it. */
async function openSavedCache(scope: string): Promise<Cache | undefined> {
  const {saved} = getCacheNames(scope);
  return (await caches.has(saved)) ? caches.open(saved) : undefined;
}

/** Returns a file of a saved set. If the file is damaged, it's deleted, so that the next update fetches it again. */
export async function readFile(scope: string, set: SavedSet, path: string): Promise<Response | undefined> {
  const file = set.files[path] ?? set.before[path];
  const cache = file && (await openSavedCache(scope));
  if (!cache) return undefined;
  const key = toFileKey(scope, path, file);
  const response = await cache.match(key);
  if (!response || (await isIntact(path, response, file))) return response;
  await cache.delete(key);
  return undefined;
}

/** Returns the keys of all saved files, including those of a set that isn't complete yet. */
export async function listSavedKeys(scope: string): Promise<Set<string>> {
  const requests = (await (await openSavedCache(scope))?.keys()) ?? [];
  return new Set(requests.map(({url}) => url).filter((url) => url !== getSetKey(scope)));
}

/** Returns the keys of those of `files` that are saved with all of their bytes. */
export async function findIntactKeys(scope: string, files: Record<string, SavedFile>): Promise<Set<string>> {
  const cache = await openSavedCache(scope);
  const bytes = new Map(Object.entries(files).map(([path, file]) => [toFileKey(scope, path, file), file[1]]));
  const intact = new Set<string>();
  if (!cache) return intact;
  // Both lists have the same order.
  const [requests, responses] = await Promise.all([cache.keys(), cache.matchAll()]);
  await Promise.all(
    requests.map(async ({url}, index) => {
      if (!bytes.has(url)) return;
      const body = await responses[index]?.blob().catch(() => undefined);
      if (body?.size === bytes.get(url)) intact.add(url);
    }),
  );
  return intact;
}
