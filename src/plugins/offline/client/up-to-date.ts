import {isSlow} from '../../../client/connection';
import {storesOf} from '../set';
import {readSet} from './saved-set';
import {run} from './work';

/** Where it is remembered for which version there was no room. */
const FULL = 'offline.full';

/** Versions of the workers that are here: for a moment these are the old one and the new one. */
async function seenVersions(scope: string): Promise<string[]> {
  const {shell} = storesOf(scope);
  return (await caches.keys())
    .filter((name) => name.startsWith(shell))
    .map((name) => name.slice(shell.length));
}

/**
 * Replaces a set that is saved whole when a deployment has come that it is not of. The set stays as it is when anything
 * fails, and with a slow connection or where data is to be saved: the page about it then has a button.
 */
export async function bringUpToDate(scope: string): Promise<void> {
  const set = await readSet(scope);
  const versions = await seenVersions(scope);
  if (!set || versions.every((version) => version === set.version) || isSlow()) return;
  // Asking again on each page would fetch the same files over and over.
  const seen = versions.sort().join();
  if (localStorage.getItem(FULL) === seen) return;
  if ((await run(scope, {waits: true})) === 'full') localStorage.setItem(FULL, seen);
}
