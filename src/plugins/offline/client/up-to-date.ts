import {isConnectionSlow} from '../../../client/connection';
import {findMissing, getCacheNames} from '../saved-files';
import {runSave} from './save-task';
import {listSavedKeys, readSet} from './saved-set';

/** Key of the local storage for the version that there wasn't enough room for. */
const FULL_KEY = 'offline.full';

/** Returns the versions of the installed workers. During an update, there are two. */
async function listInstalledVersions(scope: string): Promise<string[]> {
  const {shell} = getCacheNames(scope);
  return (await caches.keys())
    .filter((name) => name.startsWith(shell))
    .map((name) => name.slice(shell.length));
}

/**
 * Updates a saved set that belongs to an older deployment, and repairs one that lacks files. If anything fails, the set
 * stays as it is. Nothing is fetched on a slow connection, or if the visitor saves data. They can still update the set with
 * the button on the page about offline reading.
 */
export async function bringUpToDate(scope: string): Promise<void> {
  const set = await readSet(scope);
  if (!set || isConnectionSlow()) return;
  const versions = await listInstalledVersions(scope);
  const isCurrent = versions.every((version) => version === set.version);
  if (isCurrent && findMissing(scope, set.files, await listSavedKeys(scope)).length === 0) return;
  // If there wasn't enough room for this version, each page would fetch the same files again.
  const installed = versions.sort().join();
  if (localStorage.getItem(FULL_KEY) === installed) return;
  if ((await runSave(scope, {isUpdate: true})) === 'full') localStorage.setItem(FULL_KEY, installed);
}
