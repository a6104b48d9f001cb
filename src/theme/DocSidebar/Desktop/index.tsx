import type {Props} from '@theme/DocSidebar/Desktop';
import DocSidebarDesktop from '@theme-original/DocSidebar/Desktop';
import type {ReactNode} from 'react';
import {RESTORE_POSITION} from '../../../lib/sidebar-position';

/** The theme's sidebar. When the browser loads a page, it starts at the position that it had on the page before. */
export default function ScrolledDocSidebarDesktop(props: Props): ReactNode {
  return (
    <>
      <DocSidebarDesktop {...props} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it's our own code */}
      <script dangerouslySetInnerHTML={{__html: RESTORE_POSITION}} />
    </>
  );
}
