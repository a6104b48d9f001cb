import {type Browser, expect, test} from '@playwright/test';
import {waitForHydration} from '../support/page';
import {scriptTasks} from '../support/script-tasks';

test.describe('with partial hydration', {tag: '@partial-hydration'}, () => {
  /** Milliseconds of a task that a visitor feels, on a phone that is this many times slower than this machine. */
  const LONG = 50;
  const SLOWER = 4;

  /** Loads of a page, until one is short enough: a busy machine takes longer, but never shorter. */
  const LOADS = 3;

  /** Returns the duration of the longest script task of a page in milliseconds, from the request until the page is idle. */
  async function longest(browser: Browser, address: string): Promise<number> {
    const page = await browser.newPage();
    const tasks = await scriptTasks(page, async () => {
      await page.goto(address);
      await waitForHydration(page);
      await page.waitForLoadState('networkidle');
    });
    await page.close();
    return Math.max(...tasks);
  }

  for (const address of [
    '/',
    '/docs/guides/styling',
    '/docs/guides/tutorial',
    '/docs/api/generated/classes/qwidget',
    '/docs/api/generated/enums/key',
  ]) {
    test(`X-07 no script task of ${address} is long enough to be felt on a phone`, async ({browser}) => {
      let best = Number.POSITIVE_INFINITY;
      for (let load = 0; load < LOADS && best >= LONG / SLOWER; load++)
        best = Math.min(best, await longest(browser, address));
      // Nothing was measured where there is nothing.
      expect(best).toBeGreaterThan(0.1);
      expect(best).toBeLessThan(LONG / SLOWER);
    });
  }
});
