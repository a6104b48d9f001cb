import {expect, type Page, test} from '@playwright/test';
import {open} from '../support/page';

const PAGE = '/docs/guides/layout-playground';

/** Left, top, width and height of a label, relative to the window. */
const place = (page: Page, label: string) =>
  page
    .getByRole('button', {name: label, exact: true})
    .evaluate((element) =>
      ['left', 'top', 'width', 'height'].map((side) =>
        Number.parseInt(element.style.getPropertyValue(side), 10),
      ),
    );
const stylesheet = (page: Page) => page.locator('.layout-playground .code-block pre');

test('a chosen direction moves the labels and is in the stylesheet', async ({page}) => {
  await open(page, PAGE);
  await page.getByLabel('flex-direction').selectOption('column');
  await expect.poll(() => place(page, 'Save')).toEqual([135, 8, 30, 16]);
  await expect(stylesheet(page)).not.toContainText('flex-direction');
  await page.getByLabel('flex-direction').selectOption('row-reverse');
  await expect(stylesheet(page)).toContainText("flex-direction: 'row-reverse';");
});

test('a label that is pressed can be changed, and what cannot be used changes nothing', async ({page}) => {
  await open(page, PAGE);
  await page.getByRole('button', {name: 'Cancel', exact: true}).click();
  await page.getByLabel('width', {exact: true}).fill('80');
  await expect.poll(() => place(page, 'Cancel')).toEqual([38, 72, 80, 16]);
  await expect(stylesheet(page)).toContainText('#cancel {\n  width: 80px;\n}');
  await page.getByLabel('width', {exact: true}).fill('80 px');
  await expect(stylesheet(page)).toContainText('#cancel {\n  width: 80px;\n}');
  await page.getByLabel('width', {exact: true}).fill('');
  await expect.poll(() => place(page, 'Cancel')).toEqual([38, 72, 42, 16]);
  await expect(stylesheet(page)).not.toContainText('#cancel');
});

test('the window can be given another size by its corner, after a navigation too', async ({page}) => {
  await open(page, '/docs/guides/layout-rules');
  await page.locator(`.theme-doc-sidebar-container a[href="${PAGE}"]`).click();
  const window = page.getByRole('region', {name: 'The window'});
  await expect(page.getByLabel('Window width')).toHaveValue('300');
  const box = await window.boundingBox();
  if (!box) throw new Error('the window is not shown');
  await page.mouse.move(box.x + box.width - 4, box.y + box.height - 4);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 44, box.y + box.height - 24, {steps: 4});
  await page.mouse.up();
  await expect(page.getByLabel('Window width')).toHaveValue('260');
  await expect(page.getByLabel('Window height')).toHaveValue('140');
  await expect.poll(() => place(page, 'Save')).toEqual([8, 62, 30, 16]);
});

test('a preset replaces all settings', async ({page}) => {
  await open(page, PAGE);
  await page.getByRole('button', {name: 'Cards that wrap'}).click();
  await expect(page.getByLabel('Number of labels')).toHaveValue('6');
  await expect.poll(() => place(page, 'Quit')).toEqual([184, 72, 80, 56]);
});

test('X-07 the layout engine is asked for where the playground is, and nowhere else', async ({page}) => {
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
  expect(await place(page, 'Help')).toEqual([88, 72, 106, 16]);
  await expect(page.getByLabel('flex-direction')).toBeDisabled();
  await page.close();
});
