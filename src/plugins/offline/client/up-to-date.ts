import {isConnectionSlow} from '../../../client/connection';
import {findMissing, getCacheNames} from '../set';
import {run} from './save-task';
import {keptKeys, readSet} from './saved-set';

/** Key of the local storage under which the version is kept that there was no room for. */
const FULL = 'offline.full';

/** Returns the versions of the installed workers. For a moment, the old one and the new one are both there. */
async function seenVersions(scope: string): Promise<string[]> {
  const {shell} = getCacheNames(scope);
  return (await caches.keys())
    .filter((name) => name.startsWith(shell))
    .map((name) => name.slice(shell.length));
}

/**
 * Updates a saved set that belongs to an older deployment, and repairs one that lacks files. If anything fails, the set
 * stays as it is. Nothing is fetched on a slow connection, or if the visitor saves data, because the page about offline
 * reading has a button for it.
 */
export async function bringUpToDate(scope: string): Promise<void> {
  const set = await readSet(scope);
  if (!set || isConnectionSlow()) return;
  const versions = await seenVersions(scope);
  const isCurrent = versions.every((version) => version === set.version);
  if (isCurrent && findMissing(scope, set.files, await keptKeys(scope)).length === 0) return;
  // Without this, each page would fetch the same files again.
  const seen = versions.sort().join();
  if (localStorage.getItem(FULL) === seen) return;
  if ((await run(scope, {isUpdate: true})) === 'full') localStorage.setItem(FULL, seen);
}
