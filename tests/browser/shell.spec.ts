import {expect, type Page, test} from '@playwright/test';
import {accessibilityProblems} from '../support/accessibility';
import {open} from '../support/page';

const GUIDE = '/docs/guides/styling';
const BUTTON = '/docs/api/generated/classes/qpushbutton';

test.use({viewport: {width: 1440, height: 900}});

const heading = (page: Page) => page.getByRole('heading', {level: 1});
const crumbs = (page: Page) => page.getByRole('navigation', {name: 'Breadcrumbs'});
const sidebar = (page: Page) => page.locator('.theme-doc-sidebar-container .menu');
const entry = (page: Page, name: string) => sidebar(page).getByRole('link', {name, exact: true});
const group = (page: Page, name: string) => sidebar(page).getByRole('button', {name, exact: true});
const topOf = (page: Page) => sidebar(page).evaluate(({scrollTop}) => scrollTop);

// The positions and marks are in the HTML and the styles, so these two don't wait for scripts.
test('every kind of page starts where a guide does, on a wide screen, a small one and a tablet', async ({
  page,
}) => {
  const widths = [1440, 1024, 768];
  /** Returns where the heading and the breadcrumbs of the page begin for each width of the screen. */
  const readStarts = async () => {
    const starts: (number | undefined)[][] = [];
    for (const width of widths) {
      await page.setViewportSize({width, height: 1100});
      const [title, path] = [await heading(page).boundingBox(), await crumbs(page).boundingBox()];
      starts.push([title?.x, path?.y].map((position) => position && Math.round(position)));
    }
    return starts;
  };
  await page.goto(GUIDE);
  const expected = await readStarts();
  for (const address of [
    '/docs/faq',
    '/docs/development/',
    '/docs/api/generated/',
    '/docs/api/generated/globals',
    '/offline',
    '/search',
    '/search?q=button',
    '/blog',
    '/blog/2019/05/30/welcome',
    '/blog/archive',
    '/blog/tags',
    '/blog/tags/hello',
    '/missing',
  ]) {
    await page.goto(address);
    await expect(crumbs(page).getByRole('link').first(), address).toHaveAttribute('href', '/');
    expect(await readStarts(), address).toEqual(expected);
  }
});

test('the bar marks the part of the site that a page belongs to', async ({page}) => {
  for (const [address, item] of [
    ['/docs/faq', 'Guides'],
    ['/offline', 'Guides'],
    ['/docs/api/manual/process', 'API reference'],
    ['/docs/api/changes', 'API reference'],
    ['/docs/api/generated/globals', 'API reference'],
    ['/docs/development/styling', 'Contribute'],
  ] as const) {
    await page.goto(address);
    await expect(page.locator('.navbar__link--active'), address).toHaveText([item]);
  }
});

test('R-16 a mistyped address suggests the page, and the search finds what it was about', async ({page}) => {
  await page.goto('/docs/guides/layuot');
  await expect(page.getByRole('main').getByRole('link', {name: 'Layout', exact: true})).toHaveAttribute(
    'href',
    '/docs/guides/layout',
  );
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('searchbox', {name: 'Search all pages'}).fill('scroll area');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/?\?q=scroll\+area/);
});

test('the sidebar keeps its position and its open groups after a navigation and after a page load', async ({
  page,
}) => {
  await open(page, BUTTON);
  await expect(entry(page, 'QPushButton')).toHaveAttribute('aria-current', 'page');
  await group(page, 'Events').click();
  await expect(entry(page, 'QKeyEvent')).toBeVisible();
  await expect(group(page, 'Buttons')).toHaveAttribute('aria-expanded', 'true');
  await sidebar(page).evaluate((menu) => menu.scrollTo(0, 120));
  await expect.poll(() => topOf(page)).toBe(120);
  const place = await entry(page, 'QCheckBox').boundingBox();
  await entry(page, 'QCheckBox').click();
  await expect(heading(page)).toHaveText('QCheckBox');
  await expect(entry(page, 'QCheckBox')).toHaveAttribute('aria-current', 'page');
  await expect(entry(page, 'QPushButton')).not.toHaveAttribute('aria-current');
  expect(await entry(page, 'QCheckBox').boundingBox()).toEqual(place);
  await expect(entry(page, 'QKeyEvent')).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText('QPushButton');
  expect(await topOf(page)).toBe(120);
  await page.reload();
  await expect(entry(page, 'QPushButton')).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => topOf(page)).toBe(120);
});

test('opening a group of the sidebar neither closes another one nor moves', async ({page}) => {
  await open(page, BUTTON);
  await group(page, 'Models').scrollIntoViewIfNeeded();
  const place = await group(page, 'Models').boundingBox();
  await group(page, 'Models').click();
  await expect(group(page, 'Models')).toHaveAttribute('aria-expanded', 'true');
  await expect(entry(page, 'QModelIndex')).toBeVisible();
  expect(await group(page, 'Models').boundingBox()).toEqual(place);
  await expect(entry(page, 'QPushButton')).toBeVisible();
});
