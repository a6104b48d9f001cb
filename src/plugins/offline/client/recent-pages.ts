import {getCacheNames, isListed, toSitePath} from '../saved-files';
import {readTitle} from './page-title';

/** A page that the reader has opened. */
export interface RecentPage {
  /** Its path with the base URL. */
  path: string;
  title: string;
}

/**
 * Returns the pages that were opened last, the latest first, without the one that is open. They are read from the cache for
 * offline reading, so nothing else is stored.
 *
 * @param scope URL of the site
 * @param page URL of the page that is open
 * @param limit maximum number of pages
 */
export async function findRecentPages(scope: string, page: string, limit: number): Promise<RecentPage[]> {
  const {pages} = getCacheNames(scope);
  if (!(await caches.has(pages))) return [];
  const cache = await caches.open(pages);
  const current = toSitePath(scope, page);
  // A cache lists its newest entries last.
  const urls = (await cache.keys()).map(({url}) => url).reverse();
  const listed = urls.filter((url) => {
    const path = toSitePath(scope, url);
    // An empty path is that of the home page, which isn't listed because every page has a link to it.
    return path && path !== current && isListed(path);
  });
  return Promise.all(
    listed.slice(0, limit).map(async (url) => ({
      path: new URL(url).pathname,
      title: readTitle((await (await cache.match(url))?.text()) ?? ''),
    })),
  );
}
