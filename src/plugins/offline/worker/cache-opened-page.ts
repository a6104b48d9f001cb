import {isConnectionSlow} from '../../../client/connection';
import {findPicturePaths} from '../page-html';
import {pathBelow} from '../set';
import {findVisitedFile, hasFile} from './cached-files';
import {SCOPE, STORES} from './deployment';
import {strategyFor} from './strategies';

/** Number of pictures that are fetched at the same time. */
const PARALLEL_FETCHES = 4;

/** Fetches and keeps a page or file. */
export async function keep(request: Request, event: ExtendableEvent): Promise<void> {
  const strategy = strategyFor(request);
  if (strategy) await Promise.all(strategy.handleAll({request, event}));
}

/**
 * Keeps a page that the reader has opened, with all of its pictures. The browser hasn't asked for those that aren't in
 * view, or that belong to the other colour mode. On a slow connection, or if the reader saves data, they aren't fetched.
 */
export async function keepOpened(address: string, event: ExtendableEvent): Promise<void> {
  const path = pathBelow(SCOPE, address);
  if (path === undefined) return;
  // The browser has just fetched it, so its own cache usually has the page.
  if (!(await findVisitedFile(path, STORES.pages)))
    await keep(new Request(SCOPE + path, {cache: 'force-cache'}), event);
  if (isConnectionSlow()) return;
  const page = await findVisitedFile(path, STORES.pages);
  const pictures = page ? findPicturePaths(await page.text(), SCOPE, SCOPE + path).values() : [].values();
  const keepSome = async () => {
    for (const picture of pictures)
      if (!(await hasFile(picture))) await keep(new Request(SCOPE + picture), event).catch(() => undefined);
  };
  await Promise.all(Array.from({length: PARALLEL_FETCHES}, keepSome));
}
