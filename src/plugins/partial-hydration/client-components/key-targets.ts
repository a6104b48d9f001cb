/**
 * Keys that only the page's code answers, with selectors of the elements that take them: the arrows that move between tabs,
 * the key that closes a menu, and the one that opens a category of the sidebar. The browser answers all other keys
 * without a script, for example the arrows that scroll.
 */
export const KEY_TARGETS: Partial<Record<string, string>> = {
  ArrowLeft: '[role=tab]',
  ArrowRight: '[role=tab]',
  Escape: 'details[open]',
  ' ': 'a[role=button]',
};
