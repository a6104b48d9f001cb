import {forEachConcurrent} from '../../../lib/for-each-concurrent';
import {
  createNextSet,
  type DeploymentFiles,
  findMissing,
  getCacheNames,
  LIST_FILE,
  type SavedSet,
  sumBytes,
  toFileKey,
  toFileKeys,
  type WorkerMessage,
} from '../saved-files';
import {listenToTabs, notifyTabs} from './channel';
import {fetchIntoCache, findIntactKeys, listSavedKeys, readSet, writeSet} from './saved-set';

/**
 * The result of a save. `busy`: another tab is saving. `removed`: another tab has removed the saved pages, so
 * this one stopped.
 */
export type Outcome = 'saved' | 'stopped' | 'removed' | 'full' | 'unreachable' | 'busy';

/** Number of files that are fetched at the same time. */
const PARALLEL_FETCHES = 6;

/** Number of attempts to save, because a new deployment may replace the files meanwhile. */
const ATTEMPTS = 3;

/** Options of a save. */
export interface Saving {
  /** True to update or repair the saved set once other tabs have finished. If there is no set, nothing is saved. */
  isUpdate?: boolean;
  /** Aborts the save. Files that have been fetched stay in the cache for the next attempt. */
  signal?: AbortSignal;
  /** Receives the number of saved bytes and the total. The first call comes before any file is fetched. */
  onProgress?(done: number, all: number): void;
}

/**
 * Returns the files of the current deployment.
 * @throws if the list can't be fetched
 */
export async function fetchList(scope: string): Promise<DeploymentFiles> {
  const response = await fetch(scope + LIST_FILE, {cache: 'no-store'});
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return response.json();
}

/** Runs `work` while no other tab changes the saved set. */
const lockSavedSet = <T>(scope: string, options: LockOptions, work: (lock: Lock | null) => Promise<T>) =>
  navigator.locks.request(getCacheNames(scope).saved, options, work);

/**
 * Saves every page of the current deployment on this device, or leaves everything as it was. Only files that are
 * missing or damaged are fetched, so calling it again goes on where it stopped, and updates an older set.
 */
export async function save(scope: string, saving: Saving = {}): Promise<Outcome> {
  const removal = new AbortController();
  const signal = AbortSignal.any([removal.signal, ...(saving.signal ? [saving.signal] : [])]);
  const stopListening = listenToTabs(scope, (message) => message === 'remove' && removal.abort('removed'));
  try {
    return await lockSavedSet(scope, saving.isUpdate ? {signal} : {ifAvailable: true}, async (lock) => {
      if (!lock) return 'busy';
      const hasNothingToUpdate = saving.isUpdate && !(await readSet(scope));
      return hasNothingToUpdate ? 'removed' : trySave(scope, {...saving, signal}, ATTEMPTS);
    });
  } catch (error) {
    // The update was stopped while it waited for another tab.
    if (signal.aborted) return getAbortOutcome(signal);
    throw error;
  } finally {
    stopListening();
  }
}

/** Waits until no tab changes the saved set, even if the tab that does so is closed. */
export async function waitForOtherTabs(scope: string): Promise<void> {
  await lockSavedSet(scope, {mode: 'shared'}, async () => undefined);
}

/** Deletes everything that was saved, after every tab that is saving has stopped. */
export async function remove(scope: string): Promise<void> {
  notifyTabs(scope, 'remove');
  await lockSavedSet(scope, {}, () => caches.delete(getCacheNames(scope).saved));
  await notifyOfChange(scope);
}

type RunningSave = Saving & {signal: AbortSignal};

/** Returns why a save was aborted. */
const getAbortOutcome = ({reason}: AbortSignal): Outcome => (reason === 'removed' ? 'removed' : 'stopped');

/** Saves the files of the current deployment. If another deployment replaces them meanwhile, it tries again with that one. */
async function trySave(scope: string, saving: RunningSave, attempts: number): Promise<Outcome> {
  const {signal} = saving;
  const list = await fetchList(scope).catch(() => undefined);
  if (signal.aborted) return getAbortOutcome(signal);
  if (!list) return 'unreachable';
  const oldSet = await readSet(scope);
  try {
    await fetchMissing(scope, list, saving);
    // If the set already has this version, it was only repaired, and it keeps the files of the set before it.
    if (oldSet?.version !== list.version) await writeSet(scope, createNextSet(list, oldSet));
  } catch (error) {
    if (signal.aborted) return getAbortOutcome(signal);
    if (error instanceof DOMException && error.name === 'QuotaExceededError') {
      await deleteUnneeded(scope, oldSet);
      return 'full';
    }
    // A deployment may have replaced the files meanwhile. If so, it has a new list, too.
    const newList = await fetchList(scope).catch(() => list);
    if (newList.version === list.version || attempts === 1) return 'unreachable';
    return trySave(scope, saving, attempts - 1);
  }
  await deleteUnneeded(scope, await readSet(scope));
  await notifyOfChange(scope);
  return 'saved';
}

/**
 * Fetches the files of a list that are missing or damaged, several at a time.
 * @throws the error of the first fetch that fails
 */
async function fetchMissing(
  scope: string,
  {files}: DeploymentFiles,
  {signal, onProgress}: RunningSave,
): Promise<void> {
  const missing = findMissing(scope, files, await findIntactKeys(scope, files));
  const all = sumBytes(Object.entries(files));
  let done = all - sumBytes(missing);
  onProgress?.(done, all);
  signal.throwIfAborted();
  if (missing.length === 0) return;
  const cache = await caches.open(getCacheNames(scope).saved);
  const failure = new AbortController();
  const fetchSignal = AbortSignal.any([signal, failure.signal]);
  const fetchFile = async ([path, file]: (typeof missing)[number]) => {
    // The URL contains the hash of the content, so no cache on the way answers with an older file.
    const key = toFileKey(scope, path, file);
    await fetchIntoCache(cache, key, key, {integrity: file[0], signal: fetchSignal, cache: 'no-store'});
    done += file[1];
    onProgress?.(done, all);
  };
  // The first error aborts the other fetches, so that nothing is written after this function has ended.
  await forEachConcurrent(missing, PARALLEL_FETCHES, (entry) =>
    fetchFile(entry).catch((error) => failure.abort(error)),
  );
  fetchSignal.throwIfAborted();
}

/** Deletes the saved files that a set doesn't need, or all of them if there is no set. */
async function deleteUnneeded(scope: string, set: SavedSet | undefined): Promise<void> {
  const {saved} = getCacheNames(scope);
  if (!set) {
    await caches.delete(saved);
    return;
  }
  const needed = toFileKeys(scope, set);
  const cache = await caches.open(saved);
  for (const key of await listSavedKeys(scope)) if (!needed.has(key)) await cache.delete(key);
}

/** Tells the worker and the other tabs that the saved set has changed. */
async function notifyOfChange(scope: string): Promise<void> {
  notifyTabs(scope, 'changed');
  const registration = await navigator.serviceWorker.getRegistration(scope);
  registration?.active?.postMessage({changed: true} satisfies WorkerMessage);
}
