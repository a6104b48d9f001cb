import {expect, test} from '@playwright/test';
import {accessibilityProblems} from '../support/accessibility';
import {open} from '../support/page';

const INDEX = '/docs/api/generated/';

test('R-07 the index can be filtered and shown completely again by keyboard', async ({page}) => {
  await open(page, INDEX);
  const entries = page.locator('.theme-doc-markdown li').locator('visible=true');
  const all = await entries.count();
  expect(all).toBeGreaterThan(363);

  const filter = page.getByRole('searchbox', {name: 'Filter by name'});
  await filter.focus();
  await page.keyboard.type('push button');
  // Not what only says these words, such as QAbstractButton.
  await expect(entries.getByRole('link')).toHaveText(['QPushButton', 'QPushButtonSignals']);
  await expect(page.getByText('2 symbols')).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Enumerations'})).toBeHidden();

  // The links of two headings come first: the kind of symbols and the topic.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/classes\/qpushbutton$/);

  await open(page, INDEX);
  await filter.fill('nothing of this name');
  await expect(page.getByText('0 symbols')).toBeVisible();
  await filter.fill('');
  await expect(entries).toHaveCount(all);
});

// With the stock client, the router replaces the page, so the browser can't restore the field.
test('R-07 going back to the index restores its filter', {tag: '@partial-hydration'}, async ({page}) => {
  await open(page, INDEX);
  const entries = page.locator('.theme-doc-markdown li').locator('visible=true');
  const filter = page.getByRole('searchbox', {name: 'Filter by name'});
  await filter.fill('push button');
  await entries.getByRole('link', {name: 'QPushButton', exact: true}).click();
  await expect(page).toHaveURL(/\/classes\/qpushbutton$/);
  await page.goBack();
  await expect(filter).toHaveValue('push button');
  await expect(entries).toHaveCount(2);
});

test('R-07 the index is a plain list without JavaScript', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(INDEX);
  await expect(page.getByRole('link', {name: 'QPushButton', exact: true})).toBeVisible();
  await context.close();
});

test('X-05 inherited members can be unfolded and link to the class that declares them', async ({page}) => {
  await open(page, '/docs/api/generated/classes/qpushbutton');
  const link = page.getByRole('link', {name: 'setWindowTitle()'});
  await expect(link).toBeHidden();
  await page.getByText(/^From QWidget \(/).click();
  await link.click();
  await expect(page).toHaveURL(/\/classes\/qwidget#setwindowtitle$/);
  await expect(page.getByRole('heading', {name: 'setWindowTitle'})).toBeInViewport();
});

test('X-05 a value of an enum can be linked to', async ({page}) => {
  await page.goto('/docs/api/generated/enums/key#key_escape');
  await expect(page.getByRole('row', {name: /^Key_Escape/})).toBeInViewport();
});

test('the members of a long page can be filtered, and a link to a hidden member shows it', async ({page}) => {
  await open(page, '/docs/api/generated/classes/qwidget');
  const methods = page.locator('section[data-kind=method]:visible');
  const all = await methods.count();
  const filter = page.getByLabel(/^Filter \d+ members$/);
  await filter.fill('nothing of this name');
  await expect(methods).toHaveCount(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  await filter.fill('style sheet');
  await expect(page.locator('#setstylesheet')).toBeVisible();
  await expect(page.locator('#resize')).toBeHidden();
  await expect(page.locator('.table-of-contents__link[href="#resize"]')).toBeHidden();
  await filter.fill('set');
  await page.locator('#setstylesheet').evaluate((heading) => heading.scrollIntoView());
  await expect(page.locator('.table-of-contents__link--active')).toHaveText('setStyleSheet');
  await page.evaluate(() => {
    window.location.hash = '#resize';
  });
  await expect(page.locator('#resize')).toBeInViewport();
  await expect(methods).toHaveCount(all);
});

test('tables of signals stay within their column in windows of every width', async ({page}) => {
  for (const name of ['qapplication', 'qmessagebox', 'qlistwidget', 'qwidget']) {
    await open(page, `/docs/api/generated/classes/${name}`);
    for (const width of [1280, 1000, 768, 640]) {
      await page.setViewportSize({width, height: 800});
      const excess = await page.evaluate(() => {
        const rightOf = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect().right ?? 0;
        return rightOf('.api-table') - rightOf('.theme-doc-markdown');
      });
      expect({name, width, isWider: excess > 1}).toEqual({name, width, isWider: false});
    }
  }
});
