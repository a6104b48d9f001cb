'use client';

import Link from '@docusaurus/Link';
import {type ReactNode, useRef} from 'react';
import NameFilter from '../NameFilter';
import styles from './styles.module.css';

/** Renders a field that filters the lists of symbols below it. */
export default function SymbolFilter({children}: {children: ReactNode}): ReactNode {
  const lists = useRef<HTMLDivElement>(null);
  return (
    <>
      <NameFilter
        id="symbol-filter"
        label="Filter by name"
        placeholder="For example, button"
        className={styles.filter}
        findContent={() => lists.current?.querySelector('h2')?.parentElement}
        entries="li"
        namePart="owner"
        formatCount={(count) => (count === 1 ? '1 symbol' : `${count} symbols`)}
        renderNoMatch={(query) => (
          <p>
            No name contains “{query}”.{' '}
            <Link to={`/search?q=${encodeURIComponent(query)}`}>Search all pages instead</Link>
          </p>
        )}
      />
      <div ref={lists} className={`symbol-lists ${styles.lists}`}>
        {children}
      </div>
    </>
  );
}

SymbolFilter.hydrateOn = 'idle';
