import type {Props} from '@theme/TOCItems';
import TOCItems from '@theme-original/TOCItems';
import type {ReactNode} from 'react';

/** The contents of a page. `src/client/current-section.ts` marks the section in view, so the original does not. */
export default function UnmarkedTOCItems(props: Props): ReactNode {
  return <TOCItems {...props} linkActiveClassName={undefined} />;
}
