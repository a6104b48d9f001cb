import {type RefObject, useEffect} from 'react';

/**
 * Marks the lines that ran in the programs of tabs with `data-executed`, and scrolls them into view. Only the code scrolls, so
 * the picture stays under the pointer.
 *
 * @param lines line numbers, from 1, by the label of the tab
 */
export function useExecutedLines(
  tabs: RefObject<Element | null>,
  lines: Record<string, readonly number[]>,
): void {
  const serializedLines = JSON.stringify(lines);
  useEffect(() => {
    const {current} = tabs;
    if (!current) return;
    const byLanguage = JSON.parse(serializedLines) as Record<string, number[]>;
    const update = () => {
      for (const [language, numbers] of Object.entries(byLanguage)) {
        const code = current.querySelector(`[role=tabpanel][aria-label="${language}"]:not([hidden]) pre`);
        if (code) markLines(code, new Set(numbers));
      }
    };
    update();
    // The program of a tab is added to the page when somebody chooses the tab for the first time.
    const observer = new MutationObserver(update);
    observer.observe(current, {subtree: true, childList: true, attributeFilter: ['hidden']});
    return () => observer.disconnect();
  }, [tabs, serializedLines]);
}

function markLines(code: Element, numbers: ReadonlySet<number>): void {
  const executed: Element[] = [];
  for (const [index, line] of [...code.querySelectorAll('.code-line')].entries()) {
    const isExecuted = numbers.has(index + 1);
    line.toggleAttribute('data-executed', isExecuted);
    if (isExecuted) executed.push(line);
  }
  const [first, last] = [executed.at(0), executed.at(-1)];
  if (first && last) scrollToLines(code, first, last);
}

/** Scrolls a block of code so that the lines are in its middle, or the first is at its top if there are too many. */
function scrollToLines(code: Element, first: Element, last: Element): void {
  const view = code.getBoundingClientRect();
  const top = first.getBoundingClientRect().top - view.top;
  const bottom = last.getBoundingClientRect().bottom - view.top;
  if (top >= 0 && bottom <= view.height) return;
  const space = Math.max(0, (view.height - (bottom - top)) / 2);
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  code.scrollBy({top: top - space, behavior: isReduced ? 'instant' : 'smooth'});
}
