/**
 * Keys that only the page's code answers, with selectors of the elements that take them. The arrows move between tabs, Escape
 * closes a menu, and Space opens a category of the sidebar, which is a link in the HTML. The browser answers all other
 * keys without a script, for example the arrows that scroll, and all keys with a modifier, such as Alt and an arrow.
 */
export const KEY_TARGETS: Partial<Record<string, string>> = {
  ArrowLeft: '[role=tab]',
  ArrowRight: '[role=tab]',
  Escape: 'details[open]',
  ' ': 'a[role=button]',
};
