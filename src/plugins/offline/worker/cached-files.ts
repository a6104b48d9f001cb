import {readFile, readSet} from '../client/saved-set';
import {isIntact} from '../intact';
import {findCodePaths, isSitePage} from '../page-html';
import {type SavedSet, toSitePath} from '../saved-files';
import {CACHE_NAMES, findKnownFile, SCOPE} from './deployment';
import {findShellFile} from './shell';

let savedSet: Promise<SavedSet | undefined> | undefined;

/** Makes the next request read the saved set again, because a page has changed it. */
export const invalidateSavedSet = (): void => {
  savedSet = undefined;
};

/** Returns a file of the saved set, or undefined if it's missing or damaged. */
export async function findSavedFile(path: string): Promise<Response | undefined> {
  savedSet ??= readSet(SCOPE).catch(() => undefined);
  const set = await savedSet;
  return set && readFile(SCOPE, set, path);
}

/** Returns the path of a request below the site. */
export const getPath = ({url}: Request): string => toSitePath(SCOPE, url) ?? '';

/** Returns true if a response is what the path should have. A file of this deployment must also have its hash. */
export const isIntactFile = (path: string, response: Response): Promise<boolean> =>
  isIntact(path, response, findKnownFile(path));

/** Returns the page or file that an earlier visit has cached under a path, or undefined if it's missing or damaged. */
export async function findVisitedFile(path: string, cacheName: string): Promise<Response | undefined> {
  const response = await caches.match(SCOPE + path, {cacheName});
  return response && (await isIntactFile(path, response)) ? response : undefined;
}

/** Returns a file from any of the caches, or undefined if none has an intact one. */
const findFile = async (path: string): Promise<Response | undefined> =>
  (await findVisitedFile(path, CACHE_NAMES.files)) ??
  (await findSavedFile(path)) ??
  (await findShellFile(path));

/** Returns whether a file is on the device. */
export const isCached = async (path: string): Promise<boolean> => (await findFile(path)) !== undefined;

/** Returns true if a page belongs to this site and all of its styles and scripts are cached. Otherwise it would be broken. */
export async function hasAllCode(page: Response): Promise<boolean> {
  const html = await page.clone().text();
  if (!isSitePage(html)) return false;
  const areCached = await Promise.all(findCodePaths(html).map(isCached));
  return areCached.every(Boolean);
}
