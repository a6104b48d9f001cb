/**
 * Keys that only the page's code answers, with selectors of the elements that take them. The arrows move between tabs, Escape
 * closes a menu, and Space opens a category of the sidebar, which is a link in the HTML. The browser answers all other
 * keys without a script, for example the arrows that scroll.
 */
const KEY_TARGETS: Partial<Record<string, string>> = {
  ArrowLeft: '[role=tab]',
  ArrowRight: '[role=tab]',
  Escape: 'details[open]',
  ' ': 'a[role=button]',
};

/**
 * Returns the selector of the elements that take a pressed key. Returns undefined if only the browser answers the key, for
 * example because Alt and an arrow go back in the history.
 */
export const findKeyTargets = ({key, altKey, ctrlKey, metaKey}: KeyboardEvent): string | undefined =>
  altKey || ctrlKey || metaKey ? undefined : KEY_TARGETS[key];
