'use client';

import {useLocation} from '@docusaurus/router';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {findHashTarget} from '../../client/hash';
import NameFilter from '../NameFilter';
import {splitWords} from '../NameFilter/words';
import {filterMembers} from './filter-members';
import styles from './styles.module.css';

/** Returns the element that a hash names, if the filter has hidden it. */
function findHiddenTarget(hash: string): Element | undefined {
  const target = findHashTarget(hash);
  return target?.closest('[hidden]') ? target : undefined;
}

/** Hides the entries of the list of contents whose heading is hidden. */
function filterContents(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.table-of-contents__link')) {
    const target = findHashTarget(link.hash);
    if (link.parentElement) link.parentElement.hidden = Boolean(target?.closest('[hidden]'));
  }
}

/**
 * Renders a field that filters the members on its page by name. The page is complete without it, so the page stays HTML, and
 * the filter only hides what doesn't match.
 */
export default function MemberFilter({count}: {count: string}): ReactNode {
  const [query, setQuery] = useState('');
  const [matchCount, setMatchCount] = useState<number>();
  const input = useRef<HTMLInputElement>(null);
  const {hash} = useLocation();
  // The page scrolls to this element when the filter has shown it again.
  const scrollTarget = useRef<Element>(undefined);

  useEffect(() => {
    const page = input.current?.closest('.markdown');
    if (!page) return;
    const words = splitWords(query);
    const matches = filterMembers(page, words);
    filterContents();
    setMatchCount(words.length === 0 ? undefined : matches);
    scrollTarget.current?.scrollIntoView();
    scrollTarget.current = undefined;
  }, [query]);

  // A link to a member that the filter has hidden clears the filter.
  useEffect(() => {
    scrollTarget.current = findHiddenTarget(hash);
    if (!scrollTarget.current || !input.current) return;
    input.current.value = '';
    setQuery('');
  }, [hash]);

  return (
    <NameFilter
      id="member-filter"
      label={`Filter ${count} members`}
      className={styles.filter}
      input={input}
      result={matchCount === undefined ? undefined : `${matchCount} of ${count}`}
      onQuery={setQuery}
    />
  );
}

MemberFilter.hydrateOn = 'idle';
