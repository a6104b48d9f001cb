// cspell:ignore requestfinished requestfailed qdialog
import {expect, type Page, type Route, test} from '@playwright/test';
import {delayResponses, MAIN} from '../support/faults';
import {collectConsoleMessages, open, waitForHydration} from '../support/page';

test.describe('with partial hydration', {tag: '@partial-hydration'}, () => {
  const GUIDE = '/docs/guides/forms';
  const HEAVY = '/docs/api/generated/classes/qwidget';

  /** Opens a page whose main script is delayed. Returns a function that sends the script. */
  async function openWithDelayedCode(page: Page, address: string): Promise<() => Promise<void>> {
    const release = await delayResponses(page, MAIN);
    await page.goto(address);
    return release;
  }

  for (const address of ['/', HEAVY]) {
    test(`X-14 the body of ${address} stays what the server sent, element for element`, async ({page}) => {
      const sendCode = await openWithDelayedCode(page, address);
      await page.evaluate(() => {
        // A template holds what a client component doesn't show yet; it's used up when the component is hydrated.
        const elements = [...document.querySelectorAll('.page-body :not(template)')];
        Object.assign(window, {sent: elements});
      });
      await sendCode();
      await waitForHydration(page);
      const [sent, kept] = await page.evaluate(() => {
        const {sent} = window as unknown as {sent: Element[]};
        const now = new Set(document.querySelectorAll('.page-body *'));
        return [sent.length, sent.filter((element) => now.has(element)).length];
      });
      expect(sent).toBeGreaterThan(20);
      expect(kept).toBe(sent);
    });
  }

  test('X-07 a page requests no script before it is rendered', async ({page}) => {
    const early: string[] = [];
    let stands = false;
    page.on('request', (request) => {
      if (request.resourceType() === 'script' && !stands) early.push(request.url());
    });
    await page.addInitScript(() => addEventListener('load', () => console.log('stands')));
    page.on('console', (message) => {
      if (message.text() === 'stands') stands = true;
    });
    await page.goto(GUIDE);
    await waitForHydration(page);
    expect(stands).toBe(true);
    expect(early).toEqual([]);
  });

  test('X-07 a page requests no script before the visible picture has loaded', async ({page}) => {
    await page.setViewportSize({width: 412, height: 823});
    // After three seconds, the page requests its scripts in any case, and a busy machine may be slower.
    await page.addInitScript(() => {
      const {setTimeout} = window;
      const set = (...args: Parameters<typeof setTimeout>) => (args[1] === 3000 ? 0 : setTimeout(...args));
      Object.assign(window, {setTimeout: set});
    });
    const done: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && done.push('script asked for'));
    page.on('requestfinished', (request) => request.url().endsWith('.webp') && done.push('picture fetched'));
    await page.route('**/*.webp', async (route) => {
      await page.waitForFunction(() =>
        performance.getEntriesByType('navigation').some((one) => one.duration > 0),
      );
      await route.continue();
    });
    await open(page, '/docs/guides/styling');
    expect(done[0]).toBe('picture fetched');
    expect(done).toContain('script asked for');
  });

  test('X-07 a press of the colour switch before the code has loaded takes effect after it has loaded', async ({
    page,
  }) => {
    const sendCode = await openWithDelayedCode(page, GUIDE);
    await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
    await sendCode();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('X-08 an arrow key on a tab before the code has loaded moves to the next tab after it has loaded', async ({
    page,
  }) => {
    const sendCode = await openWithDelayedCode(page, '/');
    const tabs = page.getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await sendCode();
    await expect(tabs.nth(1)).toBeFocused();
  });

  test('X-08 Escape in a menu before the code has loaded closes the menu after it has loaded', async ({
    page,
  }) => {
    const sendCode = await openWithDelayedCode(page, GUIDE);
    const menu = page.locator('.page-actions details');
    await menu.locator('summary').press('Enter');
    await expect(menu).toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await sendCode();
    await expect(menu).not.toHaveAttribute('open');
  });

  for (const key of ['Control+k', '/']) {
    test(`S-01 ${key} before the code has loaded opens search after it has loaded`, async ({page}) => {
      const sendCode = await openWithDelayedCode(page, GUIDE);
      await page.keyboard.press(key);
      await sendCode();
      await expect(page.locator('.DocSearch-Input')).toBeFocused();
    });
  }

  test('S-01 a query typed after a press of the search button, before the code has loaded, is in the search field', async ({
    page,
  }) => {
    const sendCode = await openWithDelayedCode(page, GUIDE);
    await page.locator('.DocSearch-Button').click();
    await page.keyboard.type('QLa');
    await sendCode();
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
    await expect(page.locator('.DocSearch-Input')).toHaveValue('QLa');
  });

  test('S-08 Enter after a query that was typed before the code has loaded opens the first hit', async ({
    page,
  }) => {
    const sendCode = await openWithDelayedCode(page, GUIDE);
    await page.keyboard.press('/');
    await page.keyboard.type('QPushButton');
    await page.keyboard.press('Enter');
    await sendCode();
    await expect(page).toHaveURL(/\/classes\/qpushbutton\/?$/);
  });

  test('S-08 Ctrl+Enter after a query that was typed before the code has loaded opens the first hit in a new tab', async ({
    page,
    context,
  }) => {
    const sendCode = await openWithDelayedCode(page, GUIDE);
    await page.keyboard.press('/');
    await page.keyboard.type('QPushButton');
    await page.keyboard.press('Control+Enter');
    const newTab = context.waitForEvent('page');
    await sendCode();
    await expect(await newTab).toHaveURL(/\/classes\/qpushbutton\/?$/);
  });

  test('C-01 the menu button of a phone that is pressed before the code has loaded opens the menu after it has loaded', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 800});
    const sendCode = await openWithDelayedCode(page, GUIDE);
    await page.locator('.navbar__toggle').click();
    await sendCode();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
  });

  test('N-01 a link pressed before the code has loaded is followed by the browser', async ({page}) => {
    await openWithDelayedCode(page, GUIDE);
    await page.locator('.theme-doc-sidebar-container a[href="/docs/guides/layout"]').click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Layout');
  });

  test('C-09 N-01 after a navigation the head, the navbar and the sidebar are those of the new page', async ({
    page,
  }) => {
    await page.goto(GUIDE);
    await waitForHydration(page);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API reference'}).click();
    await expect(page).toHaveTitle(/^API reference/);
    const fix =
      'The head is that of the page before. If Docusaurus marks the elements of a page otherwise than with data-rh, adapt ' +
      'src/plugins/partial-hydration/client/root.tsx.';
    await expect(page.locator('link[rel=canonical]'), fix).toHaveAttribute(
      'href',
      /\/docs\/api\/generated\/$/,
    );
    await expect(page.locator('meta[name=description]'), fix).toHaveCount(1);
    await expect(page.locator('html'), fix).toHaveClass(/docs-doc-id-api\/generated\/index/);
    await expect(page.locator('.navbar__link--active')).toHaveText('API reference');
    await expect(page.locator('.page-body')).toHaveAttribute('data-sidebar', 'api');
    await expect(page.locator('.theme-doc-sidebar-menu .menu__link--active')).toHaveText('API reference');
  });

  test("a category whose entries aren't in the HTML opens, and the others don't change", async ({page}) => {
    await page.goto('/docs/api/generated/classes/qpushbutton');
    await waitForHydration(page);
    const sidebar = page.locator('.theme-doc-sidebar-menu');
    await sidebar.getByRole('button', {name: 'Dialogs'}).click();
    await expect(sidebar.getByRole('link', {name: 'QFileDialog', exact: true})).toBeVisible();
    await expect(sidebar.getByRole('link', {name: 'QPushButton', exact: true})).toBeVisible();
    await sidebar.getByRole('button', {name: 'Dialogs'}).press('Space');
    await expect(sidebar.getByRole('link', {name: 'QFileDialog', exact: true})).toBeHidden();
  });

  test('X-07 closed categories of the sidebar are fetched once per visit, also for the menu of a phone', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, '/docs/api/generated/classes/qpushbutton');
    const sidebar = page.locator('.theme-doc-sidebar-container');
    await sidebar.getByRole('button', {name: 'Dialogs'}).click();
    await sidebar.getByRole('link', {name: 'QFileDialog', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('QFileDialog');
    await sidebar.getByRole('button', {name: 'Application'}).click();
    await sidebar.getByRole('button', {name: 'Signals'}).first().click();
    await expect(sidebar.getByRole('link', {name: 'QApplicationSignals', exact: true})).toBeVisible();
    await page.setViewportSize({width: 390, height: 800});
    await page.locator('.navbar__toggle').click();
    const menu = page.locator('.navbar-sidebar');
    await menu.getByRole('button', {name: 'Buttons'}).click();
    await expect(menu.getByRole('link', {name: 'QPushButton', exact: true})).toBeVisible();
    expect(asked.filter((path) => path.startsWith('/sidebars/'))).toEqual(['/sidebars/api.json']);
    expect(asked).not.toContain('/docs/api/generated/classes/qapplication/');
  });

  test('entries of a category that arrive after the next click do not change the page', async ({page}) => {
    const held: Route[] = [];
    await page.route('**/sidebars/*', (route) => void held.push(route));
    await open(page, '/docs/api/generated/classes/qpushbutton');
    await page.locator('.theme-doc-sidebar-menu').getByRole('button', {name: 'Dialogs'}).click();
    await expect.poll(() => held.length).toBe(1);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('QToolButton');
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/sidebars/'));
    await held[0]?.abort();
    await failed;
    await page
      .locator('.theme-doc-sidebar-menu')
      .getByRole('link', {name: 'QPushButton', exact: true})
      .click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('QPushButton');
  });

  test('a click with Ctrl on a category before the code has loaded opens a new browser tab', async ({
    page,
    context,
  }) => {
    await openWithDelayedCode(page, '/docs/api/generated/classes/qpushbutton');
    const opened = context.waitForEvent('page');
    await page
      .locator('.theme-doc-sidebar-menu')
      .getByRole('button', {name: 'Dialogs'})
      .click({modifiers: ['Control']});
    await expect(await opened).toHaveURL(/\/qdialog/);
    await expect(page).toHaveURL(/\/qpushbutton/);
  });

  test('key events without a key, such as those of autofill, cause no error', async ({page}) => {
    const {errors} = collectConsoleMessages(page);
    const sendCode = await openWithDelayedCode(page, GUIDE);
    const send = () => page.evaluate(() => document.dispatchEvent(new Event('keydown', {bubbles: true})));
    await send();
    await sendCode();
    await waitForHydration(page);
    await send();
    expect(errors).toEqual([]);
  });

  test('a category whose entries cannot be fetched leads to its first page', async ({page}) => {
    await page.route('**/sidebars/*', (route) => route.abort());
    await open(page, '/docs/api/generated/classes/qpushbutton');
    await page.locator('.theme-doc-sidebar-menu').getByRole('button', {name: 'Dialogs'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('QDialog');
  });

  test('X-07 the menu of a phone is created when it is first opened, and contains the sidebar of the current page', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 800});
    await open(page, '/docs/guides/styling');
    const menu = page.locator('.navbar-sidebar');
    await expect(menu).toHaveCount(0);
    await page.locator('.navbar__toggle').click();
    await expect(menu.locator('.theme-doc-sidebar-menu .menu__link--active')).toHaveText('Styling');
    await menu.getByRole('link', {name: 'Layout', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Layout');
    await page.locator('.navbar__toggle').click();
    await expect(menu.locator('.theme-doc-sidebar-menu .menu__link--active')).toHaveText('Layout');
  });

  for (const place of ['next', 'prev'] as const) {
    test(`X-07 the page behind a link (${place}) is fetched before the link is pressed`, async ({page}) => {
      const answered: string[] = [];
      page.on('requestfinished', (request) => {
        if (request.method() === 'GET') answered.push(request.url());
      });
      await open(page, '/docs/api/generated/classes/qpushbutton');
      const link = page.locator(`.pagination-nav__link--${place}`);
      const address = (await link.getAttribute('href')) ?? '';
      await expect.poll(() => answered.some((url) => url.endsWith(`${address}/`))).toBe(true);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await link.click();
      await expect(page).toHaveURL(address);
      await expect(page.locator('.theme-doc-sidebar-menu .menu__link--active[aria-current]')).toHaveAttribute(
        'href',
        address,
      );
      expect(asked.filter((url) => url.includes(address))).toEqual([]);
    });
  }
});
