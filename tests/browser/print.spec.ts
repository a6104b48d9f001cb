import {expect, test} from '@playwright/test';
import {open} from '../support/page';

for (const path of [
  '/',
  '/docs/api/generated/classes/qpushbutton',
  '/docs/guides/gallery',
  '/docs/guides/styling',
]) {
  test(`in dark mode ${path} is printed black on white, with light pictures and without navigation`, async ({
    browser,
  }) => {
    const page = await browser.newPage({colorScheme: 'dark'});
    await open(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({media: 'print'});
    const wrong = await page.evaluate(() => {
      const seen = [...document.querySelectorAll<HTMLElement>('main, main *')].filter((element) =>
        element.checkVisibility({visibilityProperty: true, opacityProperty: true}),
      );
      const brightness = (color: string) => {
        const [r = 0, g = 0, b = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
        return alpha === 0 ? 255 : (r + g + b) / 3;
      };
      const hasText = (element: Element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
      return seen
        .filter((element) => {
          const {color, backgroundColor} = getComputedStyle(element);
          if (element instanceof HTMLImageElement) return /-dark(-\d+)?-\w+\.webp$/.test(element.src);
          return (hasText(element) && brightness(color) > 128) || brightness(backgroundColor) < 200;
        })
        .map((element) => element.outerHTML.slice(0, 100));
    });
    expect(wrong).toEqual([]);
    for (const chrome of ['.navbar', '.theme-doc-sidebar-container', '.footer', '.table-of-contents']) {
      await expect(page.locator(chrome).locator('visible=true')).toHaveCount(0);
    }
    await page.close();
  });
}

test('X-10 a PDF has the pictures of all steps of an example, also of those that nobody has scrolled to', async ({
  page,
}) => {
  await open(page, '/docs/api/generated/classes/qpushbutton');
  const picturesIn = (pdf: Buffer) => (pdf.toString('latin1').match(/\/Subtype \/Image/g) ?? []).length;
  const printed = picturesIn(await page.pdf());
  const steps = page.locator('.play-steps img.only-light');
  await expect(steps.first()).toHaveAttribute('src', /\.webp$/);
  await page.locator('.play-steps summary').click();
  for (const picture of await steps.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  expect(printed).toBe(picturesIn(await page.pdf()));
});

test('what a fold hides is printed', async ({page}) => {
  await open(page, '/docs/api/changes?from=0.73.0&to=0.74.0');
  const names = page.locator('main details p').first();
  await expect(names).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(names).toBeVisible();
});

test('a table that is wider than a sheet is printed whole', async ({page}) => {
  await page.setViewportSize({width: 640, height: 900});
  await open(page, '/docs/api/generated/enums/key');
  await page.emulateMedia({media: 'print'});
  const cut = await page
    .locator('main table')
    .evaluateAll(
      (tables) => tables.filter((table) => table.getBoundingClientRect().right > innerWidth).length,
    );
  expect(cut).toBe(0);
});
