import {expect, test} from '@playwright/test';

test.use({javaScriptEnabled: false});

test('without JavaScript, the content of all tabs is visible below their labels', async ({page}) => {
  await page.goto('/docs/guides/getting-started');
  const panels = page.locator('main [role=tabpanel]');
  expect(await panels.count()).toBeGreaterThan(5);
  for (const panel of await panels.all()) {
    await expect(panel).toBeVisible();
    const [label, shown] = await panel.evaluate((element) => [
      element.ariaLabel,
      getComputedStyle(element, '::before').content,
    ]);
    expect(shown).toBe(`"${label}"`);
  }
  await expect(page.getByRole('main').getByRole('tab')).toHaveCount(0);
});

test('without JavaScript, the links about a page can be reached', async ({page}) => {
  await page.goto('/docs/guides/styling');
  const menu = page.locator('summary[aria-label="More about this page"]');
  expect((await menu.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await menu.click();
  await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeVisible();
});

test('without JavaScript, the playground says that it needs it', async ({page}) => {
  await page.goto('/docs/guides/layout-playground');
  await expect(page.locator('.layout-playground noscript > p')).toBeInViewport();
});

test('buttons that need JavaScript to close or open something are hidden without it', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/');
  await expect(page.getByRole('button', {name: 'Close', exact: true})).toBeHidden();
  await page.goto('/docs/guides/layout');
  await expect(page.getByRole('button', {name: 'On this page', exact: true})).toBeHidden();
});

for (const width of [1280, 360]) {
  test(`a visitor without JavaScript gets from the home page to a class, and its whole text, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 740});
    await page.goto('/');
    const bar = page.getByRole('navigation', {name: 'Main'});
    await bar.getByRole('link', {name: 'Guides', exact: true}).click();
    await expect(page).toHaveTitle(/Getting started/);
    await bar.getByRole('link', {name: 'API reference', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('API reference');
    await page.getByRole('main').getByRole('link', {name: 'QPushButton', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('QPushButton');
    await expect(page.getByRole('heading', {level: 3, name: 'setFlat'})).toBeVisible();
    await expect(page.getByText("from '@nodegui/nodegui'").first()).toBeVisible();
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  test(`the search says that it needs JavaScript, ${width} px wide`, async ({page}) => {
    await page.setViewportSize({width, height: 740});
    await page.goto('/docs/guides/getting-started');
    const note = page.locator('.navbar noscript > span');
    await expect(note).toBeInViewport({ratio: 1});
    await expect(note).toHaveText('Search needs JavaScript');
  });
}
