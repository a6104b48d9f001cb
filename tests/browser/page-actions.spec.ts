import {expect, type Page, test} from '@playwright/test';
import {open, pauseClock} from '../support/page';

const GUIDE = '/docs/guides/layout';

const menu = (page: Page) => page.locator('.page-actions details');
const more = (page: Page) => page.locator('.page-actions summary');

test('X-06 after a navigation, the new page is copied as Markdown', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await open(page, GUIDE);
  await page.locator('.theme-doc-sidebar-container a[href="/docs/guides/tutorial"]').click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Tutorial');
  await expect(page.getByRole('button', {name: 'Copy page'})).toBeVisible();
  await pauseClock(page);
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.locator('.page-actions output')).toHaveText('The page is on the clipboard.');
  const markdown = await (await page.request.get('/docs/guides/tutorial.md')).text();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
  await page.clock.runFor(2000);
  await expect(page.getByRole('button', {name: 'Copy page'})).toBeVisible();
  await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute(
    'href',
    '/docs/guides/tutorial.md',
  );
});

test('if nothing can be copied, the button shows an error', async ({page}) => {
  await page.route('**/*.md', (route) => route.abort());
  await page.clock.install();
  await open(page, GUIDE);
  await expect(page.getByRole('button', {name: 'Copy page'})).toBeVisible();
  await pauseClock(page);
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByRole('button', {name: 'Not copied'})).toBeVisible();
});

test('the menu opens and closes by keyboard, and gives the focus back', async ({page}) => {
  await open(page, GUIDE);
  await page.getByRole('button', {name: 'Copy page'}).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).not.toHaveAttribute('open');
  await expect(more(page)).toBeFocused();
  await more(page).click();
  await expect(menu(page)).toHaveAttribute('open');
  await page.getByRole('heading', {level: 1}).click();
  await expect(menu(page)).not.toHaveAttribute('open');
});

test('on a phone, breadcrumbs that do not fit beside the actions are in one line above them', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, '/docs/api/generated/classes/qlistwidget');
  const [links, actions] = await Promise.all(
    ['.breadcrumbs', '.page-actions'].map((selector) => page.locator(selector).boundingBox()),
  );
  expect(links?.height).toBeLessThan(40);
  expect(actions?.y).toBeGreaterThanOrEqual((links?.y ?? 0) + (links?.height ?? 0));
});

test('a report names the page, the version and the section that is read', async ({page}) => {
  await open(page, `${GUIDE}#choose-a-layout`);
  await expect(page.locator('#choose-a-layout')).toBeInViewport();
  // Where the link leads, without going there.
  await page.evaluate(() =>
    document.addEventListener(
      'click',
      (event) => (event.target as Element).closest('a') && event.preventDefault(),
    ),
  );
  // A click would scroll to the top of the page, and another section would be read then.
  await more(page).dispatchEvent('focusin');
  await menu(page).evaluate((details: HTMLDetailsElement) => details.toggleAttribute('open'));
  const report = page.getByRole('link', {name: 'Report a problem'});
  const asked = async () => {
    await report.evaluate((link: HTMLAnchorElement) => link.click());
    return new URL((await report.getAttribute('href')) ?? '').searchParams;
  };
  await expect.poll(async () => (await asked()).get('title')).toBe('Layout: Choose a layout');
  const searchParams = await asked();
  expect(searchParams.get('body')).toMatch(
    /\/docs\/guides\/layout\nNodeGUI: \d+\.\d+\.\d+\nSection: Choose a layout \(#choose-a-layout\)/,
  );
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the links of the menu work, and no button is shown that does nothing', async ({page}) => {
    await page.goto(GUIDE);
    await expect(page.getByRole('button', {name: 'Copy page'})).toBeHidden();
    await more(page).click();
    await page.getByRole('link', {name: 'View as Markdown'}).click();
    await expect(page).toHaveURL(/\/docs\/guides\/layout\.md$/);
  });
});
