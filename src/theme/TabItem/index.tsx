// Ejected: see `Tabs`.
import type {ReactNode} from 'react';

export interface Props {
  /** Value that is stored as the visitor's choice. */
  value: string;
  /** Label of the tab. */
  label: string;
  children: ReactNode;
}

/** What stands behind one tab; `Tabs` takes its value and its label. */
export default function TabItem({children}: Props): ReactNode {
  return children;
}
