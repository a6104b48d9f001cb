import {type RefObject, useEffect} from 'react';
import {scrollWithin} from '../../client/scroll-within';
import type {ExampleStep} from '../../lib/examples';

/** Marks the lines that a step ran with `data-executed`, in the language that is shown, and scrolls them into view. */
export function useExecutedLines(tabs: RefObject<Element | null>, step: ExampleStep | undefined): void {
  useEffect(() => {
    const {current} = tabs;
    if (!current) return;
    const update = () => {
      markLines(current, 'TypeScript', step?.lines);
      markLines(current, 'JavaScript', step?.javascriptLines);
    };
    update();
    // The program of a tab is added to the page when somebody chooses the tab for the first time.
    const observer = new MutationObserver(update);
    observer.observe(current, {subtree: true, childList: true, attributeFilter: ['hidden']});
    return () => observer.disconnect();
  }, [tabs, step]);
}

function markLines(tabs: Element, language: string, numbers: readonly number[] = []): void {
  const code = tabs.querySelector(`[role=tabpanel][aria-label="${language}"]:not([hidden]) pre`);
  const lines = [...(code?.querySelectorAll<HTMLElement>('.code-line') ?? [])];
  for (const [index, line] of lines.entries()) {
    line.toggleAttribute('data-executed', numbers.includes(index + 1));
  }
  const executed = lines.filter((line) => line.hasAttribute('data-executed'));
  const [first, last] = [executed.at(0), executed.at(-1)];
  // Only the code scrolls, so the picture stays under the pointer.
  if (code && first && last) scrollWithin(code, first, last);
}
