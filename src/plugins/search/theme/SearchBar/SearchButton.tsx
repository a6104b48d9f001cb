import clsx from 'clsx';
import {type ReactNode, useSyncExternalStore} from 'react';
import {BUTTON_CLASS} from '../../client/modal-query';
import styles from './styles.module.css';

const neverChanges = () => () => undefined;
/** Returns the label of the key that opens search together with K. Only the browser knows the visitor's system. */
const readKey = () => (/Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl');

/**
 * Renders the search button. Its visible text is also its accessible name. `client/modal-query.ts` finds it by its class and
 * listens for clicks and keys.
 */
export default function SearchButton(): ReactNode {
  const key = useSyncExternalStore(neverChanges, readKey, () => 'Ctrl');
  return (
    <button type="button" className={`DocSearch ${BUTTON_CLASS}`}>
      <span className="DocSearch-Button-Container">
        <svg className="DocSearch-Search-Icon" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <path
            d="M15 8.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Zm-2 4.5 6 6"
            fill="none"
            stroke="currentColor"
            strokeLinecap="round"
          />
        </svg>
        <span className={clsx('DocSearch-Button-Placeholder', styles.label)}>Search</span>
      </span>{' '}
      <span className="DocSearch-Button-Keys">
        <kbd className={clsx('DocSearch-Button-Key', styles.key)}>{key}</kbd>{' '}
        <kbd className={clsx('DocSearch-Button-Key', styles.key)}>K</kbd>
      </span>
    </button>
  );
}
