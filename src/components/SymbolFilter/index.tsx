'use client';

import Link from '@docusaurus/Link';
import {type ReactNode, useRef} from 'react';
import NameFilter from '../NameFilter';
import {hasAllWords} from '../NameFilter/words';
import styles from './styles.module.css';

/** Hides the entries of a list whose name lacks one of the words. Returns the number of entries that match. */
function filterList(list: Element, words: readonly string[]): number {
  const entries = [...list.querySelectorAll('li')];
  for (const entry of entries) entry.hidden = !hasAllWords(entry.querySelector('a')?.textContent, words);
  return entries.filter((entry) => !entry.hidden).length;
}

/**
 * Hides the entries below `lists` whose name lacks one of the words, and the headings that are left without an entry.
 * @returns the number of entries that match
 */
function showMatches(lists: Element, words: readonly string[]): number {
  let total = 0;
  /** The headings above the current list, the nearest last. */
  let headings: HTMLElement[] = [];
  for (const element of lists.querySelectorAll<HTMLElement>('h2, h3, ul')) {
    if (element.tagName === 'UL') {
      const count = filterList(element, words);
      total += count;
      if (count > 0) for (const heading of headings) heading.hidden = false;
    } else {
      headings = [...headings.filter(({tagName}) => tagName < element.tagName), element];
      element.hidden = true;
    }
  }
  return total;
}

/**
 * Renders a filter box above lists of symbols. The lists are part of the page's Markdown and complete without JavaScript, so
 * they stay HTML, and the filter only hides what doesn't match.
 */
export default function SymbolFilter({children}: {children: ReactNode}): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const lists = useRef<HTMLDivElement>(null);
  return (
    <>
      <NameFilter
        id="symbol-filter"
        label="Filter by name"
        placeholder="For example, button"
        className={styles.filter}
        input={input}
        filter={(words) => (lists.current ? showMatches(lists.current, words) : 0)}
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
