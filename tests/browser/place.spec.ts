import {expect, type Locator, type Page, test} from '@playwright/test';
import {open} from '../support/page';

const DEEP = '/docs/api/generated/enums/key';
const LONG = '/docs/api/generated/classes/qtablewidget';
const PHONE = {width: 390, height: 800};

const entry = (page: Page) =>
  page.locator('.theme-doc-sidebar-menu [aria-current="page"]').locator('visible=true');
const marked = (page: Page) => page.locator('.theme-doc-toc-desktop .table-of-contents__link--active');

test.use({viewport: {width: 1440, height: 800}});

/** Returns whether an element can be seen within the list that scrolls it. */
const isInView = (element: Locator) =>
  element.evaluate((inner) => {
    let list = inner.parentElement;
    while (list && !/auto|scroll/.test(getComputedStyle(list).overflowY)) list = list.parentElement;
    const [box, view] = [inner.getBoundingClientRect(), (list ?? inner).getBoundingClientRect()];
    return box.top >= view.top - 1 && box.bottom <= view.bottom + 1 && view.bottom <= window.innerHeight + 1;
  });

/** Scrolls the page until the heading stands just below the bar. */
const scrollTo = (page: Page, id: string) =>
  page.evaluate((name) => document.getElementById(name)?.scrollIntoView(), id);

test('R-10 the sidebar shows the entry of the page that was opened, and the page stays at its top', async ({
  page,
}) => {
  await open(page, DEEP);
  await expect(entry(page)).toHaveText('Key');
  await expect.poll(() => isInView(entry(page))).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('R-10 the sidebar shows the entry of the page that a link led to', async ({page}) => {
  await open(page, '/docs/api/manual/synopsis');
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('WidgetEventTypes');
  await page.locator('.DocSearch-Hit a').first().click();
  await expect(page).toHaveURL(/enums\/widgeteventtypes/);
  await expect(entry(page)).toHaveText('WidgetEventTypes');
  await expect.poll(() => isInView(entry(page))).toBe(true);
});

test('R-10 a sidebar that the visitor scrolls stays where they leave it', async ({page}) => {
  await open(page, DEEP);
  await expect.poll(() => isInView(entry(page))).toBe(true);
  const sidebar = page.locator('.theme-doc-sidebar-container .menu');
  await sidebar.hover();
  await page.mouse.wheel(0, -10_000);
  await expect.poll(() => sidebar.evaluate(({scrollTop}) => scrollTop)).toBe(0);
  await page.getByRole('button', {name: 'Layouts', exact: true}).click();
  await expect(
    page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'QGridLayout', exact: true}),
  ).toBeVisible();
  expect(await sidebar.evaluate(({scrollTop}) => scrollTop)).toBe(0);
});

test('C-02 the menu of a phone shows the entry of the page', async ({page}) => {
  await page.setViewportSize(PHONE);
  await open(page, DEEP);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(entry(page)).toHaveText('Key');
  await expect.poll(() => isInView(entry(page))).toBe(true);
});

test('C-08 the table of contents highlights the section in the URL and scrolls to its entry', async ({
  page,
}) => {
  await open(page, `${LONG}#cellwidget`);
  await expect(marked(page)).toHaveText('cellWidget');
  await expect(marked(page)).toHaveAttribute('aria-current', 'location');
  await expect.poll(() => isInView(marked(page))).toBe(true);
});

test('C-08 the highlighted entry follows scrolling, also after a navigation', async ({page}) => {
  await open(page, '/docs/guides/layout');
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Styling', exact: true}).click();
  await expect(page).toHaveURL(/\/styling$/);
  // The address may change just before the page does.
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Styling');
  const ids = await page.locator('.markdown h2[id]').evaluateAll((all) => all.map(({id}) => id));
  for (const id of [ids[2], ids[1], ids[3]]) {
    await scrollTo(page, String(id));
    await expect(marked(page)).toHaveAttribute('href', `#${id}`);
  }
});

test('C-08 a click on the last entry highlights it, even if its section is too short to reach the top', async ({
  page,
}) => {
  await open(page, '/docs/guides/styling');
  const last = page.locator('.theme-doc-toc-desktop .table-of-contents__link').last();
  await last.click();
  await expect(marked(page)).toHaveCount(1);
  await expect(last).toHaveClass(/--active/);
});
