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
 * Marks one element for each look of text on the page. A look is everything that the contrast depends on: the colour of the
 * text, whether it is large, and all backgrounds behind it. For a link, it includes what distinguishes it from the text
 * around it. axe needs milliseconds to measure the contrast of one text, and a page of the reference has thousands of texts
 * with a few dozen looks.
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
  const transparent = 'rgba(0, 0, 0, 0) none 1';
  const backgrounds = new Map<Element | null, string>([[null, '']]);
  const getBackground = (element: Element | null): string => {
    const cached = backgrounds.get(element);
    if (cached !== undefined || !element) return cached ?? '';
    const {backgroundColor, backgroundImage, opacity} = getComputedStyle(element);
    const parentBackground = getBackground(element.parentElement);
    const ownBackground = `${backgroundColor} ${backgroundImage} ${opacity}`;
    const background =
      ownBackground === transparent ? parentBackground : `${parentBackground}|${ownBackground}`;
    backgrounds.set(element, background);
    return background;
  };
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  // Large text needs less contrast (WCAG 2.2, 1.4.3). Apart from that, its size and weight don't matter.
  const getSize = (fontSize: string, fontWeight: string) =>
    Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24) ? 'large' : 'small';
  const knownLooks = new Set(known);
  const newLooks = new Set<string>();
  for (const element of document.querySelectorAll('body *')) {
    element.removeAttribute(mark);
    if (!hasText(element) && !element.matches('a[href], input, select, textarea')) continue;
    if (!element.checkVisibility() || excluded.some((selector) => element.closest(selector))) continue;
    const {color, fontSize, fontWeight, textDecorationLine, textShadow, position} = getComputedStyle(element);
    const look = [color, getSize(fontSize, fontWeight), textShadow, position, getBackground(element)];
    if (element.matches('a[href]')) {
      const parent = element.parentElement;
      const surroundingColor = parent && hasText(parent) ? getComputedStyle(parent).color : '';
      look.push('link', fontSize, fontWeight, textDecorationLine, surroundingColor);
    }
    const key = look.join(' ');
    if (knownLooks.has(key) || newLooks.has(key)) continue;
    element.setAttribute(mark, '');
    newLooks.add(key);
  }
  return [...newLooks];
}

/** CSS pixels that a target needs in both directions, or around its centre if it is smaller (WCAG 2.2, 2.5.8). */
const TARGET_SIZE = 24;

/**
 * Marks the links and controls that axe has to look at, because they are so close to another one that they may be too
 * small. For all others, axe's rule passes, but it needs longer to find that out than for all of its other rules together.
 *
 * @param excluded selectors of parts in which nothing is marked
 */
function markCloseTargets({
  mark,
  size,
  excluded,
}: {
  mark: string;
  size: number;
  excluded: readonly string[];
}): void {
  const selector = 'a[href], button, input, select, textarea, summary, [role][tabindex]';
  const targets = [...document.querySelectorAll(selector)]
    .filter(
      (element) =>
        element.checkVisibility({opacityProperty: true, visibilityProperty: true}) &&
        !excluded.some((selector) => element.closest(selector)),
    )
    .map((element) => {
      element.removeAttribute(mark);
      const {x, y, width, height} = element.getBoundingClientRect();
      const [addedWidth, addedHeight] = [Math.max(0, size - width), Math.max(0, size - height)];
      return {
        element,
        left: x - addedWidth / 2,
        right: x + width + addedWidth / 2,
        top: y - addedHeight / 2,
        bottom: y + height + addedHeight / 2,
      };
    })
    .sort((a, b) => a.top - b.top);
  for (const [index, target] of targets.entries()) {
    for (const other of targets.slice(index + 1)) {
      if (other.top >= target.bottom) break;
      if (other.left >= target.right || target.left >= other.right) continue;
      target.element.setAttribute(mark, '');
      other.element.setAttribute(mark, '');
    }
  }
}

const LOOK_MARK = 'data-look';
const TARGET_MARK = 'data-close-target';

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
 * @param checked what was checked on other pages, so it isn't checked again: looks of text, and parts of
 *   `FRAME`. This function adds those of the page.
 */
export async function accessibilityProblems(page: Page, checked = new Set<string>()): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const frame = await findFrame(page);
  const exclude = frame.filter(({key}) => checked.has(key)).map(({selector}) => selector);
  const newLooks = await page.evaluate(markLooks, {mark: LOOK_MARK, known: [...checked], excluded: exclude});
  for (const known of [...newLooks, ...frame.map(({key}) => key)]) checked.add(known);
  await page.evaluate(markCloseTargets, {mark: TARGET_MARK, size: TARGET_SIZE, excluded: exclude});
  return page.evaluate(
    async ([runOnly, look, closeTarget, exclude]) => {
      const rules = [
        {id: 'color-contrast', selector: look},
        {id: 'link-in-text-block', selector: `a[href]${look}`},
        {id: 'target-size', selector: closeTarget},
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
    [RULES, `[${LOOK_MARK}]`, `[${TARGET_MARK}]`, exclude] as const,
  );
}
