import {useLocation} from '@docusaurus/router';
import {NavbarSecondaryMenuFiller} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {type MouseEvent, type ReactNode, useState} from 'react';
import {findPageLink, useFollowLinks} from './links';
import {findBody} from './page-document';
import {getShownPage} from './shown-page';

/** Returns the sidebar of the current page, in the docs or in the blog. */
const findMenu = (): Element | null | undefined =>
  findBody(getShownPage())?.querySelector('.theme-doc-sidebar-menu, .blog-wrapper aside nav');

interface MenuHtml {
  pathname?: string;
  __html: string;
}

function Menu({pathname}: {pathname: string}): ReactNode {
  const [html, setHtml] = useState<MenuHtml>({__html: ''});
  const follow = useFollowLinks();
  const {shown, toggle} = useNavbarMobileSidebar();
  // While the menu is closed, it doesn't have to change with the page.
  if (shown && html.pathname !== pathname) setHtml({pathname, __html: findMenu()?.outerHTML ?? ''});
  const followAndClose = (event: MouseEvent) => {
    const link = findPageLink(event.target);
    follow(event);
    if (link && event.defaultPrevented) toggle();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: it follows links, which the keyboard can reach
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the HTML of this page
    <div onClick={followAndClose} dangerouslySetInnerHTML={html} />
  );
}

/** Shows the page's sidebar in the mobile menu, as a copy of its HTML. */
export function PageMenu(): ReactNode {
  const {pathname} = useLocation();
  if (!findMenu()) return null;
  return <NavbarSecondaryMenuFiller component={Menu} props={{pathname}} />;
}
