/** Scrolls a list, but not the page, so that an entry is in view. It does nothing if the entry is in view already. */
export function scrollWithin(list: Element, entry: Element): void {
  const view = list.getBoundingClientRect();
  const box = entry.getBoundingClientRect();
  if (box.top >= view.top && box.bottom <= view.bottom) return;
  list.scrollTop += box.top + box.height / 2 - (view.top + view.height / 2);
}
