/**
 * Scrolls a list, but not the page, so that an entry or a range of entries is in its middle. A range that is too high begins at
 * the top. It does nothing if they are in view already.
 */
export function scrollWithin(list: Element, first: Element, last = first): void {
  const {top, bottom} = list.getBoundingClientRect();
  const start = first.getBoundingClientRect().top;
  const end = last.getBoundingClientRect().bottom;
  if (start >= top && end <= bottom) return;
  list.scrollTop += Math.min(start - top, (start + end - top - bottom) / 2);
}
