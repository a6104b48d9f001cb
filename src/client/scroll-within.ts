/** Scrolls a list, but not the page, so that an entry is in view. It does nothing if the entry is in view already. */
export function scrollWithin(list: Element, entry: Element): void {
  const listBounds = list.getBoundingClientRect();
  const entryBounds = entry.getBoundingClientRect();
  if (entryBounds.top >= listBounds.top && entryBounds.bottom <= listBounds.bottom) return;
  list.scrollTop += entryBounds.top + entryBounds.height / 2 - (listBounds.top + listBounds.height / 2);
}
