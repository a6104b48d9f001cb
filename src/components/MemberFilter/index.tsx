'use client';

import type {ReactNode} from 'react';
import NameFilter from '../NameFilter';
import styles from './styles.module.css';

/** Renders a field that filters the members on its page by name. */
export default function MemberFilter({count}: {count: string}): ReactNode {
  return (
    <NameFilter
      id="member-filter"
      label={`Filter ${count} members`}
      className={styles.filter}
      findContent={(input) => input.closest('.markdown')}
      entries="[data-kind]"
      namePart="member"
      formatCount={(matches) => `${matches} of ${count}`}
    />
  );
}

MemberFilter.hydrateOn = 'idle';
