import type {Props} from '@theme/PaginatorNavLink';
import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import type {ReactNode} from 'react';
import LongName from '../../components/LongName';

/** Renders the theme's link to the previous or next page, which breaks a long name before a capital letter. */
export default function LinkWithLongName({title, ...props}: Props): ReactNode {
  return <PaginatorNavLink {...props} title={<LongName>{title}</LongName>} />;
}
