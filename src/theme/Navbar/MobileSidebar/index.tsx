import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {type ReactNode, useEffect, useState} from 'react';
import {keepCurrentEntryInView} from '../../../client/sidebar-place';

/** Everything that the open menu lies over. */
const COVERED = '.navbar__inner, #__docusaurus > :not(nav)';

/**
 * The theme's menu, which takes the focus while it is open, shows where the page stands, closes on Escape, and gives the
 * focus back. It is made when it is first opened: most visits of a phone go without it.
 */
export default function KeyboardMobileSidebar(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const [wanted, setWanted] = useState(shown);
  if (shown && !wanted) setWanted(true);

  useEffect(() => {
    if (!shown) return;
    const covered = [...document.querySelectorAll<HTMLElement>(COVERED)];
    const closeOnEscape = ({key}: KeyboardEvent) => key === 'Escape' && toggle();
    for (const element of covered) element.inert = true;
    document.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus({preventScroll: true});
    document.addEventListener('keydown', closeOnEscape);
    keepCurrentEntryInView();
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      for (const element of covered) element.inert = false;
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
  }, [shown, toggle]);

  return wanted && <MobileSidebar />;
}
