import {expect, type Page, test} from '@playwright/test';
import {ALL_CASES} from '../support/all-cases';
import {delayResponses, MAIN} from '../support/faults';
import {collectConsoleMessages, open, waitForHydration} from '../support/page';

test.describe('with partial hydration', {tag: '@partial-hydration'}, () => {
  const GUIDE = '/docs/guides/forms';
  const PHONE = {width: 390, height: 800};

  const PLACES = {
    'the navbar': '.navbar',
    'the footer': '.footer',
    'the sidebar': '.theme-doc-sidebar-container',
    'the article': 'article',
    'the whole page': '#__docusaurus',
  };

  /** The changes that extensions and translators make to a page. Each runs in the browser, with the element to change. */
  const CHANGES: Record<string, (element: Element) => void> = {
    'adds nodes to': (element) => {
      for (const parent of [element, ...element.querySelectorAll('div, nav, ul, a')]) {
        parent.prepend(document.createElement('x-extension'));
        parent.append(document.createElement('x-extension'));
      }
    },
    'rewrites the words of': (element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode())
        walker.currentNode.nodeValue = walker.currentNode.nodeValue?.toUpperCase() ?? '';
    },
    'wraps the words in <font> of': (element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('script, style')) continue;
        const font = document.createElement('font');
        font.textContent = text.data;
        text.replaceWith(font);
      }
    },
  };

  /** Returns the headings and paragraphs of the article in upper case. Those of examples aren't included. */
  const words = (page: Page): Promise<string> =>
    page
      .locator('.theme-doc-markdown > :is(h2, h3, p)')
      .evaluateAll((all) => all.map(({textContent}) => textContent?.toUpperCase().trim()).join('\n'));

  /** Goes to another page by its link and back, and sees both. */
  async function goAndComeBack(page: Page, article: string): Promise<void> {
    await page.locator('.theme-doc-sidebar-container a[href="/docs/guides/layout"]').click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Layout', {ignoreCase: true});
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Forms and validation', {
      ignoreCase: true,
    });
    await expect.poll(() => words(page)).toBe(article);
  }

  /** Uses each part of the chrome that React runs. */
  async function useChrome(page: Page): Promise<void> {
    await page.locator('.navbar button[aria-label^="Switch between"]').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Control+k');
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.setViewportSize(PHONE);
    await page.locator('.navbar__toggle').click();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
  }

  const TIMES = ['before', 'after'] as const;

  /**
   * Returns whether to test a case. The whole page includes every place, so each change is tested on it before the start, and one
   * after the start. The nightly workflow tests all.
   */
  const isChosen = (change: string, place: string, time: string): boolean =>
    place === 'the whole page' && (time === 'before' || change === 'wraps the words in <font> of');

  for (const [change, apply] of Object.entries(CHANGES)) {
    for (const [place, selector] of Object.entries(PLACES)) {
      for (const time of TIMES) {
        if (!ALL_CASES && !isChosen(change, place, time)) continue;
        test(`the article stays and the page works when something ${change} ${place} ${time} the start`, async ({
          page,
        }) => {
          const {errors} = collectConsoleMessages(page);
          let article: string;
          if (time === 'before') {
            const release = await delayResponses(page, MAIN);
            await page.goto(GUIDE);
            article = await words(page);
            await page.locator(selector).first().evaluate(apply);
            await release();
            await waitForHydration(page);
          } else {
            await open(page, GUIDE);
            article = await words(page);
            await page.locator(selector).first().evaluate(apply);
          }
          await expect.poll(() => words(page)).toBe(article);
          await goAndComeBack(page, article);
          await useChrome(page);
          expect(await words(page)).toBe(article);
          expect(errors).toEqual([]);
        });
      }
    }
  }
});
