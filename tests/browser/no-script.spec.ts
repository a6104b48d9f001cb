import {expect, type Page, test} from '@playwright/test';
import {sitemapRoutes} from '../support/sitemap';

/** Characters of the shortest page there is: the archive of a blog with one post. */
const SHORTEST_PAGE = 20;

test.use({javaScriptEnabled: false});

/** What a reader misses of the page: all of it, or parts that are there and cannot be seen or unfolded. */
function missing(page: Page): Promise<string[]> {
  return page.evaluate((shortest) => {
    const main = document.querySelector('main');
    if (!main || main.innerText.trim().length < shortest) return ['nearly everything'];
    return [...main.querySelectorAll('h1, h2, h3, p, pre, table')]
      .filter((element) => !element.checkVisibility() && !element.closest('details:not([open])'))
      .map((element) => element.outerHTML.slice(0, 80));
  }, SHORTEST_PAGE);
}

for (const half of [0, 1]) {
  test(`every page reads without JavaScript, half ${half + 1}`, async ({page}) => {
    test.setTimeout(240_000);
    const found: string[] = [];
    for (const route of sitemapRoutes().filter((_, i) => i % 2 === half)) {
      await page.goto(route);
      found.push(...(await missing(page)).map((part) => `${route}: ${part}`));
    }
    expect(found).toEqual([]);
  });
}

for (const width of [1280, 360]) {
  test(`a visitor without JavaScript gets from the home page to a class, and its whole text, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 740});
    await page.goto('/');
    const bar = page.getByRole('navigation', {name: 'Main'});
    for (const name of ['Blog', 'Guides']) {
      await bar.getByRole('link', {name, exact: true}).click();
      await expect(page).toHaveTitle(name === 'Blog' ? /Blog/ : /Getting started/);
    }
    await bar.getByRole('link', {name: 'API', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Synopsis');
    await page.goto('/docs/api/generated/');
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
