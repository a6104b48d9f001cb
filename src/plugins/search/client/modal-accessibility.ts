/**
 * Repairs the frame of the modal. In DocSearch 3.9, the overlay that contains the modal has the role of a button and takes the
 * focus. The header and footer of the modal are landmarks of the page. No prop changes that, so this function changes the
 * attributes.
 */
function repairFrame(dialog: Element, overlay: Element): void {
  for (const name of [
    'role',
    'tabindex',
    'aria-expanded',
    'aria-haspopup',
    'aria-controls',
    'aria-labelledby',
  ])
    overlay.removeAttribute(name);
  for (const landmark of overlay.querySelectorAll('.DocSearch-SearchBar, .DocSearch-Footer')) {
    landmark.setAttribute('role', 'presentation');
  }
  // A press outside of the modal closes it. Without this, the press would take the focus from the search button again.
  overlay.addEventListener('mousedown', (event) => {
    if (event.target === overlay) event.preventDefault();
  });
  // DocSearch's focus trap only knows the elements that existed when the modal opened, including hidden buttons.
  const stopTrap = (event: Event) => (event as KeyboardEvent).key === 'Tab' && event.stopPropagation();
  dialog.addEventListener('keydown', stopTrap, true);
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

/**
 * Repairs DocSearch's modal in a dialog, and its lists again whenever the results change. If the element with the focus
 * disappears, for example because the hits change, the input gets the focus.
 *
 * @returns a function that stops that
 */
export function repairModal(dialog: Element): () => void {
  const overlay = dialog.querySelector('.DocSearch-Container');
  if (!overlay) return () => {};
  repairFrame(dialog, overlay);
  const results = new MutationObserver(() => {
    repairLists(overlay);
    if (document.activeElement === document.body) overlay.querySelector('input')?.focus();
  });
  results.observe(overlay, {childList: true, subtree: true});
  return () => results.disconnect();
}
