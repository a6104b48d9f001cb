import {type DeploymentFiles, findMissing, sumBytes} from '../saved-files';
import {fetchList} from './save';
import {saveTask} from './save-task';
import {findIntactKeys, listSavedKeys, readSet} from './saved-set';

/** The part of the site that is saved on this device. Sizes are in bytes. */
export type SavedState =
  /** Nothing is saved, and the site can't be reached. */
  | {kind: 'unreachable'}
  /** The browser's settings keep the site from storing anything. */
  | {kind: 'blocked'}
  /** Nothing or only a part is saved, or everything in an older version, or this tab is saving. */
  | {kind: 'none' | 'part' | 'older' | 'saving'; done: number; all: number}
  /** Everything is saved. */
  | {kind: 'saved'; all: number};

/** Returns the total size of a list of files, and the size of those that are on this device. */
async function readProgress(scope: string, {files}: DeploymentFiles): Promise<{done: number; all: number}> {
  const all = sumBytes(Object.entries(files));
  const missing = findMissing(scope, files, await findIntactKeys(scope, files));
  return {done: all - sumBytes(missing), all};
}

async function compareFiles(scope: string): Promise<SavedState> {
  const {progress} = saveTask.get();
  if (progress) return {kind: 'saving', ...progress};
  const [list, set] = await Promise.all([fetchList(scope).catch(() => undefined), readSet(scope)]);
  const saved = set && (await readProgress(scope, set));
  if (saved && saved.done === saved.all) {
    const isOlder = list && list.version !== set.version;
    return isOlder ? {kind: 'older', ...(await readProgress(scope, list))} : {kind: 'saved', all: saved.all};
  }
  const listOrSet = list ?? set;
  if (!listOrSet) return {kind: 'unreachable'};
  return {
    kind: (await listSavedKeys(scope)).size > 0 ? 'part' : 'none',
    ...(await readProgress(scope, listOrSet)),
  };
}

/**
 * Compares the files in the cache with the saved set, and with the current deployment if it can be reached. If the browser
 * doesn't allow access to the cache, the state is `blocked`.
 */
export const readSavedState = (scope: string): Promise<SavedState> =>
  compareFiles(scope).catch((): SavedState => ({kind: 'blocked'}));
