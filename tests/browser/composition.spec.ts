import {expect, type Locator, type Page, test} from '@playwright/test';
import {open} from '../support/page';

const DESKTOP = {width: 1440, height: 900};
const PHONE = {width: 360, height: 780};

async function box(element: Locator) {
  const found = await element.boundingBox();
  if (!found) throw new Error(`${element} is not to be seen`);
  return found;
}

/** Returns the picture of the first window on the home page, in this colour mode. */
const firstWindow = (page: Page) => page.locator('main > header img').locator('visible=true');

for (const colorScheme of ['light', 'dark'] as const) {
  test(`R-01 the first screen has the sentence, two buttons and a window side by side, ${colorScheme}`, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await page.emulateMedia({colorScheme});
    await open(page, '/');
    await expect(page.locator('main > header .button')).toHaveCount(2);
    await expect(firstWindow(page)).toHaveAttribute('src', new RegExp(`-${colorScheme}-`));
    await expect
      .poll(() => firstWindow(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const [title, picture] = [await box(page.locator('h1')), await box(firstWindow(page))];
    expect(picture.x).toBeGreaterThan(title.x + title.width);
    expect(picture.y + picture.height).toBeLessThan(DESKTOP.height);
  });
}

test('R-01 on a phone the window is below the buttons and not wider than the screen', async ({page}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/');
  const [buttons, picture] = [
    await box(page.locator('main > header .button').last()),
    await box(firstWindow(page)),
  ];
  expect(picture.y).toBeGreaterThan(buttons.y + buttons.height);
  expect(picture.x + picture.width).toBeLessThanOrEqual(PHONE.width);
});

test('a heading that fills its line has no empty line below it', async ({page}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/docs/faq');
  const taller = await page.locator('.markdown :is(h2, h3)').evaluateAll((headings) =>
    headings
      .filter((heading) => {
        const height = heading.clientHeight;
        heading.querySelector('.hash-link')?.remove();
        return heading.clientHeight < height;
      })
      .map((heading) => heading.textContent),
  );
  expect(taller).toEqual([]);
});

test('console output of a player is set in the font and size of code', async ({page}) => {
  await open(page, '/docs/api/generated/classes/qtime');
  const lookOf = (element: Locator) =>
    element.evaluate((one) => {
      const {fontFamily, fontSize} = getComputedStyle(one);
      return {fontFamily, fontSize};
    });
  const output = page.locator('figure samp').first();
  expect(await lookOf(output)).toEqual(await lookOf(page.locator('figure pre').first()));
});

test('the strip with the pictures of all steps is as wide as the example', async ({page}) => {
  await page.setViewportSize(DESKTOP);
  await open(page, '/docs/api/generated/classes/qpushbutton');
  await page.getByText('Show all 3 steps').click();
  const strip = page.locator('.play-steps ol');
  await expect(strip).toBeVisible();
  expect((await box(strip)).width).toBe((await box(page.locator('.play-steps'))).width);
});

test('X-03 a picture of a window has a frame with its title, which screen readers pass over', async ({
  page,
}) => {
  await open(page, '/docs/api/generated/classes/qpushbutton');
  const bar = page.locator('figure div[aria-hidden="true"]', {hasText: 'Counter'}).locator('visible=true');
  const image = page.locator('figure img').locator('visible=true').first();
  await expect(bar).toBeVisible();
  const [above, below] = [await box(bar), await box(image)];
  expect(Math.round(above.y + above.height)).toBe(Math.round(below.y));
  expect(Math.round(above.width)).toBe(Math.round(below.width));
  const colour = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  const light = await colour();
  await page.emulateMedia({colorScheme: 'dark'});
  await expect.poll(colour).not.toBe(light);
});

test('X-03 a menu that is shown alone has no frame', async ({page}) => {
  await open(page, '/docs/api/generated/classes/qsystemtrayicon');
  await expect(page.locator('figure img').locator('visible=true').first()).toBeVisible();
  await expect(page.locator('figure div[aria-hidden="true"]')).toHaveCount(0);
});
