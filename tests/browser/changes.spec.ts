import {expect, test} from '@playwright/test';
import {open} from '../support/page';

const CHANGES = '/docs/api/changes';

test('X-11 a comparison of two releases has a URL of its own', async ({page}) => {
  await open(page, CHANGES);
  const comparison = page.locator('.release-comparison');
  const [from, to] = ['from', 'to'].map((name) => comparison.locator(`select[name="${name}"]`));
  // Chosen before the component is hydrated, a release counts too.
  await from?.selectOption('0.57.3');
  await to?.selectOption('0.58.0');
  const fold = comparison.locator('details', {hasText: 'QMainWindow'});
  await expect(fold.locator('summary')).toHaveText('QMainWindow: 1 removed');
  await expect(comparison.locator('details', {hasText: 'animateClick'})).toContainText(
    'animateClick(msec: number): void became animateClick(): void',
  );
  expect(new URL(page.url()).search).toBe('?from=0.57.3&to=0.58.0');

  await page.reload();
  await expect(comparison.locator('select[name="from"]')).toHaveValue('0.57.3');
  await expect(fold.locator('summary')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('X-11 each minor release has a page with its changes', async ({page}) => {
    await page.goto(CHANGES);
    await expect(page.locator('.release-comparison')).toBeHidden();
    await page.locator('main').getByRole('link', {name: '0.58', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toContainText('0.58');
    await expect(page.getByText('animateClick(msec: number): void')).toBeVisible();
  });
});
