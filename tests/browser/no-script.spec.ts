import {expect, test} from '@playwright/test';
import {sitemapRoutes} from '../support/sitemap';

/** Characters of the shortest page there is: the archive of a blog with one post. */
const SHORTEST_PAGE = 20;

test.use({javaScriptEnabled: false});

for (const half of [0, 1]) {
  test(`every page reads without JavaScript, half ${half + 1}`, async ({page}) => {
    test.setTimeout(240_000);
    const empty: string[] = [];
    for (const route of sitemapRoutes().filter((_, i) => i % 2 === half)) {
      await page.goto(route, {waitUntil: 'domcontentloaded'});
      const text = await page.locator('main').innerText();
      if (text.trim().length < SHORTEST_PAGE) empty.push(route);
    }
    expect(empty).toEqual([]);
  });
}

test('a visitor without JavaScript gets from the home page to a class, and its whole text', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', {name: 'API reference'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Synopsis');
  await page.goto('/docs/api/generated/');
  await page.getByRole('main').getByRole('link', {name: 'QPushButton', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('QPushButton');
  await expect(page.getByRole('heading', {level: 3, name: 'setFlat'})).toBeVisible();
  await expect(page.getByText("from '@nodegui/nodegui'").first()).toBeVisible();
});

test('the search button says that it needs JavaScript', async ({page}) => {
  await page.goto('/docs/guides/getting-started');
  const note = page.locator('.navbar noscript > span');
  await expect(note).toBeVisible();
  await expect(note).toHaveText('Search needs JavaScript');
});
