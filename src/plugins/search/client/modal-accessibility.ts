/**
 * DocSearch 3.9 gives its overlay the role of a button that holds everything else, makes page landmarks of
 * the modal's own header and footer, and gives every list of results the same id, so that the input
 * controls lists that do not exist. Its markup cannot be changed through props; its attributes can.
 */
function repairFrame(overlay: Element): void {
  overlay.setAttribute('role', 'dialog');
  overlay.setAttribute('aria-modal', 'true');
  for (const name of ['aria-expanded', 'aria-haspopup', 'aria-controls']) overlay.removeAttribute(name);
  for (const landmark of overlay.querySelectorAll('.DocSearch-SearchBar, .DocSearch-Footer')) {
    landmark.setAttribute('role', 'presentation');
  }
}

/** Each list gets the id that the input names: `docsearch-hits0-list` for `docsearch-hits0-item-0`. */
function repairLists(overlay: Element): void {
  for (const list of overlay.querySelectorAll('ul[role="listbox"]')) {
    const source = list.querySelector('[role="option"]')?.id.replace(/item-\d+$/, 'list');
    if (source && list.id !== source) list.id = source;
  }
  overlay.removeAttribute('aria-controls');
}

/** Repairs the modal inside `container`, now and whenever its results change. Returns what ends it. */
export function repairModal(container: Element): () => void {
  const overlay = container.querySelector('.DocSearch-Container');
  if (!overlay) return () => {};
  repairFrame(overlay);
  const results = new MutationObserver(() => repairLists(overlay));
  results.observe(overlay, {childList: true, subtree: true});
  return () => results.disconnect();
}
