import {expect, test} from '@playwright/test';

const PAGES = [
  '/',
  '/docs/api/generated/classes/qpushbutton',
  '/docs/guides/tutorial',
  '/docs/guides/styling',
];

/** The largest shift of a page that nobody notices, as a share of the window. */
const UNNOTICED = 0.005;

for (const path of PAGES) {
  test(`${path} stays as it is when the font comes late, and loads one font file at most`, async ({page}) => {
    const fonts: string[] = [];
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, {shifts});
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & {value: number}).value);
      }).observe({type: 'layout-shift', buffered: true});
    });
    let release = () => {};
    const painted = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      fonts.push(route.request().url());
      await painted;
      await route.continue();
    });
    await page.goto(path, {waitUntil: 'domcontentloaded'});
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    release();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(() => (window as Window & {shifts?: number[]}).shifts ?? []);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(UNNOTICED);
    expect(fonts.length).toBeLessThanOrEqual(1);
  });
}

test('text is in the font of the site once the browser has it', async ({page}) => {
  const fetched = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'font');
  await page.goto('/docs/guides/styling');
  await fetched;
  await page.goto('/docs/guides/layout');
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].filter((face) => face.status === 'loaded').map(({family}) => family),
      ),
    )
    .toContain('Hanken Grotesk');
});
