import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SearchBar from '@theme-original/SearchBar';
import type {ReactNode} from 'react';
import {searchSettings, warmUp} from '../../plugins/search/client/client';
import {loadModal} from '../../plugins/search/client/modal-loader';
import styles from './styles.module.css';

/** The theme's search button and modal; the code and index are fetched when somebody is about to search. */
export default function SearchBarWrapper(): ReactNode {
  const context = useDocusaurusContext();
  const start = () => {
    warmUp(searchSettings(context));
    loadModal().catch(() => undefined);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what happens to the button inside
    <div className={styles.box} onFocus={start} onPointerEnter={start} onTouchStart={start}>
      <SearchBar />
      <noscript>
        <span className={styles.needsScript}>Search needs JavaScript</span>
      </noscript>
    </div>
  );
}
