import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of WCAG 2.2 A and AA, and axe's best practices. */
const RULES: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/**
 * Marks one element for each look of text on the page. A look is the colour, size and weight of the text, all backgrounds
 * behind it, and for a link the colour of the text around it. axe needs milliseconds to measure the contrast of one text,
 * and a page of the reference has thousands of texts with a few dozen looks.
 *
 * @param known looks that aren't marked
 * @param excluded selectors of parts in which nothing is marked
 * @returns the looks that are marked
 */
function markLooks({
  mark,
  known,
  excluded,
}: {
  mark: string;
  known: readonly string[];
  excluded: readonly string[];
}): string[] {
  const backgrounds = new Map<Element | null, string>([[null, '']]);
  const getBackground = (element: Element | null): string => {
    const cached = backgrounds.get(element);
    if (cached !== undefined || !element) return cached ?? '';
    const {backgroundColor, backgroundImage, opacity} = getComputedStyle(element);
    const ownBackground = `${backgroundColor} ${backgroundImage} ${opacity}`;
    const background = `${getBackground(element.parentElement)}|${ownBackground}`;
    backgrounds.set(element, background);
    return background;
  };
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const knownLooks = new Set(known);
  const newLooks = new Set<string>();
  for (const element of document.querySelectorAll('body *')) {
    element.removeAttribute(mark);
    if (!hasText(element) && !element.matches('a[href], input, select, textarea')) continue;
    if (!element.checkVisibility() || excluded.some((selector) => element.closest(selector))) continue;
    const {color, fontSize, fontWeight, textDecorationLine, textShadow, position} = getComputedStyle(element);
    const ownLook = [
      element.matches('a[href]'),
      color,
      fontSize,
      fontWeight,
      textDecorationLine,
      textShadow,
      position,
    ];
    const linkParent = element.matches('a[href]') ? element.parentElement : null;
    const surroundingColor = linkParent && hasText(linkParent) ? getComputedStyle(linkParent).color : '';
    const look = [...ownLook, getBackground(element), surroundingColor].join(' ');
    if (knownLooks.has(look) || newLooks.has(look)) continue;
    element.setAttribute(mark, '');
    newLooks.add(look);
  }
  return [...newLooks];
}

const MARK = 'data-look';

/** Selectors of the parts around the content of a page, which many pages have in common. */
const FRAME = ['.navbar', '.theme-doc-sidebar-container', '.footer'];

/** Finds the parts of `FRAME` that the page has. Resolves to their selectors, and keys that are equal if their texts are. */
const findFrame = (page: Page): Promise<{selector: string; key: string}[]> =>
  page.evaluate(
    (selectors) =>
      selectors.flatMap((selector) => {
        const part = document.querySelector(selector);
        return part ? [{selector, key: `${selector} ${part.textContent}`}] : [];
      }),
    FRAME,
  );

/**
 * Returns the violations that axe finds on the page in its current state, one line per element.
 *
 * axe runs in the page itself. It only reports violations, because naming the thousands of elements that pass would take
 * most of its time.
 *
 * @param checked what was checked on other pages of the same test, so it isn't checked again: looks of text, and parts of
 *   `FRAME`. This function adds those of the page.
 */
export async function accessibilityProblems(page: Page, checked = new Set<string>()): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const frame = await findFrame(page);
  const exclude = frame.filter(({key}) => checked.has(key)).map(({selector}) => selector);
  const newLooks = await page.evaluate(markLooks, {mark: MARK, known: [...checked], excluded: exclude});
  for (const known of [...newLooks, ...frame.map(({key}) => key)]) checked.add(known);
  return page.evaluate(
    async ([runOnly, selector, exclude]) => {
      const rules = [
        {id: 'color-contrast', selector},
        {id: 'link-in-text-block', selector: `a[href]${selector}`},
      ];
      window.axe.configure({rules});
      const {violations} = await window.axe.run({exclude}, {runOnly, resultTypes: ['violations']});
      return violations.flatMap(({id, nodes}) =>
        nodes.map(
          ({target, failureSummary}) =>
            `axe ${id}: ${target.join(' ')} ${failureSummary?.split('\n')[1]?.trim()}`,
        ),
      );
    },
    [RULES, `[${MARK}]`, exclude] as const,
  );
}
