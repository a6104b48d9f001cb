import {type ReactNode, useEffect, useState, useSyncExternalStore} from 'react';
import type {Store} from '../../../client/store';
import {decodeEntities} from '../../offline/client/decode-entities';
import {findRecentPages} from '../../offline/client/recent-pages';
import {getSiteScope} from '../../offline/client/site';
import {PageLinks} from '../components/PageLinks';
import {type PageLink, POPULAR_PAGES, POPULAR_TASKS} from '../components/popular-pages';
import type {SearchProgress} from './docsearch-adapter';
import styles from './modal.module.css';
import {closeSearch} from './modal-query';

const RECENT_PAGES = 4;

/** Returns the pages that the visitor opened last. Empty if the browser has saved no pages. */
function useRecentPages(): readonly PageLink[] {
  const [pages, setPages] = useState<readonly PageLink[]>([]);
  useEffect(() => {
    let isMounted = true;
    findRecentPages(getSiteScope(), window.location.href, RECENT_PAGES).then(
      (recentPages) =>
        isMounted && setPages(recentPages.map(({path, title}) => ({to: path, title: decodeEntities(title)}))),
      // A browser that can't save pages has no caches.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return pages;
}

/** Links for a modal without hits: tasks and recent pages if there's no query, otherwise pages that may help. */
export function ModalLinks({progress}: {progress: Store<SearchProgress>}): ReactNode {
  const {query, status} = useSyncExternalStore(progress.subscribe, progress.get);
  const recent = useRecentPages();
  if (query !== '' && status !== 'nothing') return null;
  return (
    <div className={styles.links}>
      {query === '' ? (
        <>
          <PageLinks title="Popular tasks" pages={POPULAR_TASKS} onOpen={closeSearch} />
          {recent.length > 0 && <PageLinks title="Recent pages" pages={recent} onOpen={closeSearch} />}
        </>
      ) : (
        <PageLinks title="Popular pages" pages={POPULAR_PAGES} onOpen={closeSearch} />
      )}
    </div>
  );
}
