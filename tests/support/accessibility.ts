import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA, and axe's own best practices. */
const ALL: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** The rules that look at colours and sizes; all others read markup, which no mode or width changes. */
export const LOOKS: axe.RunOnly = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'],
};

/**
 * What axe finds wrong on the page as it stands, one line per element.
 *
 * axe runs in the page itself and reports violations alone: naming the thousands of elements that pass
 * takes most of its time.
 */
export async function accessibilityProblems(page: Page, rules = ALL): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    const {violations} = await window.axe.run(document, {runOnly, resultTypes: ['violations']});
    return violations.flatMap(({id, nodes}) =>
      nodes.map(
        ({target, failureSummary}) =>
          `axe ${id}: ${target.join(' ')} ${failureSummary?.split('\n')[1]?.trim()}`,
      ),
    );
  }, rules);
}
