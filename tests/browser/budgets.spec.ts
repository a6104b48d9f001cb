import {expect, test} from '@playwright/test';
import {BUDGETS, COSTS, measureSearchIndex, measureVisit, type PageBudget} from '../../tools/budgets/budgets';
import {BUILD} from '../support/build';

const WHAT_TO_DO =
  'Run "npm run budgets" on this build and on one of main to see which figures grew, and take back what readers don\'t ' +
  'need. If they get something for it, raise the limit in tools/budgets/budgets.yaml and say in the commit what.';

/** Returns what to do when a page is over its budget. */
const overBudget = (cost: (typeof COSTS)[number], {name, path, [cost]: {measured}}: PageBudget): string =>
  `${name} (${path}): ${cost} was ${measured} when it was last measured. ${WHAT_TO_DO}`;

test.describe('with partial hydration', {tag: '@partial-hydration'}, () => {
  for (const budget of BUDGETS.pages) {
    test(`X-07 a first visit of a page costs no more than its budget: ${budget.name}`, async ({page}) => {
      const costs = await measureVisit(page, budget.path);
      for (const cost of COSTS) {
        expect.soft(costs[cost], overBudget(cost, budget)).toBeLessThanOrEqual(budget[cost].limit);
      }
      // Nothing was measured where there is nothing.
      expect(Math.min(costs.html, costs.scripts, costs.styles, costs.nodes, costs.requests)).toBeGreaterThan(
        0,
      );
    });
  }

  test('X-07 the search index is no larger than its budget', () => {
    const {measured, limit} = BUDGETS.searchIndex;
    const size = measureSearchIndex(BUILD);
    expect(size, `The search index was ${measured} bytes. ${WHAT_TO_DO}`).toBeLessThanOrEqual(limit);
  });
});
