import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {type ReactNode, useEffect, useState} from 'react';
import {keepCurrentEntryInView} from '../../../client/sidebar';

/** Selector of everything that the open menu covers. */
const COVERED_ELEMENTS = '.navbar__inner, #__docusaurus > :not(nav)';

/**
 * Renders the theme's menu. While it's open, it has the focus and shows the entry of the page. It closes on Escape and
 * returns the focus. It's rendered when it's opened for the first time, because most visits on a phone don't need it.
 */
export default function KeyboardMobileSidebar(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const [wasOpened, setWasOpened] = useState(shown);
  if (shown && !wasOpened) setWasOpened(true);

  useEffect(() => {
    if (!shown) return;
    const covered = [...document.querySelectorAll<HTMLElement>(COVERED_ELEMENTS)];
    const closeOnEscape = ({key}: KeyboardEvent) => {
      if (key === 'Escape') toggle();
    };
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

  return wasOpened && <MobileSidebar />;
}
