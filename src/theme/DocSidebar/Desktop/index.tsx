/**
 * Ejected: the original repeats the logo of a navbar that hides, but here the navbar only hides on a phone, which has no such
 * sidebar. This one has a script, so that after a page load, the sidebar is where it was on the previous page, with the same
 * groups open.
 */
import styles from '@docusaurus/theme-classic/lib/theme/DocSidebar/Desktop/styles.module.css';
import type {Props} from '@theme/DocSidebar/Desktop';
import Content from '@theme/DocSidebar/Desktop/Content';
import type {ReactNode} from 'react';
import {RESTORE_SIDEBAR} from '../../../lib/sidebar-state';

export default function DocSidebarDesktop({path, sidebar}: Props): ReactNode {
  return (
    <>
      <div className={styles.sidebar}>
        <Content path={path} sidebar={sidebar} />
      </div>
      {/* React warns if it creates a script element in the browser. This script only has to run in the server's HTML. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it's our own code */}
      <div hidden dangerouslySetInnerHTML={{__html: `<script>${RESTORE_SIDEBAR}</script>`}} />
    </>
  );
}
