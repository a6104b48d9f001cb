import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import Category from '@theme-original/DocSidebarItem/Category';
import type {ReactNode} from 'react';

/**
 * Renders the theme's category. If a category doesn't fold and has no link, it's rendered as a heading, while the original
 * renders an empty link. If it has a link, its entries are only shown on its own pages.
 */
export default function CategoryOrHeading(props: Props): ReactNode {
  const {item, index: _index, level, ...rest} = props;
  if (item.collapsible) return <Category {...props} />;
  if (item.href) {
    const isOpen = isActiveSidebarItem(item, rest.activePath);
    return <Category {...props} item={isOpen ? item : {...item, items: []}} />;
  }
  return (
    <li className="menu__list-item">
      <h2 className="menu__title">{item.label}</h2>
      <ul className="menu__list">
        <DocSidebarItems items={item.items} level={level + 1} {...rest} />
      </ul>
    </li>
  );
}
