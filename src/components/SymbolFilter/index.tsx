'use client';

import {type ReactNode, useEffect, useRef, useState} from 'react';
import styles from './styles.module.css';

/**
 * Hides the entries below `lists` whose name lacks one of the words, and the headings that are left without an entry.
 * @returns how many entries are left
 */
function showMatches(lists: Element, words: readonly string[]): number {
  let count = 0;
  for (const list of lists.querySelectorAll('ul')) {
    const entries = [...list.querySelectorAll('li')];
    for (const entry of entries) {
      const name = entry.querySelector('a')?.textContent?.toLowerCase() ?? '';
      entry.hidden = !words.every((word) => name.includes(word));
    }
    const visible = entries.filter((entry) => !entry.hidden).length;
    count += visible;
    const heading = list.previousElementSibling;
    if (heading instanceof HTMLElement) heading.hidden = visible === 0;
  }
  return count;
}

/**
 * A filter box above lists of symbols. The lists are the page's own Markdown, complete without JavaScript, so they stay
 * HTML and the filter only hides what does not match.
 */
export default function SymbolFilter({children}: {children: ReactNode}): ReactNode {
  const [query, setQuery] = useState('');
  const [count, setCount] = useState<number>();
  const input = useRef<HTMLInputElement>(null);
  const lists = useRef<HTMLDivElement>(null);

  // Somebody may have typed before the code came, and a browser fills in what was there before a step back.
  useEffect(() => setQuery(input.current?.value ?? ''), []);

  useEffect(() => {
    if (!lists.current) return;
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    const matches = showMatches(lists.current, words);
    setCount(words.length === 0 ? undefined : matches);
  }, [query]);

  return (
    <>
      <search className={styles.form}>
        <label htmlFor="symbol-filter">Filter by name</label>
        <input
          ref={input}
          id="symbol-filter"
          type="search"
          autoComplete="off"
          spellCheck={false}
          className={`field ${styles.input}`}
          onInput={({currentTarget}) => setQuery(currentTarget.value)}
        />
        <output htmlFor="symbol-filter" className={styles.count}>
          {count !== undefined && (count === 1 ? '1 symbol' : `${count} symbols`)}
        </output>
      </search>
      <div ref={lists} className={`symbol-lists ${styles.lists}`}>
        {children}
      </div>
    </>
  );
}

SymbolFilter.hydrateOn = 'idle';
