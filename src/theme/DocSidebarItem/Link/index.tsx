import type {Props} from '@theme/DocSidebarItem/Link';
import Link from '@theme-original/DocSidebarItem/Link';
import type {ReactNode} from 'react';
import LongName from '../../../components/LongName';

/** Renders the theme's link, which breaks a long name before a capital letter. */
export default function LinkWithLongName({item, ...props}: Props): ReactNode {
  // The theme's type only allows a text, but it renders elements, too.
  const label: ReactNode = <LongName>{item.label}</LongName>;
  return <Link {...props} item={Object.assign({}, item, {label})} />;
}
