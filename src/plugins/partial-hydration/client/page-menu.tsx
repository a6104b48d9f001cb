import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {type MouseEvent, type ReactNode, useState} from 'react';
import {findPageLink} from './pages';

interface MenuCopy {
  source?: Element;
  __html: string;
}

/** Shows the page's sidebar in the mobile menu, as a copy of its HTML. */
export function PageMenu({menu}: {menu: Element}): ReactNode {
  const [copy, setCopy] = useState<MenuCopy>({__html: ''});
  const {shown, toggle} = useNavbarMobileSidebar();
  // While the menu is closed, it doesn't have to change with the page.
  if (shown && copy.source !== menu) setCopy({source: menu, __html: menu.outerHTML});
  const closeOnLink = ({target}: MouseEvent) => {
    if (findPageLink(target)) toggle();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the links in it can be reached with the keyboard
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the HTML of this page
    <div onClick={closeOnLink} dangerouslySetInnerHTML={copy} />
  );
}
