/** A page with the text of the link to it. */
export interface PageLink {
  title: string;
  to: string;
}

/** Tasks that most readers have. Search shows them as long as there is no query. */
export const POPULAR_TASKS: readonly PageLink[] = [
  {title: 'Install NodeGUI and open a window', to: '/docs/guides/getting-started'},
  {title: 'Arrange widgets with layouts', to: '/docs/guides/layout'},
  {title: 'React to clicks and other events', to: '/docs/guides/handle-events'},
  {title: 'Style an app with CSS', to: '/docs/guides/styling'},
  {title: 'Fill a list, a table or a tree', to: '/docs/guides/lists-tables-trees'},
  {title: 'Ask for a file, a folder or a colour', to: '/docs/guides/dialogs'},
  {title: 'Add menus and a tray icon', to: '/docs/guides/menus'},
  {title: 'Package an app and give it to users', to: '/docs/guides/packaging'},
];

/** Pages that help when a search finds nothing. */
export const POPULAR_PAGES: readonly PageLink[] = [
  {title: 'Questions and answers', to: '/docs/faq'},
  {title: 'Widget gallery', to: '/docs/guides/gallery'},
  {title: 'What is not wrapped', to: '/docs/guides/not-wrapped'},
  {title: 'Coming from Electron, Qt or PyQt', to: '/docs/guides/coming-from'},
];
