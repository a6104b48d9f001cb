/** The HTML of the lists of a sidebar's categories, by the key of their label. The build writes it, and browsers fetch it. */
export type SidebarLists = Record<string, string>;

/** Returns a unique key for a category, because two may have the same link or the same text. */
export const toLabelKey = (href: string, text: string): string => `${href} ${text.trim()}`;

/** Returns the path of a sidebar's file of lists, below the base URL. */
export const toListsPath = (sidebar: string): string => `sidebars/${sidebar}.json`;
