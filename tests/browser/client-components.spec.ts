import {expect, type Page, test} from '@playwright/test';
import {open, pauseClock} from '../support/page';

const CLASS = '/docs/api/generated/classes/qpushbutton';
const START = '/docs/guides/getting-started';

const sidebarLink = (page: Page, path: string) =>
  page.locator(`.theme-doc-sidebar-container a[href="${path}"]`);
const chosen = (page: Page) => page.locator('[role="tab"][aria-selected="true"]');
const inView = (page: Page, path: string) =>
  page.locator(path).evaluate((element) => element.getBoundingClientRect().top);

test('code has dark colours in dark mode before any script loads', async ({browser}) => {
  const page = await browser.newPage({colorScheme: 'dark'});
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto(CLASS);
  const colors = await page
    .locator('.code-block pre')
    .first()
    .evaluate((pre) => {
      const brightness = (color: string) => Math.max(...(color.match(/\d+/g) ?? []).map(Number));
      const block = pre.closest('.code-block') ?? pre;
      return [getComputedStyle(block).backgroundColor, getComputedStyle(pre).color].map(brightness);
    });
  expect(colors[0]).toBeLessThan(64);
  expect(colors[1]).toBeGreaterThan(192);
  await page.close();
});

test('code has its buttons after a navigation, and Copy copies all of it', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await open(page, '/docs/guides/layout');
  await sidebarLink(page, '/docs/guides/tutorial').click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Tutorial');
  const block = page.locator('.tab-group .code-block').first();
  await block.scrollIntoViewIfNeeded();
  await expect(block.getByRole('button', {name: 'Copy code'})).toBeVisible();
  await pauseClock(page);
  await block.getByRole('button', {name: 'Copy code'}).click();
  await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await block.locator('pre').textContent());
  await page.clock.runFor(2000);
  await expect(block.getByRole('button', {name: 'Copy code'})).toBeVisible();
});

test('if the browser refuses access to the clipboard, the code is selected instead', async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
  await page.clock.install();
  await open(page, CLASS);
  const block = page.locator('.code-block').first();
  await expect(block.getByRole('button', {name: 'Copy code'})).toBeAttached();
  await pauseClock(page);
  await block.getByRole('button', {name: 'Copy code'}).press('Enter');
  await expect(block.getByRole('button', {name: 'Selected'})).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toContain("from '@nodegui/nodegui'");
});

test('the buttons of a long block stay in view beside its code, without a pointer over it', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 300});
  await open(page, '/docs/guides/tutorial/style');
  const block = page.locator('.code-block', {hasText: 'new QMainWindow'}).first();
  const pre = block.locator('pre');
  await pre.evaluate((element) => {
    const {top, height} = element.getBoundingClientRect();
    window.scrollBy(0, top + height / 2 - 150);
  });
  for (const name of ['Copy code', 'Wrap long lines']) {
    const button = block.getByRole('button', {name});
    await expect(button).toBeInViewport({ratio: 1});
    const edges = await Promise.all([pre, button].map((one) => one.boundingBox()));
    const [code = {x: 0, width: 0}, beside = {x: 0}] = edges.map((edge) => edge ?? undefined);
    expect(code.x + code.width).toBeLessThanOrEqual(beside.x);
  }
});

test('the wrap button is shown only if lines are too long, and wraps them', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page, CLASS);
  const block = page.locator('.code-block').first();
  const scrolls = () => block.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);
  const wrap = block.getByRole('button', {name: 'Wrap long lines'});
  expect(await scrolls()).toBe(true);
  await wrap.press('Enter');
  await expect.poll(scrolls).toBe(false);
  await wrap.press('Enter');
  await expect.poll(scrolls).toBe(true);
  await page.setViewportSize({width: 1440, height: 900});
  await expect(wrap).toBeHidden();
});

test('tabs of one group switch together without scrolling, and the next page keeps the choice', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.os', 'macos'));
  await open(page, START);
  const last = page.locator('.tab-group[data-group="os"]').last();
  // Each group starts by itself, and takes the choice of the last visit then.
  const chosenInGroups = async () => [
    ...new Set(await page.locator('.tab-group[data-group="os"]').locator(chosen(page)).allTextContents()),
  ];
  await expect.poll(chosenInGroups).toEqual(['macOS']);
  await last.getByRole('tab', {name: 'Windows'}).scrollIntoViewIfNeeded();
  const before = await inView(page, '.tab-group[data-group="os"] >> nth=-1');
  await last.getByRole('tab', {name: 'Windows'}).click();
  expect(await inView(page, '.tab-group[data-group="os"] >> nth=-1')).toBeCloseTo(before, 0);
  expect(await chosenInGroups()).toEqual(['Windows']);
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.os'))).toBe('windows');
  await sidebarLink(page, '/docs/guides/debugging').click();
  await expect(page.locator('.tab-group[data-group="os"]').first().locator(chosen(page))).toHaveText(
    'Windows',
  );
});

test('a choice of tabs also changes pages in other browser tabs', async ({page, context}) => {
  const other = await context.newPage();
  await open(page, CLASS);
  await open(other, CLASS);
  await page.getByRole('tab', {name: 'JavaScript'}).first().click();
  await expect(chosen(other).first()).toHaveText('JavaScript');
});

test('a link to an element in a closed details element opens it', async ({page}) => {
  await open(page, '/docs/guides/images');
  // No page has such a link yet: the heading that one leads to is put into a fold.
  await page.evaluate(() => {
    const fold = document.createElement('details');
    const heading = document.getElementById('load-from-disk');
    heading?.before(fold);
    fold.append(heading ?? '');
  });
  await page.locator('article a[href$="#load-from-disk"]:not(.hash-link)').first().click();
  await expect(page.locator('#load-from-disk')).toBeInViewport();
});
