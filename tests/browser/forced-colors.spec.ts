import {expect, type Locator, test} from '@playwright/test';
import {open} from '../support/page';
import {hits, searchFor} from '../support/search';

// The most common palette has light text on black.
test.use({forcedColors: 'active', colorScheme: 'dark'});

/** Returns the texts of elements that have the colour of what is behind them. */
const listInvisible = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll((all) =>
    all
      .filter((element) => {
        const {color} = getComputedStyle(element);
        let behind: Element | null = element;
        while (behind && /^rgba.*, 0\)$/.test(getComputedStyle(behind).backgroundColor))
          behind = behind.parentElement;
        return behind && getComputedStyle(behind).backgroundColor === color;
      })
      .map((element) => element.textContent ?? ''),
  );

for (const path of [
  '/docs/api/generated/enums/alignmentflag',
  '/docs/guides/tutorial',
  '/docs/guides/tutorial/data',
]) {
  test(`with forced colours, every entry in the sidebar of ${path} can be read`, async ({page}) => {
    await open(page, path);
    const entries = page.locator('.theme-doc-sidebar-container .menu__link');
    await expect(entries.first()).toBeVisible();
    expect(await listInvisible(entries)).toEqual([]);
  });
}

test('with forced colours, the chosen platform and the chosen layout are marked', async ({page}) => {
  await open(page, '/');
  await page.getByRole('button', {name: 'macOS'}).click();
  await page.getByRole('button', {name: 'Windows'}).focus();
  await expect(page.getByRole('button', {name: 'macOS'})).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('button', {name: 'Linux'})).toHaveCSS('outline-style', 'none');
  await open(page, '/docs/guides/layout-playground');
  await expect(page.getByRole('button', {name: 'Cards that wrap'})).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('button', {name: 'Equal columns'})).toHaveCSS('outline-style', 'none');
});

test('with forced colours, the matching words and the selected hit of a search can be seen', async ({
  page,
}) => {
  await searchFor(page, 'qslider');
  await expect(hits(page).first()).toContainText('QSlider');
  expect(await listInvisible(page.locator('mark'))).toEqual([]);
  await expect(hits(page).first().locator('a')).toHaveCSS('outline-style', 'solid');
  await expect(hits(page).nth(1).locator('a')).toHaveCSS('outline-style', 'none');
  await open(page, '/search?q=qslider');
  await expect(page.locator('main mark').first()).toBeVisible();
  expect(await listInvisible(page.locator('mark'))).toEqual([]);
});
