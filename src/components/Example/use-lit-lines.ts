import {type RefObject, useEffect} from 'react';
import {litLines} from './lit-lines';

/**
 * Lights up lines of the programs behind tabs.
 * @param lines numbers of lines, from 1, by the name of the tab
 */
export function useLitLines(tabs: RefObject<Element | null>, lines: Record<string, readonly number[]>): void {
  const key = JSON.stringify(lines);
  useEffect(() => {
    const {current} = tabs;
    if (!current) return;
    const byLanguage = JSON.parse(key) as Record<string, number[]>;
    let putOut = () => {};
    const light = () => {
      putOut();
      const programs = Object.entries(byLanguage).map(([name, numbers]) => ({
        code: current.querySelector(`[role=tabpanel][aria-label="${name}"]:not([hidden]) pre code`),
        numbers,
      }));
      putOut = litLines(programs);
    };
    light();
    // A program that nobody has chosen yet is no part of the page.
    const observer = new MutationObserver(light);
    observer.observe(current, {subtree: true, childList: true, attributeFilter: ['hidden']});
    return () => {
      observer.disconnect();
      putOut();
    };
  }, [tabs, key]);
}
