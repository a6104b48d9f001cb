import {isConnectionSlow} from '../../../client/connection';
import {forEachConcurrent} from '../../../lib/for-each-concurrent';
import {findPicturePaths} from '../page-html';
import {toSitePath} from '../saved-files';
import {findVisitedFile, isCached} from './cached-files';
import {CACHE_NAMES, SCOPE} from './deployment';
import {chooseStrategy} from './strategies';

/** Number of pictures that are fetched at the same time. */
const PARALLEL_FETCHES = 4;

/** Fetches and caches a page or file. */
export async function cacheRequest(request: Request, event: ExtendableEvent): Promise<void> {
  const strategy = chooseStrategy(request);
  if (strategy) await Promise.all(strategy.handleAll({request, event}));
}

/**
 * Caches a page that the visitor has opened, with all of its pictures. The browser hasn't requested those that aren't in view
 * or that belong to the other colour mode. On a slow connection, or if the visitor saves data, they aren't fetched.
 */
export async function cacheOpenedPage(address: string, event: ExtendableEvent): Promise<void> {
  const path = toSitePath(SCOPE, address);
  if (path === undefined) return;
  // The browser has just fetched the page, so it's usually in the HTTP cache.
  if (!(await findVisitedFile(path, CACHE_NAMES.pages)))
    await cacheRequest(new Request(SCOPE + path, {cache: 'force-cache'}), event);
  if (isConnectionSlow()) return;
  const page = await findVisitedFile(path, CACHE_NAMES.pages);
  const pictures = page ? findPicturePaths(await page.text(), SCOPE, SCOPE + path) : [];
  await forEachConcurrent(pictures, PARALLEL_FETCHES, async (picture) => {
    if (!(await isCached(picture)))
      await cacheRequest(new Request(SCOPE + picture), event).catch(() => undefined);
  });
}
