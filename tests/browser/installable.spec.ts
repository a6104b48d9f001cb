import {expect, type Page, test} from '@playwright/test';
import {open} from '../support/page';

/** Returns the colour that the browser paints around the page. It's in the first tag whose media query matches. */
const themeColour = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({media}) => matchMedia(media).matches,
      )?.content,
  );

/** Returns the background colour of the page, in the same notation. */
const pageColour = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ng-background').trim());

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`with a ${colorScheme} system`, () => {
    test.use({colorScheme});

    test('X-09 the colour around the page is that of the page, before and after the mode is switched', async ({
      page,
    }) => {
      await open(page, '/');
      const first = await themeColour(page);
      expect(first).toBe(await pageColour(page));
      await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
      await expect.poll(() => pageColour(page)).not.toBe(first);
      await expect.poll(() => themeColour(page)).toBe(await pageColour(page));
    });
  });
}
