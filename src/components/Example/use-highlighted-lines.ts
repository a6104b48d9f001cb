import {type RefObject, useEffect} from 'react';
import {highlightLines} from './highlight-lines';

/**
 * Highlights lines of the programs in tabs.
 * @param lines line numbers, from 1, by the label of the tab
 */
export function useHighlightedLines(
  tabs: RefObject<Element | null>,
  lines: Record<string, readonly number[]>,
): void {
  const key = JSON.stringify(lines);
  useEffect(() => {
    const {current} = tabs;
    if (!current) return;
    const byLanguage = JSON.parse(key) as Record<string, number[]>;
    let removeHighlights = () => {};
    const update = () => {
      removeHighlights();
      const programs = Object.entries(byLanguage).map(([name, numbers]) => ({
        code: current.querySelector(`[role=tabpanel][aria-label="${name}"]:not([hidden]) pre code`),
        numbers,
      }));
      removeHighlights = highlightLines(programs);
    };
    update();
    // The program of a tab is added to the page when somebody chooses the tab for the first time.
    const observer = new MutationObserver(update);
    observer.observe(current, {subtree: true, childList: true, attributeFilter: ['hidden']});
    return () => {
      observer.disconnect();
      removeHighlights();
    };
  }, [tabs, key]);
}
