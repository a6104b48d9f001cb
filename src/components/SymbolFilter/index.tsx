import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A filter box above lists of symbols. The lists are the page's own Markdown, complete without JavaScript;
 * `src/islands/symbol-filter.ts` hides what does not match.
 */
export default function SymbolFilter({children}: {children: ReactNode}) {
  return (
    <symbol-filter>
      <search className={styles.form}>
        <label htmlFor="symbol-filter">Filter by name</label>
        <input
          id="symbol-filter"
          type="search"
          autoComplete="off"
          spellCheck={false}
          className={`field ${styles.input}`}
        />
        <output htmlFor="symbol-filter" className={styles.count} />
      </search>
      <div className={styles.lists}>{children}</div>
    </symbol-filter>
  );
}
