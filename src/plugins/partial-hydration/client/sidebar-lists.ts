import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';

/** Class of a closed category. */
export const COLLAPSED = 'menu__list-item--collapsed';

/** The HTML of the lists of a sidebar's categories, by the key of their label. The build writes it, and browsers fetch it. */
export type SidebarLists = Record<string, string>;

/** Returns a unique key for a category, because two may have the same link or the same text. */
export const toLabelKey = (href: string, text: string): string => `${href} ${text.trim()}`;

/** Returns a unique key for a sidebar, because each version of each docs plugin may have a sidebar of the same name. */
export const toSidebarKey = (
  pluginId: string,
  {name, isLast}: Pick<GlobalVersion, 'name' | 'isLast'>,
  sidebar: string,
): string => [...(pluginId === 'default' ? [] : [pluginId]), ...(isLast ? [] : [name]), sidebar].join('/');

/** Returns the path of a sidebar's file of lists, below the base URL. */
export const toListsPath = (sidebarKey: string): string => `sidebars/${sidebarKey}.json`;
