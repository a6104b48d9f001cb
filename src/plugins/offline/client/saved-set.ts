import {keyInSet, type SavedSet, storesOf} from '../set';

const setKey = (scope: string): string => `${scope}?set`;

/** The set that is saved whole on this device; undefined when there is none. */
export async function readSet(scope: string): Promise<SavedSet | undefined> {
  const kept = await caches.match(setKey(scope), {cacheName: storesOf(scope).saved});
  return kept?.json();
}

/** Makes a set the one that is read from now on: all of its files have to be there. */
export async function writeSet(scope: string, set: SavedSet): Promise<void> {
  const store = await caches.open(storesOf(scope).saved);
  await store.put(setKey(scope), new Response(JSON.stringify(set)));
}

/** A file of a saved set. */
export async function readFile(scope: string, set: SavedSet, path: string): Promise<Response | undefined> {
  const key = keyInSet(scope, set, path);
  return key === undefined ? undefined : caches.match(key, {cacheName: storesOf(scope).saved});
}

/** Keys of the files that are there, of a whole set or of one that is on its way. */
export async function keptKeys(scope: string): Promise<Set<string>> {
  const {saved} = storesOf(scope);
  // Opening would make it.
  if (!(await caches.has(saved))) return new Set();
  const requests = await (await caches.open(saved)).keys();
  return new Set(requests.map(({url}) => url).filter((url) => url !== setKey(scope)));
}
