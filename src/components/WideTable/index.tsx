'use client';

import {type ComponentProps, cloneElement, type ReactElement, type ReactNode, useRef} from 'react';
import {useOverflow} from '../use-overflow';

/** Lets the keyboard reach a table that is wider than its place, to scroll it. Other tables are left out of the way. */
export default function WideTable({children}: {children: ReactElement<ComponentProps<'table'>>}): ReactNode {
  const table = useRef<HTMLTableElement>(null);
  const isTooWide = useOverflow(table);
  return cloneElement(children, {ref: table, tabIndex: isTooWide ? 0 : undefined});
}

// The keyboard skips what can't be focused yet, so a table must not wait until it is in view.
WideTable.hydrateOn = 'idle';
