import {readTitle} from '../page-html';
import {getCacheNames, isListed, pathBelow} from '../set';

/** A page that the reader has opened. */
export interface RecentPage {
  /** Its path with the base URL. */
  path: string;
  /** As the page's HTML has it: characters may be written as entities. */
  title: string;
}

/**
 * Returns the pages that were opened last, the latest first, without the one that is open. They come from the pages that are
 * kept for reading offline, so nothing else is stored.
 *
 * @param scope URL of the site
 * @param page URL of the page that is open
 * @param limit maximum number of pages
 */
export async function findRecentPages(scope: string, page: string, limit: number): Promise<RecentPage[]> {
  const {pages} = getCacheNames(scope);
  if (!(await caches.has(pages))) return [];
  const store = await caches.open(pages);
  const current = pathBelow(scope, page);
  // A cache lists its newest entries last.
  const urls = (await store.keys()).map(({url}) => url).reverse();
  const listed = urls.filter((url) => {
    const path = pathBelow(scope, url);
    // Every page has a link to the home page.
    return path && path !== current && isListed(path);
  });
  return Promise.all(
    listed.slice(0, limit).map(async (url) => ({
      path: new URL(url).pathname,
      title: readTitle((await (await store.match(url))?.text()) ?? '') ?? '',
    })),
  );
}
