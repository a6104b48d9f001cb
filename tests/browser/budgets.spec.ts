import {expect, test} from '@playwright/test';
import {BUDGETS, COSTS, measureSearchIndex, measureVisit} from '../../tools/budgets/budgets';
import {BUILD} from '../support/build';

test.describe('with partial hydration', {tag: '@partial-hydration'}, () => {
  // Sizes are the same in every browser, but for the fonts and files that one does not ask for.
  test.skip(({browserName}) => browserName !== 'chromium');

  for (const budget of BUDGETS.pages) {
    test(`X-07 a first visit of a page costs no more than its budget: ${budget.name}`, async ({page}) => {
      const costs = await measureVisit(page, budget.path);
      for (const cost of COSTS) expect.soft(costs[cost], cost).toBeLessThanOrEqual(budget[cost].limit);
      // Nothing was measured where there is nothing.
      expect(Math.min(costs.html, costs.scripts, costs.styles, costs.nodes, costs.requests)).toBeGreaterThan(
        0,
      );
    });
  }

  test('X-07 the search index is no larger than its budget', () => {
    expect(measureSearchIndex(BUILD)).toBeLessThanOrEqual(BUDGETS.searchIndex.limit);
  });
});
