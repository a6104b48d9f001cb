import {expect, type Page, test} from '@playwright/test';
import {open, stored, waitForHydration} from '../support/page';

const GUIDE = '/docs/guides/forms';
const DESKTOP = {width: 1280, height: 800};
const PHONE = {width: 390, height: 800};

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const hamburger = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const menu = (page: Page) => page.locator('.navbar-sidebar');
const announcement = (page: Page) => page.locator('.theme-announcement-bar');
const toggle = (page: Page) => page.getByRole('button', {name: /^Switch between dark and light mode/});
const theme = (page: Page) => page.locator('html');

test.use({viewport: DESKTOP});

test('C-01 C-03 C-04 C-08 the navbar stays in view, the contents list the headings, the footer has columns, and none is printed', async ({
  page,
}) => {
  await open(page, GUIDE);
  await expect(navbar(page).getByRole('link', {name: 'NodeGUI'})).toHaveAttribute('href', '/');
  for (const name of ['Guides', 'API reference', 'Contribute']) {
    await expect(navbar(page).locator('.navbar__items').first().getByRole('link', {name})).toBeVisible();
  }
  const right = navbar(page).locator('.navbar__items--right');
  await expect(right.getByRole('link', {name: 'GitHub'})).toBeVisible();
  await expect(right.getByRole('button', {name: /search/i})).toBeVisible();
  await expect(toggle(page)).toBeVisible();
  await expect(hamburger(page)).toBeHidden();
  await test.step('C-08 the table of contents lists the headings of levels 2 and 3, and no others', async () => {
    const ids = (selector: string, attribute: string) =>
      page
        .locator(selector)
        .evaluateAll((all, name) => all.map((element) => element.getAttribute(name)), attribute);
    const headings = await ids('.markdown :is(h2, h3)[id]', 'id');
    expect(headings.length).toBeGreaterThan(3);
    expect(await ids('.table-of-contents__link', 'href')).toEqual(headings.map((id) => `#${id}`));
  });
  await test.step('C-04 the footer has titled columns of links and the copyright', async () => {
    const footer = page.getByRole('contentinfo');
    const columns = footer.locator('.footer__col');
    await expect(columns).not.toHaveCount(0);
    for (const column of await columns.all()) {
      await expect(column.locator('.footer__title')).not.toBeEmpty();
      await expect(column.getByRole('link').first()).toBeVisible();
    }
    await expect(footer).toContainText('Copyright © NodeGUI contributors');
  });
  await test.step('C-03 the navbar with the search stays in view, and never covers the sidebar', async () => {
    await scrollTo(page, 500);
    await scrollTo(page, 900);
    await expect(navbar(page)).toBeInViewport({ratio: 1});
    const bar = await navbar(page).boundingBox();
    const menu = await page.locator('.theme-doc-sidebar-container .menu').boundingBox();
    expect(menu?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1);
    await expect(navbar(page).getByRole('button', {name: /search/i})).toBeInViewport({ratio: 1});
  });
  await test.step('C-04 a printed page has its content but no navigation', async () => {
    await page.emulateMedia({media: 'print'});
    await expect(page.locator('.theme-doc-markdown')).toBeVisible();
    for (const part of [
      '.navbar',
      '.theme-doc-sidebar-container',
      '.table-of-contents',
      '.footer',
      '.theme-announcement-bar',
    ]) {
      await expect(page.locator(part).first(), part).toBeHidden();
    }
    await page.emulateMedia({media: null});
  });
  await navbar(page).getByRole('link', {name: 'NodeGUI'}).click();
  await expect(page).toHaveURL('/');
});

test('C-01 on a phone a hamburger opens a sidebar with the items, the toggle and the pages', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, GUIDE);
  await expect(navbar(page).getByRole('link', {name: 'Contribute'})).toBeHidden();
  await hamburger(page).click();
  await expect(menu(page)).toBeVisible();
  await expect(menu(page).getByRole('link', {name: 'Layout', exact: true})).toBeVisible();
  await menu(page)
    .getByRole('button', {name: /Back to main menu/})
    .click();
  for (const name of ['Guides', 'API reference', 'Contribute', 'GitHub']) {
    await expect(menu(page).locator('.menu__link', {hasText: name}).first()).toBeVisible();
  }
  await expect(toggle(page).locator('visible=true')).toBeVisible();
});

test('C-02 a click on the cross, outside or on a link closes the mobile sidebar', async ({page}) => {
  await page.setViewportSize(PHONE);
  await open(page, GUIDE);
  await expect(menu(page)).toBeHidden();
  await hamburger(page).click();
  await expect(menu(page)).toBeVisible();
  await page.getByRole('button', {name: 'Close navigation bar'}).click();
  await expect(menu(page)).toBeHidden();
  await hamburger(page).click();
  await expect(menu(page)).toBeVisible();
  await expect(page.locator('.navbar-sidebar__backdrop')).toHaveCSS('opacity', '1');
  await page.mouse.click(PHONE.width - 5, 400);
  await expect(menu(page)).toBeHidden();
  await hamburger(page).click();
  await menu(page).getByRole('link', {name: 'Layout', exact: true}).click();
  await expect(page).toHaveURL('/docs/guides/layout');
  await expect(menu(page)).toBeHidden();
});

test('C-02 the back button closes the mobile sidebar and stays on the page', async ({page}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/docs/guides/layout');
  await page.locator('.markdown h2#next ~ ul a').first().click();
  // The address changes before the page does, and the arrival of a page closes the menu.
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Layout');
  const address = page.url();
  await hamburger(page).click();
  await expect(menu(page)).toBeVisible();
  await page.evaluate(() => window.history.back());
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(address);
});

test('C-02 an open mobile sidebar closes in a window of 997 pixels and stays closed', async ({page}) => {
  await page.setViewportSize({width: 996, height: 800});
  await open(page, GUIDE);
  await hamburger(page).click();
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({width: 997, height: 800});
  await expect(menu(page)).toBeHidden();
  await expect(hamburger(page)).toBeHidden();
  await expect(navbar(page).getByRole('link', {name: 'Contribute'})).toBeVisible();
  await page.setViewportSize({width: 996, height: 800});
  await expect(hamburger(page)).toBeVisible();
  await expect(menu(page)).toBeHidden();
});

/** Scrolls the page and waits two frames, so that the browser doesn't join several movements. */
const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => {
    window.scrollTo(0, top);
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, y);

test('C-03 on a phone the navbar hides on scrolling down and shows on scrolling up and near the top', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, GUIDE);
  await expect(navbar(page)).toBeInViewport();
  await scrollTo(page, 500);
  await scrollTo(page, 900);
  await expect(navbar(page)).not.toBeInViewport();
  await scrollTo(page, 800);
  await expect(navbar(page)).toBeInViewport({ratio: 1});
  await scrollTo(page, 1200);
  await expect(navbar(page)).not.toBeInViewport();
  await scrollTo(page, 0);
  await expect(navbar(page)).toBeInViewport({ratio: 1});
});

test('C-05 only the landing page shows the announcement, on one line of a phone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, '/');
  await expect(announcement(page)).toBeVisible();
  const lines = await announcement(page)
    .locator('a')
    .evaluate((link) => link.getClientRects().length);
  expect(lines).toBe(1);
  await page.locator('main').getByRole('link', {name: 'Get started'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Getting started');
  await expect(announcement(page)).toBeHidden();
});

test('C-05 a closed announcement stays closed and never flashes up, but another announcement is shown', async ({
  page,
}) => {
  await open(page, '/');
  await announcement(page).getByRole('button', {name: 'Close'}).click();
  await expect(announcement(page)).toBeHidden();
  await expect(page.locator('.navbar__brand')).toBeFocused();
  expect(await stored(page)).toMatchObject({'docusaurus.announcement.dismiss': 'true'});
  await test.step('the page loads again without its scripts', async () => {
    await page.route('**/*.js', (route) => route.abort());
    await page.reload();
    await expect(page.locator('h1')).toBeVisible();
    await expect(announcement(page)).toBeHidden();
    await page.unroute('**/*.js');
  });
  await test.step('the page loads again', async () => {
    await page.reload();
    await waitForHydration(page);
    await expect(announcement(page)).toBeHidden();
  });
  await test.step('the page loads again with another announcement', async () => {
    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-one'));
    await page.reload();
    await waitForHydration(page);
    await expect(announcement(page)).toBeVisible();
  });
});

test('C-06 the skip link comes first, is hidden until then, and leads to the main content', async ({
  page,
}) => {
  await open(page, GUIDE);
  const link = page.getByRole('link', {name: 'Skip to main content'});
  await expect(link).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ratio: 1});
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('C-07 breadcrumbs show where a page is on the site', async ({page}) => {
  await open(page, '/docs/api/generated/classes/qpushbutton');
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('listitem');
  await expect(crumbs.last()).toHaveText('QPushButton');
  expect(await crumbs.count()).toBeGreaterThan(2);
  await crumbs.first().getByRole('link').click();
  await expect(page).toHaveURL('/');
});

test('C-09 without a choice the colour mode follows the system, also when the system changes, and is light without one', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, GUIDE);
  await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({colorScheme: 'no-preference'});
  await expect(theme(page)).toHaveAttribute('data-theme', 'light');
  expect(await stored(page)).not.toHaveProperty('theme');
});

test('C-09 the toggle leads through system, light and dark, announces each, and keeps the choice', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, GUIDE);
  await expect(toggle(page)).toHaveAccessibleName(/currently system mode/);
  for (const [name, shown, kept] of [
    ['light mode', 'light', 'light'],
    ['dark mode', 'dark', 'dark'],
    ['system mode', 'dark', undefined],
    ['light mode', 'light', 'light'],
  ]) {
    await toggle(page).click();
    await expect(toggle(page)).toHaveAccessibleName(new RegExp(`currently ${name}`));
    await expect(page.locator('#route-announcer')).toHaveText(`Colours: ${name}`);
    await expect(theme(page)).toHaveAttribute('data-theme', String(shown));
    await expect(toggle(page).locator('svg').locator('visible=true')).toHaveCount(1);
    expect((await stored(page)).theme).toBe(kept);
  }
  await test.step('the choice is applied before any script of the site loads, and stays', async () => {
    await page.route('**/*.js', (route) => route.abort());
    await page.reload();
    await expect(theme(page)).toHaveAttribute('data-theme', 'light');
    await page.unroute('**/*.js');
    await page.reload();
    await waitForHydration(page);
    await expect(theme(page)).toHaveAttribute('data-theme', 'light');
  });
});

test('C-09 a choice of the colour mode in one tab changes the other tabs', async ({page, context}) => {
  const other = await context.newPage();
  await open(page, GUIDE);
  await open(other, '/blog');
  await toggle(page).click();
  await expect(theme(other)).toHaveAttribute('data-theme', 'dark');
  await toggle(other).click();
  await expect(theme(page)).toHaveAttribute('data-theme', 'light');
});

test('C-09 only what the site needs is stored', async ({page, context}) => {
  await open(page, '/');
  await toggle(page).click();
  await announcement(page).getByRole('button', {name: 'Close'}).click();
  const tab = page.getByRole('tab', {name: 'JavaScript'}).first();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('QPushButton');
  await page.locator('.DocSearch-Hit a').first().click();
  await expect(page.locator('.DocSearch-Modal')).toBeHidden();
  const known =
    /^(theme|docs-preferred-version-\w+|docusaurus\.announcement\.(id|dismiss)|docusaurus\.tab\.\w+|__DOCSEARCH_(RECENT|FAVORITE)_SEARCHES__.+)$/;
  const keys = Object.keys(await stored(page));
  expect(keys.filter((key) => !known.test(key))).toEqual([]);
  expect(keys).toContain('docusaurus.tab.language');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
