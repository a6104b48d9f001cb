import {useLocation} from '@docusaurus/router';
import {NavbarSecondaryMenuFiller} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {type MouseEvent, type ReactNode, useLayoutEffect, useRef} from 'react';
import {pageLink, useFollowLinks} from './links';
import {bodyOf} from './page-document';
import {shownPage} from './shown-page';

/** Returns the sidebar of the page, of the docs or of the blog, in its body. */
const findMenu = (): Element | null | undefined =>
  bodyOf(shownPage())?.querySelector('.theme-doc-sidebar-menu, .blog-wrapper aside nav');

function Menu({pathname}: {pathname: string}): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const filled = useRef<string>(undefined);
  const follow = useFollowLinks();
  const {shown, toggle} = useNavbarMobileSidebar();
  useLayoutEffect(() => {
    // A closed menu need not follow from page to page.
    const menu = shown && filled.current !== pathname && findMenu();
    if (!menu) return;
    element.current?.replaceChildren(document.importNode(menu, true));
    filled.current = pathname;
  }, [pathname, shown]);
  const followAndClose = (event: MouseEvent) => {
    const link = pageLink(event.target);
    follow(event);
    if (link && event.defaultPrevented) toggle();
  };
  // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: it follows links, which the keyboard reaches
  return <div ref={element} onClick={followAndClose} />;
}

/** Puts the sidebar of a page into the menu that opens on a phone: a copy of the HTML that the page has. */
export function PageMenu(): ReactNode {
  const {pathname} = useLocation();
  if (!findMenu()) return null;
  return <NavbarSecondaryMenuFiller component={Menu} props={{pathname}} />;
}
