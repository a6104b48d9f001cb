'use client';

import {type ComponentProps, cloneElement, type ReactElement, type ReactNode, useRef} from 'react';
import {useOverflow} from '../use-overflow';

/** Makes a table focusable while it overflows, so that the keyboard can scroll it. */
export default function WideTable({children}: {children: ReactElement<ComponentProps<'table'>>}): ReactNode {
  const table = useRef<HTMLTableElement>(null);
  const isTooWide = useOverflow(table);
  return cloneElement(children, {ref: table, tabIndex: isTooWide ? 0 : undefined});
}

// If the table only became focusable when it's in view, Tab would skip it.
WideTable.hydrateOn = 'idle';
