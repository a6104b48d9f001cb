import {island} from './island';

/**
 * Typing hides the entries whose name does not contain every word typed, and with them the headings left without
 * one; how many are left is said.
 */
function wakeFilter(filter: HTMLElement, signal: AbortSignal): void {
  const input = filter.querySelector('input');
  const count = filter.querySelector('output');
  if (!input || !count) return;
  const apply = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    const shown = show(filter, words);
    count.textContent = words.length === 0 ? '' : shown === 1 ? '1 symbol' : `${shown} symbols`;
  };
  input.addEventListener('input', apply, {signal});
  // What was typed before this ran, or is there again after a step back.
  if (input.value) apply();
}

/** Shows the entries that have all the `words`, and returns how many those are. */
function show(filter: HTMLElement, words: string[]): number {
  let count = 0;
  for (const list of filter.querySelectorAll('ul')) {
    const entries = [...list.querySelectorAll('li')];
    for (const entry of entries) {
      const name = entry.querySelector('a')?.textContent?.toLowerCase() ?? '';
      entry.hidden = !words.every((word) => name.includes(word));
    }
    const visible = entries.filter((entry) => !entry.hidden).length;
    count += visible;
    const heading = list.previousElementSibling;
    if (heading instanceof HTMLElement) heading.hidden = visible === 0;
  }
  return count;
}

island('symbol-filter', wakeFilter);
