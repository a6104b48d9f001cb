import {expect} from '@playwright/test';
import {BASE_URL, test} from '../../support/faulty-site';
import {open} from '../../support/page';

test('a site below a path works there: every link and file of a page is below it too', async ({
  page,
  host,
}) => {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url());
  });
  await open(page, `${host.url}/`);
  const elsewhere = await page.evaluate(
    (baseUrl) =>
      [...document.querySelectorAll('[href^="/"], [src^="/"]')]
        .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
        .filter((address) => !address.startsWith(baseUrl)),
    BASE_URL,
  );
  expect(elsewhere).toEqual([]);
  await page.getByRole('link', {name: 'First'}).click();
  await expect(page).toHaveURL(/\/nodegui\/docs\/first$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('First');
  expect(failed).toEqual([]);
});
