import {
  createNextSet,
  type FileList,
  findMissing,
  getCacheNames,
  LIST_FILE,
  type SavedFile,
  type SavedSet,
  sumBytes,
  toFileKey,
  toFileKeys,
  type WorkerMessage,
} from '../set';
import {listenToTabs, notifyTabs} from './channel';
import {intactKeys, keptKeys, readSet, writeSet} from './saved-set';

/**
 * The way in which saving ended. `busy`: another tab is saving. `removed`: another tab has removed the saved pages, so
 * this one stopped.
 */
export type Outcome = 'saved' | 'stopped' | 'removed' | 'full' | 'unreachable' | 'busy';

/** Number of files that are fetched at the same time. */
const PARALLEL_FETCHES = 6;

/** Number of deployments that may replace each other while one reader saves. */
const ATTEMPTS = 3;

export interface Saving {
  /** Updates or repairs the set that is there, once other tabs have finished. Without a set, nothing is saved. */
  isUpdate?: boolean;
  /** Stops saving. Files that have been fetched are kept for the next time. */
  signal?: AbortSignal;
  /** Reports the bytes that are saved, and those of all files. The first call comes before any file is fetched. */
  onProgress?(done: number, all: number): void;
}

/**
 * Returns the files of the current deployment.
 * @throws if the list can't be fetched
 */
export async function fetchList(scope: string): Promise<FileList> {
  const response = await fetch(scope + LIST_FILE, {cache: 'no-store'});
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return response.json();
}

/** Runs `work` while no other tab changes the saved set. */
const withLock = <T>(scope: string, options: LockOptions, work: (lock: Lock | null) => Promise<T>) =>
  navigator.locks.request(getCacheNames(scope).saved, options, work);

/**
 * Saves every page of the current deployment on this device, or leaves everything as it was. Only files that are
 * missing or damaged are fetched, so calling it again goes on where it stopped, and updates an older set.
 */
export async function save(scope: string, saving: Saving = {}): Promise<Outcome> {
  const stopping = new AbortController();
  const stop = () => stopping.abort('stopped');
  saving.signal?.addEventListener('abort', stop);
  if (saving.signal?.aborted) stop();
  const stopListening = listenToTabs(scope, (message) => message === 'remove' && stopping.abort('removed'));
  try {
    return await withLock(scope, {ifAvailable: !saving.isUpdate}, async (lock) => {
      if (!lock) return 'busy';
      const hasNothingToUpdate = saving.isUpdate && !(await readSet(scope));
      return hasNothingToUpdate ? 'removed' : attempt(scope, {...saving, signal: stopping.signal}, ATTEMPTS);
    });
  } finally {
    stopListening();
    saving.signal?.removeEventListener('abort', stop);
  }
}

/** Deletes everything that was saved, after every tab that is saving has stopped. */
export async function remove(scope: string): Promise<void> {
  notifyTabs(scope, 'remove');
  await withLock(scope, {}, () => caches.delete(getCacheNames(scope).saved));
  await notifyOfChange(scope);
}

type RunningSave = Saving & {signal: AbortSignal};

/** Returns why a save was aborted. */
const reasonOf = ({reason}: AbortSignal): Outcome => (reason === 'removed' ? 'removed' : 'stopped');

async function attempt(scope: string, saving: RunningSave, attempts: number): Promise<Outcome> {
  const {signal} = saving;
  const list = await fetchList(scope).catch(() => undefined);
  if (signal.aborted) return reasonOf(signal);
  if (!list) return 'unreachable';
  const old = await readSet(scope);
  try {
    await fetchMissing(scope, list, saving);
    if (old?.version !== list.version) await writeSet(scope, createNextSet(list, old));
  } catch (error) {
    if (signal.aborted) return reasonOf(signal);
    if (error instanceof DOMException && error.name === 'QuotaExceededError') {
      await deleteUnneeded(scope, old);
      return 'full';
    }
    // A deployment may have replaced the files meanwhile. If so, its list is there as well.
    const now = await fetchList(scope).catch(() => list);
    return now.version === list.version || attempts === 1
      ? 'unreachable'
      : attempt(scope, saving, attempts - 1);
  }
  await deleteUnneeded(scope, await readSet(scope));
  await notifyOfChange(scope);
  return 'saved';
}

/**
 * Fetches the files of a list that are missing or damaged, several at a time.
 * @throws the first error that a fetch ended with
 */
async function fetchMissing(
  scope: string,
  {files}: FileList,
  {signal, onProgress}: RunningSave,
): Promise<void> {
  const missing = findMissing(scope, files, await intactKeys(scope, files));
  const all = sumBytes(Object.entries(files));
  let done = all - sumBytes(missing);
  onProgress?.(done, all);
  signal.throwIfAborted();
  if (missing.length === 0) return;
  const store = await caches.open(getCacheNames(scope).saved);
  const failed = new AbortController();
  const giveUp = () => failed.abort(signal.reason);
  signal.addEventListener('abort', giveUp);

  const queue = missing.values();
  const fetchSome = async () => {
    try {
      for (const [path, file] of queue) {
        await fetchFile(store, toFileKey(scope, path, file), file, failed.signal);
        done += file[1];
        onProgress?.(done, all);
      }
    } catch (error) {
      // The other fetches end with the same error, so that nothing is written after this function has ended.
      failed.abort(error);
    }
  };
  await Promise.all(Array.from({length: PARALLEL_FETCHES}, fetchSome));
  signal.removeEventListener('abort', giveUp);
  failed.signal.throwIfAborted();
}

/**
 * Fetches and saves one file. Its URL contains the hash of its content, so no cache on the way answers with an older
 * file, and the browser refuses any other content.
 */
async function fetchFile(
  store: Cache,
  key: string,
  [integrity]: SavedFile,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const response = await fetch(key, {integrity, signal, cache: 'no-store'});
  if (!response.ok) throw new Error(`${response.status} ${key}`);
  signal.throwIfAborted();
  // The response is copied, because a browser can't show a redirected response as a page.
  await store.put(key, new Response(response.body, {headers: response.headers}));
}

/** Deletes files that the set on this device doesn't need, or all files if there is no set. */
async function deleteUnneeded(scope: string, set: SavedSet | undefined): Promise<void> {
  const {saved} = getCacheNames(scope);
  if (!set) {
    await caches.delete(saved);
    return;
  }
  const needed = toFileKeys(scope, set);
  const store = await caches.open(saved);
  for (const key of await keptKeys(scope)) if (!needed.has(key)) await store.delete(key);
}

/** Tells the worker and the other tabs that the saved set is another one now. */
async function notifyOfChange(scope: string): Promise<void> {
  notifyTabs(scope, 'changed');
  const registration = await navigator.serviceWorker.getRegistration(scope);
  registration?.active?.postMessage({changed: true} satisfies WorkerMessage);
}
