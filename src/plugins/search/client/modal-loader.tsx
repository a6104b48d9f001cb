import {type ComponentType, type ReactNode, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import {hideLoadError, showLoadError} from '../../../client/failed-start';
import {useStore} from '../../../client/store';
import {closeSearch, modalQuery} from './modal-query';
import {once} from './once';

type Modal = ComponentType<{initialQuery: string}>;

/** Fetches the modal's code. */
export const loadModal = once(async (): Promise<Modal> => (await import('./modal')).default);

/**
 * Renders the modal while search is open and its code has loaded. If the code can't be loaded, for example after a
 * deployment that replaced it, search is closed and a notice lets the visitor load the page again.
 */
export function ModalLoader(): ReactNode {
  const query = useStore(modalQuery);
  const isOpen = query !== undefined;
  const [Modal, setModal] = useState<Modal>();
  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    loadModal().then(
      (loaded) => {
        if (!isCurrent) return;
        hideLoadError();
        setModal(() => loaded);
      },
      (cause: unknown) => {
        if (!isCurrent) return;
        console.warn('Search did not load.', cause);
        closeSearch();
        showLoadError('Search did not load.');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen]);
  return isOpen && Modal ? createPortal(<Modal initialQuery={query} />, document.body) : null;
}
