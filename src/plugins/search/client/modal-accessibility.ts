const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled])';

/**
 * Repairs the roles of the modal. DocSearch 3.9 gives its overlay, which contains everything else, the role of a button, and
 * makes page landmarks of the modal's header and footer. Its markup can't be changed through props, so attributes are.
 */
function repairFrame(overlay: Element): void {
  overlay.setAttribute('role', 'dialog');
  overlay.setAttribute('aria-modal', 'true');
  for (const name of ['aria-expanded', 'aria-haspopup', 'aria-controls']) overlay.removeAttribute(name);
  for (const landmark of overlay.querySelectorAll('.DocSearch-SearchBar, .DocSearch-Footer')) {
    landmark.setAttribute('role', 'presentation');
  }
}

/**
 * Gives each list the id that the input refers to: `docsearch-hits0-list` for `docsearch-hits0-item-0`. DocSearch gives all
 * lists the same id.
 */
function repairLists(overlay: Element): void {
  for (const list of overlay.querySelectorAll('ul[role="listbox"]')) {
    const source = list.querySelector('[role="option"]')?.id.replace(/item-\d+$/, 'list');
    if (source && list.id !== source) list.id = source;
  }
  overlay.removeAttribute('aria-controls');
}

/** Repairs the modal inside `container`, now and whenever its results change. Returns a function that stops it. */
export function repairModal(container: Element): () => void {
  const overlay = container.querySelector('.DocSearch-Container');
  if (!overlay) return () => {};
  repairFrame(overlay);
  const results = new MutationObserver(() => repairLists(overlay));
  results.observe(overlay, {childList: true, subtree: true});
  return () => results.disconnect();
}

/**
 * Keeps Tab inside `container`, whatever it holds when the key is pressed. DocSearch's own focus trap knows only the
 * elements that were there when the modal opened, hidden buttons included. If the element that Tab reached disappears,
 * because the hits change, for example, the input gets the focus.
 *
 * @returns a function that stops it
 */
export function trapFocus(container: Element): () => void {
  let lastFocused: HTMLElement | undefined;
  const hold = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    const all = [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
      (element) => element.getClientRects().length > 0,
    );
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = at + (event.shiftKey ? -1 : 1);
    event.preventDefault();
    event.stopPropagation();
    // Tab from outside goes to the first element and Shift+Tab to the last.
    lastFocused = all.at(at < 0 && event.shiftKey ? -1 : next % all.length);
    lastFocused?.focus();
  };
  const removals = new MutationObserver(() => {
    if (!lastFocused || lastFocused.isConnected) return;
    lastFocused = undefined;
    if (!container.contains(document.activeElement)) container.querySelector('input')?.focus();
  });
  document.addEventListener('keydown', hold, true);
  removals.observe(container, {childList: true, subtree: true});
  return () => {
    document.removeEventListener('keydown', hold, true);
    removals.disconnect();
  };
}
