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
const RULES: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/**
 * Marks one element with text of its own for each look on the page. A look is the colour, size and weight of the text,
 * every background behind it, and for a link the text around it. axe needs milliseconds for the contrast of
 * one text, and a page of the reference has thousands of texts with a few dozen looks.
 */
function markLooks(mark: string): void {
  const backgrounds = new Map<Element | null, string>([[null, '']]);
  const behind = (element: Element | null): string => {
    const known = backgrounds.get(element);
    if (known !== undefined || !element) return known ?? '';
    const {backgroundColor, backgroundImage, opacity} = getComputedStyle(element);
    const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
    const all = `${behind(element.parentElement)}|${own}`;
    backgrounds.set(element, all);
    return all;
  };
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const seen = new Set<string>();
  for (const element of document.querySelectorAll('body *')) {
    element.removeAttribute(mark);
    if (!hasText(element) && !element.matches('a[href], input, select, textarea')) continue;
    if (!element.checkVisibility()) continue;
    const {color, fontSize, fontWeight, textDecorationLine, textShadow, position} = getComputedStyle(element);
    const own = [
      element.matches('a[href]'),
      color,
      fontSize,
      fontWeight,
      textDecorationLine,
      textShadow,
      position,
    ];
    const around = element.matches('a[href]') ? element.parentElement : null;
    const inText = around && hasText(around) ? getComputedStyle(around).color : '';
    const look = [...own, behind(element), inText].join(' ');
    if (!seen.has(look)) element.setAttribute(mark, '');
    seen.add(look);
  }
}

const MARK = 'data-look';

/**
 * Returns what axe finds wrong on the page as it stands, one line per element.
 *
 * axe runs in the page itself. It only reports violations, because naming the thousands of elements that pass would take
 * most of its time.
 */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  await page.evaluate(markLooks, MARK);
  return page.evaluate(
    async ([runOnly, selector]) => {
      const rules = [
        {id: 'color-contrast', selector},
        {id: 'link-in-text-block', selector: `a[href]${selector}`},
      ];
      window.axe.configure({rules});
      const {violations} = await window.axe.run(document, {runOnly, resultTypes: ['violations']});
      return violations.flatMap(({id, nodes}) =>
        nodes.map(
          ({target, failureSummary}) =>
            `axe ${id}: ${target.join(' ')} ${failureSummary?.split('\n')[1]?.trim()}`,
        ),
      );
    },
    [RULES, `[${MARK}]`] as const,
  );
}
