import {expect, type Locator, type Page, test} from '@playwright/test';
import {accessibilityProblems} from '../support/accessibility';
import {open} from '../support/page';

const PAGE = '/docs/guides/layout-playground';

/** The address of a window with three labels in a row. */
const ROW = `${PAGE}?width=300&height=160&labels=3&flex-direction=row&align-items=center&padding=8`;

/** Returns left, top, width and height of a label, relative to the window. */
const place = (page: Page, label: string) =>
  page
    .getByRole('button', {name: label, exact: true})
    .evaluate((element) =>
      ['left', 'top', 'width', 'height'].map((side) =>
        Number.parseInt(element.style.getPropertyValue(side), 10),
      ),
    );
const stylesheet = (page: Page) => page.locator('.layout-playground .code-block pre');

/** Drags the lower right corner of an element, which is brought into view first. */
async function dragCorner(page: Page, element: Locator) {
  await element.evaluate((one) => one.scrollIntoView({block: 'center', behavior: 'instant'}));
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to drag.');
  const [x, y] = [box.x + box.width - 4, box.y + box.height - 4];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 40, y - 20, {steps: 4});
  await page.mouse.up();
}

test('a label that is clicked can be changed', async ({page}) => {
  await open(page, ROW);
  await expect(page.getByLabel('Window width')).toHaveValue('300');
  await page.getByRole('button', {name: 'Cancel', exact: true}).click();
  await page.getByLabel('width', {exact: true}).fill('80');
  await expect.poll(() => place(page, 'Cancel')).toEqual([38, 72, 80, 16]);
  await expect(stylesheet(page)).toContainText('#cancel {\n  width: 80px;\n}');
  await page.getByLabel('width', {exact: true}).fill('');
  await expect.poll(() => place(page, 'Cancel')).toEqual([38, 72, 42, 16]);
});

test('a value out of range is clamped, and a message explains it', async ({page}) => {
  await open(page, PAGE);
  const width = page.getByLabel('Window width');
  await expect(width).toBeEnabled();
  await width.fill('99999');
  await expect(page.getByText('The range is 80 to 640, so 640 is used.')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await width.blur();
  await expect(width).toHaveValue('640');
});

test('the settings survive a reload, and the Back button undoes them one by one', async ({page}) => {
  await open(page, '/docs/guides/layout-rules');
  await page.locator(`.theme-doc-sidebar-container a[href="${PAGE}"]`).click();
  await page.getByRole('button', {name: 'A row', exact: true}).click();
  await page.getByLabel('Number of labels').fill('3');
  await page.getByLabel('flex-direction').selectOption('column');
  await page.reload();
  await expect(page.getByLabel('Number of labels')).toHaveValue('3');
  await expect(page.getByLabel('flex-direction')).toHaveValue('column');
  await page.goBack();
  await expect(page.getByLabel('flex-direction')).toHaveValue('row');
  await page.goBack();
  await expect(page.getByLabel('Number of labels')).toHaveValue('4');
  await page.goBack();
  await expect(page.getByLabel('Number of labels')).toHaveValue('6');
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1, name: 'Layout rules'})).toBeVisible();
});

test('the window and a label can be resized by their corners', async ({page}) => {
  await page.setViewportSize({width: 1600, height: 900});
  await open(page, PAGE);
  const window = page.getByRole('region', {name: 'Preview of the window'});
  await expect(page.getByLabel('Window width')).toBeEnabled();
  await dragCorner(page, window);
  await expect(page.getByLabel('Window width')).toHaveValue('460');
  await expect(page.getByLabel('Window height')).toHaveValue('260');
  const card = page.getByRole('button', {name: 'Cancel', exact: true});
  await dragCorner(page, card);
  await expect.poll(() => place(page, 'Cancel')).toEqual([170, 14, 100, 84]);
  await expect(card).toHaveAttribute('aria-pressed', 'true');
});

test('a window that is wider than the page is drawn smaller', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, PAGE);
  const window = page.getByRole('region', {name: 'Preview of the window'});
  await expect(page.getByLabel('Window width')).toBeEnabled();
  await expect(page.getByLabel('Window width')).toHaveValue('500');
  const box = await window.boundingBox();
  expect(box?.width).toBeLessThan(340);
  await dragCorner(page, window);
  await expect(page.getByLabel('Window width')).not.toHaveValue('500');
});

test('X-07 only the page with the playground loads the layout engine', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  await open(page, PAGE);
  await expect(page.getByLabel('flex-direction')).toBeEnabled();
  const here = asked.splice(0);
  await open(page, '/docs/guides/layout');
  expect(here.filter((url) => !asked.includes(url))).not.toEqual([]);
});

test('without scripts the window shows where the labels are', async ({browser}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  await page.goto(PAGE);
  expect(await place(page, 'Help')).toEqual([326, 14, 140, 104]);
  await expect(page.getByLabel('flex-direction')).toBeDisabled();
  await page.close();
});
