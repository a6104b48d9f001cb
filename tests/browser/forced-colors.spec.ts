import {expect, test} from '@playwright/test';
import {open} from '../support/page';

test.use({forcedColors: 'active'});

for (const path of ['/docs/api/generated/enums/alignmentflag', '/docs/guides/tutorial/data']) {
  test(`with forced colours, every entry in the sidebar of ${path} can be read`, async ({page}) => {
    await open(page, path);
    const entries = page.locator('.theme-doc-sidebar-container .menu__link');
    await expect(entries.first()).toBeVisible();
    const invisible = await entries.evaluateAll((links) =>
      links
        .filter((link) => {
          const {color, backgroundColor} = getComputedStyle(link);
          const isTransparent = /, 0\)$/.test(backgroundColor);
          return (
            color === (isTransparent ? getComputedStyle(document.body).backgroundColor : backgroundColor)
          );
        })
        .map((link) => link.textContent),
    );
    expect(invisible).toEqual([]);
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
