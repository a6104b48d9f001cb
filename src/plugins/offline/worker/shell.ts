import {fetchIntoCache} from '../client/saved-set';
import {isIntact} from '../intact';
import {isHashed, type SavedFile, toFileKey} from '../saved-files';
import {CACHE_NAMES, SCOPE, SHELL_CACHE_NAME, SHELL_FILES} from './deployment';

async function cacheFile(cache: Cache, path: string, file: SavedFile): Promise<void> {
  const fetchWith = (mode: RequestCache): Promise<void> =>
    fetchIntoCache(cache, toFileKey(SCOPE, path, file), SCOPE + path, {integrity: file[0], cache: mode});
  // If the name of a file contains its hash, the HTTP cache may keep a broken copy forever, so it's bypassed after an error.
  if (isHashed(path)) await fetchWith('default').catch(() => fetchWith('reload'));
  else await fetchWith('no-cache');
}

/** Caches the offline page with all of its files, or fails. */
export async function installShell(): Promise<void> {
  const cache = await caches.open(SHELL_CACHE_NAME);
  await Promise.all(Object.entries(SHELL_FILES).map(([path, file]) => cacheFile(cache, path, file)));
}

/** Deletes the offline pages of older deployments, with their files. */
export async function removeOldShells(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(CACHE_NAMES.shell) && name !== SHELL_CACHE_NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Returns a file of the offline page, or undefined if it's missing or damaged. */
export async function findShellFile(path: string): Promise<Response | undefined> {
  const file = SHELL_FILES[path];
  const response = file && (await (await caches.open(SHELL_CACHE_NAME)).match(toFileKey(SCOPE, path, file)));
  return response && (await isIntact(path, response, file)) ? response : undefined;
}
