import {expect, test} from '@playwright/test';
import {open} from '../support/page';

test('an old address of a step leads to its page', async ({page}) => {
  await page.goto('/docs/guides/tutorial#step-4-add-a-menu-and-shortcuts');
  await expect(page).toHaveURL('/docs/guides/tutorial/menu-and-shortcuts');
  await expect(page.getByRole('navigation', {name: 'Steps'})).toContainText('Step 4 of 7');
});

test('the sidebar lists the steps on their pages only', async ({page}) => {
  const entries = page.locator('.theme-doc-sidebar-menu a[href^="/docs/guides/tutorial/"]');
  await open(page, '/docs/guides/layout');
  await expect(entries).toHaveCount(0);
  await page.locator('.theme-doc-sidebar-menu a[href="/docs/guides/tutorial"]').click();
  await expect(entries).toHaveCount(6);
});
