import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {type MouseEvent, type ReactNode, useState} from 'react';
import {keepOpenCategories} from '../../../client/sidebar';
import {HtmlHost} from '../client-components/html-host';
import {findPageLink} from './pages';

/** Copies a menu. The categories that are open in the previous copy are open in the new one too. */
function copyMenu(menu: Element, previousCopy?: Element): Element {
  const copy = document.importNode(menu, true);
  if (previousCopy) keepOpenCategories(previousCopy, copy);
  return copy;
}

/** Shows the page's sidebar in the mobile menu, as a copy of its HTML in which the reader's categories stay open. */
export function PageMenu({menu}: {menu: Element}): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const [current, setCurrent] = useState<{menu: Element; copy: Element}>();
  // While the mobile menu is closed, it doesn't have to change with the page.
  if (shown && current?.menu !== menu) setCurrent({menu, copy: copyMenu(menu, current?.copy)});
  const closeOnLink = ({target}: MouseEvent) => {
    if (findPageLink(target)) toggle();
  };
  return current && <HtmlHost element={current.copy} onClick={closeOnLink} />;
}
