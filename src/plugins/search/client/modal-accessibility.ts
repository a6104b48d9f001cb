const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled])';

/**
 * Repairs the roles of the modal. In DocSearch 3.9, the overlay that contains the modal has the role of a button, and the
 * header and footer of the modal are landmarks of the page. No prop changes that, so this function changes the attributes.
 */
function repairFrame(overlay: Element): void {
  overlay.setAttribute('role', 'dialog');
  overlay.setAttribute('aria-modal', 'true');
  for (const name of ['aria-expanded', 'aria-haspopup', 'aria-controls']) overlay.removeAttribute(name);
  for (const landmark of overlay.querySelectorAll('.DocSearch-SearchBar, .DocSearch-Footer')) {
    landmark.setAttribute('role', 'presentation');
  }
  // A press outside of the modal closes it. Without this, the press would take the focus from the search button again.
  overlay.addEventListener('mousedown', (event) => {
    if (event.target === overlay) event.preventDefault();
  });
}

/**
 * Gives each list the id that the input refers to: `docsearch-hits0-list` for `docsearch-hits0-item-0`, and the name of its
 * group. DocSearch gives all lists the same id and the name "Search".
 */
function repairLists(overlay: Element): void {
  for (const list of overlay.querySelectorAll('ul[role="listbox"]')) {
    const listId = list.querySelector('[role="option"]')?.id.replace(/item-\d+$/, 'list');
    if (listId && list.id !== listId) list.id = listId;
    const group = list.previousElementSibling?.textContent;
    if (!group) continue;
    list.removeAttribute('aria-labelledby');
    list.setAttribute('aria-label', group);
  }
  overlay.removeAttribute('aria-controls');
}

/** Repairs the modal in `container`, and its lists again whenever the results change. Returns a function that stops that. */
export function repairModal(container: Element): () => void {
  const overlay = container.querySelector('.DocSearch-Container');
  if (!overlay) return () => {};
  repairFrame(overlay);
  const results = new MutationObserver(() => repairLists(overlay));
  results.observe(overlay, {childList: true, subtree: true});
  return () => results.disconnect();
}

/**
 * Keeps the focus within `container` when the visitor presses Tab. DocSearch's own focus trap only knows the elements that
 * existed when the modal opened, including hidden buttons. If the element with the focus disappears, for example because
 * the hits change, the input gets the focus.
 *
 * @returns a function that removes the focus trap
 */
export function trapFocus(container: Element): () => void {
  let lastFocused: HTMLElement | undefined;
  const moveFocus = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    const elements = [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
      (element) => element.getClientRects().length > 0,
    );
    const index = elements.indexOf(document.activeElement as HTMLElement);
    const next = index + (event.shiftKey ? -1 : 1);
    event.preventDefault();
    event.stopPropagation();
    // If the focus is outside, Tab moves it to the first element and Shift+Tab to the last one.
    lastFocused = elements.at(index < 0 && event.shiftKey ? -1 : next % elements.length);
    lastFocused?.focus();
  };
  const removals = new MutationObserver(() => {
    if (!lastFocused || lastFocused.isConnected) return;
    lastFocused = undefined;
    if (!container.contains(document.activeElement)) container.querySelector('input')?.focus();
  });
  document.addEventListener('keydown', moveFocus, true);
  removals.observe(container, {childList: true, subtree: true});
  return () => {
    document.removeEventListener('keydown', moveFocus, true);
    removals.disconnect();
  };
}
