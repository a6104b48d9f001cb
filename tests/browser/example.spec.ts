import {expect, type Page, test} from '@playwright/test';

const PAGE = '/docs/api/generated/classes/qpushbutton';
const OTHER = '/docs/api/generated/classes/qcalendarwidget';

/** Opens a page and collects the pictures of examples that it fetches from then on. */
async function open(page: Page, address: string): Promise<string[]> {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.webp')) fetched.push(request.url());
  });
  await page.goto(address);
  return fetched;
}

for (const [mode, other] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test(`X-03 in ${mode} mode the ${mode} picture is shown, and it alone is fetched`, async ({browser}) => {
    const page = await browser.newPage({colorScheme: mode});
    const fetched = await open(page, PAGE);
    const shown = page.locator('figure img').locator('visible=true');
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).toHaveAttribute('src', new RegExp(`push-button-${mode}`));
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(fetched.filter((url) => url.includes(`-${other}-`))).toEqual([]);
    await page.close();
  });
}

test('X-03 a picture far below the visible part is not fetched', async ({page}) => {
  const fetched = await open(page, '/docs/guides/gallery');
  const images = page.locator('li img').locator('visible=true');
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(fetched.length).toBeLessThan(await images.count());
});

test('X-03 the language of programs is chosen once, for the page, the site and the next visit', async ({
  page,
}) => {
  await page.goto(PAGE);
  const code = page.locator('figure pre').locator('visible=true').first();
  await expect(code).toContainText("from '@nodegui/nodegui'");
  await page.getByRole('tab', {name: 'JavaScript'}).first().click();
  await expect(code).toContainText("require('@nodegui/nodegui')");
  await page.goto(OTHER);
  await expect(page.locator('figure pre').locator('visible=true').first()).toContainText(
    "require('@nodegui/nodegui')",
  );
});

test('X-03 the program can be copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE);
  const figure = page.locator('figure').first();
  await figure.locator('pre').hover();
  await figure.getByRole('button', {name: /copy/i}).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('win.show();');
});

test('X-03 program and picture are side by side on a wide screen and stacked on a narrow one', async ({
  page,
}) => {
  const program = page.locator('figure pre').locator('visible=true').first();
  const picture = page.locator('figure:has(pre) img').locator('visible=true').first();
  const boxes = async () => ({code: await program.boundingBox(), image: await picture.boundingBox()});
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/');
  const wide = await boxes();
  expect(wide.image?.x).toBeGreaterThan((wide.code?.x ?? 0) + (wide.code?.width ?? 0) - 1);
  await page.setViewportSize({width: 360, height: 800});
  const narrow = await boxes();
  expect((narrow.image?.y ?? 0) + (narrow.image?.height ?? 0)).toBeLessThan(narrow.code?.y ?? 0);
});
