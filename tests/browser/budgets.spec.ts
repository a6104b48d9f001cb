import {expect, test} from '@playwright/test';
import {BUDGETS, COSTS, measureSearchIndex, measureVisit} from '../../tools/budgets/budgets';
import {BUILD} from '../support/build';

const WHAT_TO_DO =
  'Run "npm run budgets" on this build and on one of main to see which figures grew, and take back what readers don\'t ' +
  'need. If they get something for it, raise the limit in tools/budgets/budgets.yaml and say in the commit what.';

test.describe('with partial hydration', {tag: '@partial-hydration'}, () => {
  for (const {name, path, limits} of BUDGETS.pages) {
    test(`X-07 a first visit of a page costs no more than its budget: ${name}`, async ({page}) => {
      const costs = await measureVisit(page, path);
      for (const cost of COSTS) {
        expect.soft(costs[cost], `${cost} of ${path}. ${WHAT_TO_DO}`).toBeLessThanOrEqual(limits[cost]);
      }
      // Nothing was measured where there is nothing.
      expect(Math.min(costs.html, costs.scripts, costs.styles, costs.nodes, costs.requests)).toBeGreaterThan(
        0,
      );
    });
  }

  test('X-07 the search index is no larger than its budget', () => {
    expect(measureSearchIndex(BUILD), WHAT_TO_DO).toBeLessThanOrEqual(BUDGETS.searchIndex);
  });
});
