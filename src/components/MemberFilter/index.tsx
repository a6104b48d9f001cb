'use client';

import {useLocation} from '@docusaurus/router';
import {type ReactNode, useEffect, useRef} from 'react';
import {findHashTarget} from '../../client/hash';
import NameFilter from '../NameFilter';
import {filterMembers} from './filter-members';
import styles from './styles.module.css';

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
  const input = useRef<HTMLInputElement>(null);
  const {hash} = useLocation();

  // A link to a member that the filter has hidden clears the filter.
  useEffect(() => {
    const target = findHashTarget(hash);
    if (!input.current || !target?.closest('[hidden]')) return;
    input.current.value = '';
    input.current.dispatchEvent(new Event('input', {bubbles: true}));
    target.scrollIntoView();
  }, [hash]);

  const filter = (words: readonly string[]): number => {
    const page = input.current?.closest('.markdown');
    const matches = page ? filterMembers(page, words) : 0;
    filterContents();
    return matches;
  };

  return (
    <NameFilter
      id="member-filter"
      label={`Filter ${count} members`}
      className={styles.filter}
      input={input}
      filter={filter}
      formatCount={(matches) => `${matches} of ${count}`}
    />
  );
}

MemberFilter.hydrateOn = 'idle';
