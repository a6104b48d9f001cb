/**
 * Ejected and rewritten, because the theme's button is DocSearch's. Its accessible name differs from its text, it works only
 * once React has started, and it's in one file with the whole modal.
 */
import '@docsearch/css/dist/button.css';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {prefetchIndex} from '../../client/client';
import {loadModal, ModalLoader} from '../../client/modal-loader';
import {readSearchSettings} from '../../client/settings';
import SearchButton from './SearchButton';
import styles from './styles.module.css';

/** Renders the search button and the modal. The code and the index are fetched when somebody is about to search. */
export default function SearchBar(): ReactNode {
  const context = useDocusaurusContext();
  const start = () => {
    prefetchIndex(readSearchSettings(context));
    loadModal().catch(() => undefined);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what happens to the button inside
    <div className={styles.searchBar} onFocus={start} onPointerEnter={start} onTouchStart={start}>
      <SearchButton />
      <ModalLoader />
      <noscript>
        <span className={styles.needsScript}>Search needs JavaScript</span>
      </noscript>
    </div>
  );
}
