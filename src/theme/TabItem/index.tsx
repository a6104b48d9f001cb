// Ejected for the same reason as `Tabs`.
import type {ReactNode} from 'react';

export interface Props {
  /** Value that is stored as the visitor's choice. */
  value: string;
  /** Label of the tab. */
  label: string;
  children: ReactNode;
}

/** Renders the content of one tab. `Tabs` reads the value and the label. */
export default function TabItem({children}: Props): ReactNode {
  return children;
}
