import {expect, test} from '@playwright/test';
import {waitForHydration} from '../support/page';
import {scriptTasks} from '../support/script-tasks';

test.describe('with partial hydration', {tag: '@partial-hydration'}, () => {
  /**
   * The largest share that one task may have in the processor time of a page's scripts. It's about 0.15, and 0.3 with the stock
   * client, on slow and fast machines.
   */
  const MAX_SHARE = 0.25;

  for (const address of [
    '/',
    '/docs/guides/styling',
    '/docs/guides/tutorial',
    '/docs/api/generated/classes/qwidget',
    '/docs/api/generated/enums/key',
  ]) {
    test(`X-07 the scripts of ${address} run in many short tasks`, async ({page}) => {
      const tasks = await scriptTasks(page, async () => {
        await page.goto(address);
        await waitForHydration(page);
        await page.waitForLoadState('networkidle');
      });
      const total = tasks.reduce((sum, task) => sum + task, 0);
      expect(total).toBeGreaterThan(0);
      expect(Math.max(...tasks) / total).toBeLessThan(MAX_SHARE);
    });
  }
});
