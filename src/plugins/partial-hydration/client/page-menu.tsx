import {useLocation} from '@docusaurus/router';
import {NavbarSecondaryMenuFiller} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {type MouseEvent, type ReactNode, useState} from 'react';
import {pageLink, useFollowLinks} from './links';
import {bodyOf} from './page-document';
import {shownPage} from './shown-page';

/** Returns the sidebar of the page, of the docs or of the blog, in its body. */
const findMenu = (): Element | null | undefined =>
  bodyOf(shownPage())?.querySelector('.theme-doc-sidebar-menu, .blog-wrapper aside nav');

interface MenuHtml {
  pathname?: string;
  __html: string;
}

function Menu({pathname}: {pathname: string}): ReactNode {
  const [html, setHtml] = useState<MenuHtml>({__html: ''});
  const follow = useFollowLinks();
  const {shown, toggle} = useNavbarMobileSidebar();
  // A closed menu need not follow from page to page.
  if (shown && html.pathname !== pathname) setHtml({pathname, __html: findMenu()?.outerHTML ?? ''});
  const followAndClose = (event: MouseEvent) => {
    const link = pageLink(event.target);
    follow(event);
    if (link && event.defaultPrevented) toggle();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: it follows links, which the keyboard reaches
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the HTML of this page
    <div onClick={followAndClose} dangerouslySetInnerHTML={html} />
  );
}

/** Puts the sidebar of a page into the menu that opens on a phone: a copy of the HTML that the page has. */
export function PageMenu(): ReactNode {
  const {pathname} = useLocation();
  if (!findMenu()) return null;
  return <NavbarSecondaryMenuFiller component={Menu} props={{pathname}} />;
}
