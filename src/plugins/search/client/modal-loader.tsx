import {type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore} from 'react';
import {createPortal} from 'react-dom';
import {offerRetry, withdrawRetry} from '../../../client/failed-start';
import {once} from './once';
import {closeSearch, openedWith} from './opening';

type Modal = ComponentType<{initialQuery: string}>;

/** Fetches the modal's code. */
export const loadModal = once(async (): Promise<Modal> => (await import('./modal')).default);

/**
 * The modal while search is open, once its code is there. Code that does not arrive, as after a deployment that
 * replaced it, closes search again; the visitor is told, and can press once more or load the page again.
 */
export function ModalLoader(): ReactNode {
  const query = useSyncExternalStore(openedWith.subscribe, openedWith.get, () => undefined);
  const isOpen = query !== undefined;
  const [Modal, setModal] = useState<Modal>();
  useEffect(() => {
    if (!isOpen) return;
    let isWanted = true;
    loadModal().then(
      (loaded) => {
        if (!isWanted) return;
        withdrawRetry();
        setModal(() => loaded);
      },
      (cause: unknown) => {
        if (!isWanted) return;
        console.warn('Search did not load.', cause);
        closeSearch();
        offerRetry('Search did not load.');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [isOpen]);
  return isOpen && Modal ? createPortal(<Modal initialQuery={query} />, document.body) : null;
}
