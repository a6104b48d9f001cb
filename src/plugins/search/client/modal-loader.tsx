import type {DocSearchModalProps} from '@docsearch/react';
import {type ComponentType, type ReactNode, useEffect, useState} from 'react';
import {offerRetry} from '../../../client/failed-start';
import {once} from './once';

type Modal = ComponentType<DocSearchModalProps>;

/** Fetches the modal's code. */
export const loadModal = once(async (): Promise<Modal> => (await import('./modal')).DocSearchModal);

let notice: HTMLElement | undefined;

/**
 * What the theme opens: the modal, once its code is there. Code that does not arrive, as after a deployment that
 * replaced it, closes it again and is told to the visitor, who can press once more or load the page again.
 */
export function DocSearchModal(props: DocSearchModalProps): ReactNode {
  const {onClose} = props;
  const [Modal, setModal] = useState<Modal>();
  useEffect(() => {
    let isOpen = true;
    loadModal().then(
      (loaded) => {
        if (!isOpen) return;
        notice?.remove();
        setModal(() => loaded);
      },
      (cause: unknown) => {
        if (!isOpen) return;
        console.warn('Search did not load.', cause);
        onClose?.();
        notice?.remove();
        notice = offerRetry('Search did not load.');
        // It is above the page, which may be scrolled down.
        notice.querySelector('button')?.focus();
      },
    );
    return () => {
      isOpen = false;
    };
  }, [onClose]);
  return Modal ? <Modal {...props} /> : null;
}
