import {findCodePaths, findPicturePaths, isSitePage} from '../page-html';
import {getCacheNames, isListed, toSitePath} from '../saved-files';
import {readTitle} from './page-title';
import {readSet} from './saved-set';

/** A page that was opened, and can be read without a network. */
export interface OpenedPage {
  address: string;
  title: string;
}

/** Returns the paths of all cached files. An incomplete set of saved files doesn't count. */
async function listCachedPaths(scope: string): Promise<Set<string>> {
  const {files, saved, shell} = getCacheNames(scope);
  const hasSet = (await readSet(scope)) !== undefined;
  const names = (await caches.keys()).filter(
    (name) => name === files || name.startsWith(shell) || (hasSet && name === saved),
  );
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return new Set(requests.flat().map(({url}) => toSitePath(scope, url) ?? ''));
}

/** Returns the pages that were opened and are still cached with their code and pictures, sorted by title. */
export async function findOpenedPages(scope: string): Promise<OpenedPage[]> {
  const {pages} = getCacheNames(scope);
  if (!(await caches.has(pages))) return [];
  const [cache, cachedPaths] = await Promise.all([caches.open(pages), listCachedPaths(scope)]);
  const opened = await Promise.all(
    (await cache.keys()).map(async ({url}) => {
      const html = (await (await cache.match(url))?.text()) ?? '';
      const neededPaths = [...findCodePaths(html), ...findPicturePaths(html, scope, url)];
      const canBeRead = isSitePage(html) && neededPaths.every((path) => cachedPaths.has(path));
      if (!canBeRead || !isListed(toSitePath(scope, url) ?? '')) return [];
      return [{address: url, title: readTitle(html)}];
    }),
  );
  return opened.flat().sort((one, other) => one.title.localeCompare(other.title));
}
