import {findCodePaths, findPicturePaths, isSitePage, readTitle} from '../page-html';
import {getCacheNames, isListed, pathBelow} from '../set';
import {readSet} from './saved-set';

/** A page that was opened, and can be read without a network. */
export interface OpenedPage {
  address: string;
  /** As the page's HTML has it: characters may be written as entities. */
  title: string;
}

/** Returns the paths of all files on this device. */
async function keptPaths(scope: string): Promise<Set<string>> {
  const {files, saved, shell} = getCacheNames(scope);
  const hasSet = (await readSet(scope)) !== undefined;
  const names = (await caches.keys()).filter(
    (name) => name === files || name.startsWith(shell) || (hasSet && name === saved),
  );
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return new Set(requests.flat().map(({url}) => pathBelow(scope, url) ?? ''));
}

/** Returns the pages that were opened and are still on this device with their code and pictures, by their titles. */
export async function openedPages(scope: string): Promise<OpenedPage[]> {
  const {pages} = getCacheNames(scope);
  if (!(await caches.has(pages))) return [];
  const [store, kept] = await Promise.all([caches.open(pages), keptPaths(scope)]);
  const opened = await Promise.all(
    (await store.keys()).map(async ({url}) => {
      const html = (await (await store.match(url))?.text()) ?? '';
      const needed = [...findCodePaths(html), ...findPicturePaths(html, scope, url)];
      const canBeRead = isSitePage(html) && needed.every((path) => kept.has(path));
      return isListed(pathBelow(scope, url) ?? '') && canBeRead
        ? [{address: url, title: readTitle(html) ?? ''}]
        : [];
    }),
  );
  return opened.flat().sort((one, other) => one.title.localeCompare(other.title));
}
