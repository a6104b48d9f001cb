import {expect, type Page, test} from '@playwright/test';
import {accessibilityProblems} from '../support/accessibility';
import {open} from '../support/page';

const CLASS_PAGE = '/docs/api/generated/classes/qpushbutton';

async function search(page: Page, query: string): Promise<void> {
  await open(page, '/');
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill(query);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`X-08 open states in ${colorScheme} mode are accessible`, () => {
    test.use({colorScheme});

    test.describe('on a phone', () => {
      test.use({viewport: {width: 360, height: 740}});

      test('X-08 the mobile menu', async ({page}) => {
        await open(page, CLASS_PAGE);
        await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
        await expect(page.locator('.navbar-sidebar')).toBeVisible();
        await expect(page.locator('.navbar-sidebar__backdrop')).toHaveCSS('opacity', '1');
        expect(await accessibilityProblems(page)).toEqual([]);
      });

      test('X-08 the table of contents of a phone', async ({page}) => {
        await open(page, CLASS_PAGE);
        await page.getByRole('button', {name: 'On this page'}).click();
        await expect(
          page.locator('.theme-doc-toc-mobile').getByRole('link', {name: 'Methods'}),
        ).toBeVisible();
        expect(await accessibilityProblems(page)).toEqual([]);
      });
    });

    // A result is an option of a list box that holds a link, which axe calls nested controls. It stays so:
    // the focus never leaves the input, which names the active option to a screen reader, and the link is
    // there for the mouse, so that a result can be opened in a new tab or copied like any other address.
    test('X-08 the search modal with results', async ({page}) => {
      await search(page, 'QPushButton');
      await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
      const problems = await accessibilityProblems(page);
      const options = /^axe nested-interactive: #docsearch-hits\d+-item-\d+ /;
      expect(problems.filter((problem) => !options.test(problem))).toEqual([]);
    });

    test('X-08 the search modal without results', async ({page}) => {
      await search(page, 'xyzzyplugh');
      await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
    });

    test('X-08 every fold of a class page open', async ({page}) => {
      await open(page, CLASS_PAGE);
      const folds = page.locator('article details');
      await folds.first().waitFor();
      await folds.evaluateAll((all) => {
        for (const fold of all) fold.setAttribute('open', '');
      });
      expect(await accessibilityProblems(page)).toEqual([]);
    });

    test('X-08 the other tab of an example, and its copy button', async ({page}) => {
      await open(page, CLASS_PAGE);
      await page.getByRole('tab', {name: 'JavaScript'}).click();
      await expect(page.getByText("require('@nodegui/nodegui')").first()).toBeVisible();
      await page
        .getByRole('button', {name: /copy code/i})
        .first()
        .focus();
      expect(await accessibilityProblems(page)).toEqual([]);
    });
  });
}
