import {island} from './island';

/** Lets the keyboard reach a table, to scroll it, where it is wider than its place. */
function watchWidth(place: HTMLElement, signal: AbortSignal): void {
  const table = place.querySelector('table');
  if (!table) return;
  const observer = new ResizeObserver(() => {
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
    else table.removeAttribute('tabindex');
  });
  // Its rows too: they grow when the font comes, within a table that stays as wide as it was.
  for (const element of [table, ...table.children]) observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}

island('wide-table', watchWidth);
