import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import type {ReactNode} from 'react';

/** Shows the announcement on the landing page only, so that it takes up no space on other pages. */
export default function LandingAnnouncementBar(): ReactNode {
  const {pathname} = useLocation();
  return pathname === useBaseUrl('/') ? <AnnouncementBar /> : null;
}
