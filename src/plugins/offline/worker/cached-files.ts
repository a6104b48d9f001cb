import {readFile, readSet} from '../client/saved-set';
import {isIntact} from '../intact';
import {findCodePaths, isSitePage} from '../page-html';
import {pathBelow, type SavedSet} from '../set';
import {knownFile, SCOPE, STORES} from './deployment';
import {findShellFile} from './shell';

let savedSet: Promise<SavedSet | undefined> | undefined;

/** Reads the saved set again for the next request, because a page has changed it. */
export const invalidateSavedSet = (): void => {
  savedSet = undefined;
};

/** Returns a file of the saved set, or undefined if there is none that is intact. */
export async function findSavedFile(path: string): Promise<Response | undefined> {
  savedSet ??= readSet(SCOPE).catch(() => undefined);
  const set = await savedSet;
  return set && readFile(SCOPE, set, path);
}

/** Returns the path of a request's address below that of the site. */
export const pathOf = ({url}: Request): string => pathBelow(SCOPE, url) ?? '';

/** Returns what the reader's visits have kept under a path, or undefined if it isn't intact. */
export async function findVisitedFile(path: string, cacheName: string): Promise<Response | undefined> {
  const response = await caches.match(SCOPE + path, {cacheName});
  return response && (await isIntact(path, response, knownFile(path))) ? response : undefined;
}

const findFile = async (path: string): Promise<Response | undefined> =>
  (await findVisitedFile(path, STORES.files)) ?? (await findSavedFile(path)) ?? (await findShellFile(path));

/** Returns whether a file is on the device. */
export const hasFile = async (path: string): Promise<boolean> => (await findFile(path)) !== undefined;

/** Returns true if a page belongs to this site and its styles and scripts are cached, because it would be broken without. */
export async function hasAllCode(page: Response): Promise<boolean> {
  const html = await page.clone().text();
  if (!isSitePage(html)) return false;
  const found = await Promise.all(findCodePaths(html).map(hasFile));
  return !found.includes(false);
}
