import type {AddressInfo} from 'node:net';
import {expect, test} from '@playwright/test';
import {BELOW, BELOW_PATH} from '../../support/faulty-site';
import {open} from '../../support/page';
import {serve} from '../../support/serve';

test('a site below a path works there: every link and file of a page is below it too', async ({page}) => {
  const server = await serve({root: BELOW, port: 0, baseUrl: BELOW_PATH});
  const {port} = server.address() as AddressInfo;
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url());
  });
  await open(page, `http://localhost:${port}/nodegui/`);
  const elsewhere = await page.evaluate(() =>
    [...document.querySelectorAll('[href^="/"], [src^="/"]')]
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      .filter((address) => !address.startsWith('/nodegui/')),
  );
  expect(elsewhere).toEqual([]);
  await page.getByRole('link', {name: 'First'}).click();
  await expect(page).toHaveURL(/\/nodegui\/docs\/first$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('First');
  expect(failed).toEqual([]);
  server.close();
  server.closeAllConnections();
});
