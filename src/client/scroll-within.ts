/** Brings an entry into view by scrolling its list alone, never the page; an entry that can be seen stays where it is. */
export function scrollWithin(list: Element, entry: Element): void {
  const view = list.getBoundingClientRect();
  const box = entry.getBoundingClientRect();
  if (box.top >= view.top && box.bottom <= view.bottom) return;
  list.scrollTop += box.top + box.height / 2 - (view.top + view.height / 2);
}
