import {type ReactNode, useId, useRef, useState} from 'react';
import styles from './styles.module.css';

/**
 * A filter box above lists of symbols. The lists are the page's own Markdown, complete without JavaScript; typing
 * hides the entries whose text does not contain every word typed, and with them the headings left without one.
 */
export default function SymbolFilter({children}: {children: ReactNode}) {
  const id = useId();
  const lists = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<number>();

  function filter(query: string) {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const list of lists.current?.querySelectorAll('ul') ?? []) {
      const entries = [...list.querySelectorAll('li')];
      for (const entry of entries) {
        const text = entry.textContent?.toLowerCase() ?? '';
        entry.hidden = !words.every((word) => text.includes(word));
      }
      const visible = entries.filter((entry) => !entry.hidden).length;
      count += visible;
      const heading = list.previousElementSibling;
      if (heading instanceof HTMLElement) heading.hidden = visible === 0;
    }
    setShown(words.length > 0 ? count : undefined);
  }

  return (
    <>
      <search className={styles.form}>
        <label htmlFor={id}>Filter by name</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          className={styles.input}
          onChange={(event) => filter(event.target.value)}
        />
        <output htmlFor={id} className={styles.count}>
          {shown === undefined ? '' : shown === 1 ? '1 symbol' : `${shown} symbols`}
        </output>
      </search>
      <div ref={lists} className={styles.lists}>
        {children}
      </div>
    </>
  );
}
