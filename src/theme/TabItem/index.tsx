// Ejected for the same reason as `Tabs`.
import type {ReactNode} from 'react';
import type {Tab} from '../../components/TabGroup';

export interface Props extends Tab {
  children: ReactNode;
}

/** Renders the content of one tab. `Tabs` reads the value and the label. */
export default function TabItem({children}: Props): ReactNode {
  return children;
}
