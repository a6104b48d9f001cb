/** Stands in for `@theme/Admonition` in unit tests of components. */
import {createElement, type ReactNode} from 'react';

export default function Admonition({title, children}: {title: string; children: ReactNode}): ReactNode {
  return createElement('section', {'aria-label': title}, children);
}
