import {expect, type Page, test} from '@playwright/test';
import {accessibilityProblems} from '../support/accessibility';
import {ALL_CASES} from '../support/all-cases';
import {open} from '../support/page';

const CLASS_PAGE = '/docs/api/generated/classes/qpushbutton';
const PHONE = {width: 360, height: 740};
const DESKTOP = {width: 1280, height: 720};

async function search(page: Page, query: string): Promise<void> {
  await open(page, '/');
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill(query);
}

interface State {
  name: string;
  viewport?: {width: number; height: number};
  /** Brings the page to the state. */
  reach: (page: Page) => Promise<void>;
  /** Problems that are no fault. */
  accepted?: RegExp;
}

const STATES: State[] = [
  {
    name: 'the menu of a phone',
    viewport: PHONE,
    async reach(page) {
      await open(page, CLASS_PAGE);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await expect(page.locator('.navbar-sidebar')).toBeVisible();
      await expect(page.locator('.navbar-sidebar__backdrop')).toHaveCSS('opacity', '1');
    },
  },
  {
    name: 'the table of contents of a phone',
    viewport: PHONE,
    async reach(page) {
      await open(page, CLASS_PAGE);
      await page.getByRole('button', {name: 'On this page'}).click();
      await expect(page.locator('.theme-doc-toc-mobile').getByRole('link', {name: 'Methods'})).toBeVisible();
    },
  },
  {
    name: 'the search modal with results',
    async reach(page) {
      await search(page, 'QPushButton');
      await expect(page.getByRole('link', {name: /^See all \d+ results$/})).toBeVisible();
    },
    // A result is an option of a list box that holds a link, which axe calls nested controls. It stays so,
    // because the focus never leaves the input, which names the active option to a screen reader. The link is
    // for the mouse, so that a result can be opened in a new tab or copied like any other address.
    accepted: /^axe nested-interactive: #docsearch-hits\d+-item-\d+ /,
  },
  {
    name: 'the search modal without results',
    async reach(page) {
      await search(page, 'xyzzyplugh');
      await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
    },
  },
  {
    name: 'every fold of a class page open',
    async reach(page) {
      await open(page, CLASS_PAGE);
      const folds = page.locator('article details');
      await folds.first().waitFor();
      await folds.evaluateAll((all) => {
        for (const fold of all) fold.setAttribute('open', '');
      });
    },
  },
  {
    name: 'the other tab of an example, and its copy button',
    async reach(page) {
      await open(page, CLASS_PAGE);
      await page.getByRole('tab', {name: 'JavaScript'}).click();
      await expect(page.getByText("require('@nodegui/nodegui')").first()).toBeVisible();
      await page
        .getByRole('button', {name: /copy code/i})
        .first()
        .focus();
    },
  },
];

const COLOUR_SCHEMES = ['light', 'dark'] as const;

for (const [index, {name, viewport = DESKTOP, reach, accepted}] of STATES.entries()) {
  for (const [turn, colorScheme] of COLOUR_SCHEMES.entries()) {
    // The states are light and dark by turns, and both in the nightly workflow.
    if (!ALL_CASES && index % COLOUR_SCHEMES.length !== turn) continue;
    test.describe(colorScheme, () => {
      test.use({colorScheme, viewport});

      test(`X-08 ${name} is accessible in ${colorScheme} mode`, async ({page}) => {
        await reach(page);
        const problems = await accessibilityProblems(page);
        expect(problems.filter((problem) => !accepted?.test(problem))).toEqual([]);
      });
    });
  }
}
