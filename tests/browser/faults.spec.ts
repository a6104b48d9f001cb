import type {AddressInfo} from 'node:net';
import {expect, type Page, test} from '@playwright/test';
import {BUILD} from '../support/build';
import {collectConsoleMessages, open} from '../support/page';
import {serve} from '../support/serve';

const GUIDE = '/docs/guides/forms';

test('E-01 a build served below another path than it was made for shows an error that names the path', async ({
  page,
}) => {
  const server = await serve({root: BUILD, port: 0, baseUrl: '/elsewhere/'});
  const {port} = server.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/elsewhere/`);
  await expect(page.locator('body')).toContainText('Your Docusaurus site did not load properly');
  await expect(page.getByText('We suggest trying baseUrl = ')).toContainText('/elsewhere/');
  server.close();
  server.closeAllConnections();
});

test('E-01 a site that loads does not show the banner about a wrong base URL', async ({page}) => {
  await open(page, '/');
  await expect(page.locator('body')).not.toContainText('did not load properly');
});

/** Has the browser refuse storage in one way; to be called before the page is opened. */
const REFUSALS: Record<string, (page: Page) => Promise<unknown>> = {
  'cannot be reached': (page) =>
    page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', {get: refuse});
      Object.defineProperty(window, 'sessionStorage', {get: refuse});
    }),
  'is full': (page) =>
    page.addInitScript(() => {
      // Halved until not a single character more fits.
      for (let size = 5_242_880, n = 0; size >= 1; ) {
        try {
          localStorage.setItem(`filler${n++}`, 'x'.repeat(size));
        } catch {
          size = Math.floor(size / 2);
        }
      }
    }),
};

for (const [name, refuse] of Object.entries(REFUSALS)) {
  test(`E-04 with storage that ${name} everything works, with a warning at most`, async ({page}) => {
    await refuse(page);
    const {errors, warnings} = collectConsoleMessages(page);
    await open(page, '/');

    await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    const announcement = page.locator('.theme-announcement-bar');
    await announcement.getByRole('button', {name: 'Close'}).click();
    await expect(announcement).toBeHidden();

    await page.getByRole('tab', {name: 'JavaScript'}).first().click();
    await expect(page.locator('figure pre').locator('visible=true').first()).toContainText('require(');

    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input').fill('QLabel');
    await page.locator('.DocSearch-Hit a').first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('QLabel');

    expect(errors).toEqual([]);
    expect(warnings.length).toBeGreaterThan(0);
  });
}

for (const path of ['/docs/nowhere', '/%E4%BD%A0']) {
  test(`R-16 E-05 ${path} shows the not-found page`, async ({page}) => {
    const {errors} = collectConsoleMessages(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await expect(page).toHaveTitle(/Page not found/);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Guides'}).click();
    await expect(page.locator('.theme-doc-markdown')).toBeVisible();
    expect(errors).toEqual([expect.stringContaining('404')]);
  });
}

test('R-16 an address that cannot be decoded shows the not-found page, which responds', async ({page}) => {
  const {errors} = collectConsoleMessages(page);
  await page.goto('/100%');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-Input')).toBeVisible();
  expect(errors).toEqual([expect.stringContaining('404')]);
});

test('R-16 a link to a missing page shows the not-found page without a reload', async ({page}) => {
  await open(page, GUIDE);
  await page.evaluate(() => {
    window.history.pushState(null, '', '/nowhere');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
});
