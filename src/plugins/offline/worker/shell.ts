import {isIntact} from '../intact';
import {isHashed, type SavedFile, toFileKey} from '../set';
import {SCOPE, SHELL_FILES, SHELL_STORE, STORES} from './deployment';

/** Fetches a file of this deployment. @throws if another content comes */
async function fetchFile(path: string, [integrity]: SavedFile, cache: RequestCache): Promise<Response> {
  const response = await fetch(SCOPE + path, {integrity, cache});
  if (!response.ok) throw new Error(`${response.status} ${path}`);
  return response;
}

async function keepFile(store: Cache, path: string, file: SavedFile): Promise<void> {
  // The browser's own cache may hold a broken file under a name that never changes.
  const response = isHashed(path)
    ? await fetchFile(path, file, 'default').catch(() => fetchFile(path, file, 'reload'))
    : await fetchFile(path, file, 'no-cache');
  await store.put(toFileKey(SCOPE, path, file), new Response(response.body, {headers: response.headers}));
}

/** Keeps the page that is shown for others, with all of its files or not at all. */
export async function installShell(): Promise<void> {
  const store = await caches.open(SHELL_STORE);
  await Promise.all(Object.entries(SHELL_FILES).map(([path, file]) => keepFile(store, path, file)));
}

/** Deletes the pages and files that older deployments kept for this. */
export async function removeOldShells(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(STORES.shell) && name !== SHELL_STORE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Returns a file of the shell, or undefined if it isn't there or damaged. */
export async function findShellFile(path: string): Promise<Response | undefined> {
  const file = SHELL_FILES[path];
  const response = file && (await (await caches.open(SHELL_STORE)).match(toFileKey(SCOPE, path, file)));
  return response && (await isIntact(path, response, file)) ? response : undefined;
}
