// Ejected: see `Tabs`.
import type {ReactNode} from 'react';

export interface Props {
  /** What is stored as the visitor's choice. */
  value: string;
  /** What the tab says. */
  label: string;
  children: ReactNode;
}

/** What stands behind one tab; `Tabs` takes its value and its label. */
export default function TabItem({children}: Props): ReactNode {
  return children;
}
