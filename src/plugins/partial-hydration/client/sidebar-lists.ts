/** The folded lists of a sidebar, as HTML, by their label: what a build writes and a browser asks for. */
export type SidebarLists = Record<string, string>;

/** What tells the categories of a sidebar apart: two may lead to the same page, or be called the same. */
export const labelKey = (href: string, text: string): string => `${href} ${text.trim()}`;

/** Address of the lists of a sidebar, below the base URL. */
export const listsFile = (sidebar: string): string => `sidebars/${sidebar}.json`;
