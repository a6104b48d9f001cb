import {
  bytesOf,
  type FileList,
  keyOf,
  keysOf,
  LIST_FILE,
  missing,
  nextSet,
  type SavedFile,
  type SavedSet,
  storesOf,
  type ToWorker,
} from '../set';
import {keptKeys, readSet, writeSet} from './saved-set';

/** How saving ended. `busy`: another tab saves at this moment. */
export type Outcome = 'saved' | 'stopped' | 'full' | 'unreachable' | 'busy';

/** Files that are fetched at a time. */
const AT_ONCE = 6;

/** Deployments that may replace each other while one reader saves. */
const ATTEMPTS = 3;

export interface Saving {
  /** Begins when another tab has done its work, instead of not at all. */
  waits?: boolean;
  /** Ends the work; what has been fetched is kept for the next time. */
  signal?: AbortSignal;
  /** Is told how many bytes of all are there, first before any is fetched. */
  onProgress?(done: number, all: number): void;
}

/**
 * The files of the deployment that is there now.
 * @throws when the list does not come
 */
export async function fetchList(scope: string): Promise<FileList> {
  const response = await fetch(scope + LIST_FILE, {cache: 'no-store'});
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return response.json();
}

/**
 * Has this device keep every page of the deployment that is there now: whole, or as it was before. Only files are fetched
 * that are not here yet, so that it also goes on where it stopped, and brings an older set up to date.
 */
export async function save(scope: string, saving: Saving = {}): Promise<Outcome> {
  return navigator.locks.request(storesOf(scope).saved, {ifAvailable: !saving.waits}, async (lock) =>
    lock ? attempt(scope, saving, ATTEMPTS) : 'busy',
  );
}

/** Forgets all that has been saved. */
export async function remove(scope: string): Promise<void> {
  await caches.delete(storesOf(scope).saved);
  await tellWorker(scope);
}

async function attempt(scope: string, saving: Saving, attempts: number): Promise<Outcome> {
  const list = await fetchList(scope).catch(() => undefined);
  if (!list) return saving.signal?.aborted ? 'stopped' : 'unreachable';
  const old = await readSet(scope);
  try {
    if (old?.version !== list.version) {
      await fetchMissing(scope, list, saving);
      await writeSet(scope, nextSet(list, old));
    }
  } catch (error) {
    if (saving.signal?.aborted) return 'stopped';
    if (error instanceof DOMException && error.name === 'QuotaExceededError') {
      await tidy(scope, old);
      return 'full';
    }
    // What came may be a file of the next deployment: then its list is here as well.
    const now = await fetchList(scope).catch(() => list);
    return now.version === list.version || attempts === 1
      ? 'unreachable'
      : attempt(scope, saving, attempts - 1);
  }
  await tellWorker(scope);
  await tidy(scope, await readSet(scope));
  return 'saved';
}

/** Fetches what of a list is not here, several files at a time. @throws what stopped the first that failed */
async function fetchMissing(scope: string, {files}: FileList, {signal, onProgress}: Saving): Promise<void> {
  const wanted = missing(scope, files, await keptKeys(scope));
  const all = bytesOf(Object.entries(files));
  let done = all - bytesOf(wanted);
  onProgress?.(done, all);
  const store = await caches.open(storesOf(scope).saved);
  const failed = new AbortController();
  const giveUp = () => failed.abort(signal?.reason);
  signal?.addEventListener('abort', giveUp);
  if (signal?.aborted) giveUp();

  const queue = wanted.values();
  const fetchSome = async () => {
    try {
      for (const [path, file] of queue) {
        await fetchFile(store, keyOf(scope, path, file), file, failed.signal);
        done += file[1];
        onProgress?.(done, all);
      }
    } catch (error) {
      // The others end for this reason, and nothing is written after this function has ended.
      failed.abort(error);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, fetchSome));
  signal?.removeEventListener('abort', giveUp);
  failed.signal.throwIfAborted();
}

/**
 * Fetches and keeps one file. The address has the hash of its content in it, so that nothing between here and the server
 * answers with an older one, and the browser refuses any other content.
 */
async function fetchFile(
  store: Cache,
  key: string,
  [integrity]: SavedFile,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetch(key, {integrity, signal, cache: 'no-store'});
  if (!response.ok) throw new Error(`${response.status} ${key}`);
  signal.throwIfAborted();
  // A new answer: one that came by way of a redirect could not be shown as a page.
  await store.put(key, new Response(response.body, {headers: response.headers}));
}

/** Deletes what the set on this device does not need, or everything where there is none. */
async function tidy(scope: string, set: SavedSet | undefined): Promise<void> {
  const {saved} = storesOf(scope);
  if (!set) {
    await caches.delete(saved);
    return;
  }
  const needed = keysOf(scope, set);
  const store = await caches.open(saved);
  for (const key of await keptKeys(scope)) if (!needed.has(key)) await store.delete(key);
}

/** The worker remembers which files there are. */
async function tellWorker(scope: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  registration?.active?.postMessage({changed: true} satisfies ToWorker);
}
