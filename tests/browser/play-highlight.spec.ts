import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import type {ExampleManifest} from '../../src/lib/examples';
import {open} from '../support/page';

const manifest: ExampleManifest = JSON.parse(readFileSync('examples/tree-widget/manifest.json', 'utf8'));

test('the box around a row that is 17 pixels high is as high as the row, and a press beside it still counts', async ({
  page,
}) => {
  await open(page, '/docs/api/generated/classes/qtreewidget');
  await page.getByRole('figure').first().scrollIntoViewIfNeeded();
  const mark = page.getByRole('button', {name: 'Choose guide.md', exact: true}).first();
  await expect(mark).toBeVisible();
  await mark.scrollIntoViewIfNeeded();
  const figure = page.getByRole('figure').filter({has: mark}).first();
  const picture = await figure.locator('img').locator('visible=true').first().boundingBox();
  const box = await mark.boundingBox();
  if (!picture || !box) throw new Error('The player shows no picture');

  const [, y, , height] = manifest.steps[0]?.target ?? [0, 0, 0, 0];
  const scale = picture.height / 100;
  expect((height / 100) * manifest.screenshot.height).toBeLessThan(24);
  expect(box.height).toBeCloseTo(height * scale, 0);
  expect(box.y + box.height / 2 - picture.y).toBeCloseTo((y + height / 2) * scale, 0);

  const pressed = await mark.evaluate((element) => {
    const {left, top} = element.getBoundingClientRect();
    return document.elementFromPoint(left + 10, top - 2) === element;
  });
  expect(pressed).toBe(true);
});
