import clsx from 'clsx';
import {type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {type Store, useStore} from '../../../client/store';
import {NO_SEARCH, type SearchProgress} from './docsearch-adapter';
import {ModalWithoutHits} from './ModalWithoutHits';
import styles from './modal.module.css';
import {repairModal} from './modal-accessibility';
import {closeSearch, getEarlyEnter} from './modal-query';
import {useDelayedEnter} from './use-delayed-enter';

interface Props {
  progress: Store<SearchProgress>;
  /** True if the deployment searches with Algolia. */
  isHosted: boolean;
  children: ReactNode;
}

/** Renders the frame of the modal. Hits of an earlier query are grey until those of the latest query have arrived. */
export function ModalFrame({progress, isHosted, children}: Props): ReactNode {
  const {status} = useStore(progress);
  const dialog = useRef<HTMLDialogElement>(null);
  const [dropdown, setDropdown] = useState<Element | null>(null);

  useEffect(() => {
    if (!dialog.current) return;
    const stopRepairing = repairModal(dialog.current);
    dialog.current.showModal();
    return stopRepairing;
  }, []);
  useLayoutEffect(() => {
    setDropdown(dialog.current?.querySelector('.DocSearch-Dropdown') ?? null);
    // Without Algolia, the credit to Algolia is hidden. A link without an address can't get the focus.
    if (!isHosted) dialog.current?.querySelector('.DocSearch-Logo a')?.removeAttribute('href');
  }, [isHosted]);

  return (
    <dialog
      ref={dialog}
      aria-label="Search"
      className={clsx(styles.modal, !isHosted && styles.embedded, status === 'failed' && styles.failed)}
      aria-busy={status === 'pending'}
      {...useDelayedEnter(status, getEarlyEnter())}
      onInput={(event) => {
        if ((event.target as HTMLInputElement).value === '') progress.set(NO_SEARCH);
      }}
      onReset={() => progress.set(NO_SEARCH)}
      onCancel={(event) => {
        event.preventDefault();
        closeSearch();
      }}
    >
      <output className="visually-hidden">{status === 'nothing' && 'The search found nothing.'}</output>
      {children}
      {dropdown && createPortal(<ModalWithoutHits progress={progress} />, dropdown)}
    </dialog>
  );
}
