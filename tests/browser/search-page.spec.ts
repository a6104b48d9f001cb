import {expect, type Page, test} from '@playwright/test';
import {delayResponses} from '../support/faults';
import {INDEX, visit} from '../support/search';

const box = (page: Page) => page.getByRole('searchbox', {name: 'Search'});
const results = (page: Page) => page.locator('main ol > li');

test('R-05 X-04 a cold link shows its results, which are opened by keyboard, and no logo of a provider', async ({
  page,
}) => {
  await visit(page, '/search?q=QPushButton');
  await expect(box(page)).toHaveValue('QPushButton');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for "QPushButton"');
  await expect(page).toHaveTitle(/^Search results for "QPushButton"/);
  await expect(results(page).first().getByRole('link')).toHaveText('QPushButton');
  await expect(page.getByText(/^\d+ results$/)).toBeVisible();
  await expect(page.locator('a[href*="algolia"]')).toHaveCount(0);
  await results(page).first().getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/classes\/qpushbutton\/?$/);
});

test('R-05 the typed query is in the URL, markup in it is text, and an empty search field shows no results', async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await visit(page, '/search');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search the documentation');
  await expect(results(page)).toHaveCount(0);
  await box(page).fill('<img src=x onerror="document.title=1"> QLabel');
  await expect(results(page).first()).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(0);
  await box(page).fill('QLabel');
  await expect(page).toHaveURL(/\?q=QLabel$/);
  await expect(results(page).first()).toContainText('QLabel');
  await box(page).fill('');
  await expect(results(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/q=QLabel/);
  expect(errors).toEqual([]);
});

test('R-05 a query that is typed before the code has loaded is searched', async ({page}) => {
  const release = await delayResponses(page, '**/assets/js/main.*.js');
  await page.goto('/search', {waitUntil: 'commit'});
  await box(page).pressSequentially('QLabel');
  await release();
  await expect(results(page).first()).toContainText('QLabel');
  await expect(page).toHaveURL(/\?q=QLabel$/);
});

test('R-05 the search page describes itself, stays out of search engines, and lists popular tasks', async ({
  page,
}) => {
  // A query of blanks is none.
  await visit(page, '/search?q=%20');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search the documentation');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^Search the guides/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  await page
    .getByRole('region', {name: 'Popular tasks'})
    .getByRole('link', {name: /layouts/})
    .click();
  await expect(page).toHaveURL(/\/docs\/guides\/layout\/?$/);
});

test('R-05 more results load when the end of the list is visible', async ({page}) => {
  await visit(page, '/search?q=window');
  await expect(results(page)).toHaveCount(15);
  await results(page).last().scrollIntoViewIfNeeded();
  await page.keyboard.press('End');
  await expect(results(page)).not.toHaveCount(15);
  const links = await results(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(links).size).toBe(links.length);
});

// The stock client scrolls before the results are there.
test(
  'N-03 R-05 going back from a result restores the results and the scroll position',
  {tag: '@partial-hydration'},
  async ({page}) => {
    await visit(page, '/search?q=widget');
    await results(page).nth(14).scrollIntoViewIfNeeded();
    await expect(results(page).nth(29)).toBeAttached();
    const result = results(page).nth(20).getByRole('link');
    await result.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => window.scrollY);
    expect(top).toBeGreaterThan(500);
    await result.click();
    await expect(page).not.toHaveURL(/search/);
    await page.goBack();
    await expect(result).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
  },
);

test('R-05 a query without results shows a message and suggests other queries', async ({page}) => {
  await visit(page, '/search?q=qpushbxzyqk');
  // Screen readers read out the text of the element that said "Searching…" before.
  await expect(page.locator('main output')).toHaveText('No results were found for “qpushbxzyqk”.');
  await expect(page.getByRole('link', {name: 'Report the missing result'})).toHaveAttribute(
    'href',
    /issues\/new/,
  );
  await expect(page.getByRole('region', {name: 'Popular pages'}).getByRole('link')).not.toHaveCount(0);
  await page.getByRole('main').getByRole('link', {name: 'QPushButton'}).click();
  await expect(page).toHaveURL(/q=QPushButton$/);
  await expect(results(page).first()).toContainText('QPushButton');
});

test('S-12 a failed search shows an error and can be tried again', async ({page}) => {
  await page.route(INDEX, (route) => route.abort());
  await visit(page, '/search?q=QPushButton');
  await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
  await page.unroute(INDEX);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(results(page).first()).toContainText('QPushButton');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const viewport of [
  {width: 1280, height: 800},
  {width: 390, height: 800},
]) {
  test(`R-05 at ${viewport.width} px nothing moves when the results come`, async ({page}) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, {shifts});
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as {value: number}).value);
      }).observe({type: 'layout-shift', buffered: true});
    });
    const answer = await delayResponses(page, INDEX);
    await visit(page, '/search?q=how%20do%20I%20open%20a%20second%20window');
    await expect(page.locator('footer')).not.toBeInViewport();
    await answer();
    await expect(results(page).first()).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    const total = await page.evaluate(() =>
      (window as unknown as {shifts: number[]}).shifts.reduce((sum, value) => sum + value, 0),
    );
    expect(total).toBeLessThan(0.02);
  });
}
