import {expect} from '@playwright/test';
import {delayResponses} from '../../support/faults';
import {NEW, test} from '../../support/faulty-site';
import {open, pauseClock, waitForHydration} from '../../support/page';

const LATE = /\/assets\/js\/late\./;

test('N-01 a spinner shows while code loads, and not before 200 ms', async ({page, host}) => {
  await page.clock.install();
  await open(page, `${host.url}/loading`);
  await pauseClock(page);
  const release = await delayResponses(page, LATE);
  const asked = page.waitForRequest(LATE);
  await page.getByRole('button', {name: 'Fetch'}).click();
  await asked;
  const spinner = page.getByRole('status', {name: 'Loading'});
  await page.clock.runFor(199);
  await expect(spinner).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(spinner).toBeVisible();
  await release();
  await expect(page.getByText('The late part is here')).toBeVisible();
  await expect(spinner).toHaveCount(0);
});

test('N-02 code that fails shows an error with a Retry button, and Retry goes back to loading', async ({
  page,
  host,
}) => {
  await open(page, `${host.url}/loading`);
  await page.route(LATE, (route) => route.fulfill({status: 500, body: ''}));
  await page.getByRole('button', {name: 'Fetch'}).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Loading chunk');
  await page.unroute(LATE);
  const release = await delayResponses(page, LATE);
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('status', {name: 'Loading'})).toBeVisible();
  await expect(alert).toHaveCount(0);
  await release();
  await expect(page.getByText('The late part is here')).toBeVisible();
});

test('E-02 a page without a default export shows an error that explains it', async ({page, host}) => {
  await page.goto(`${host.url}/no-default`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed');
  await expect(
    page.getByText("The page component at /nodegui/no-default doesn't have a default export"),
  ).toBeVisible();
});

test('E-03 a page that crashes shows an error with its causes and a retry, and keeps the chrome', async ({
  page,
  host,
}) => {
  await page.goto(`${host.url}/crash`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
  await expect(page.getByText('the part failed')).toContainText(/Cause:\s+the wire broke/);
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  await page.evaluate(() => Object.assign(window, {mended: true}));
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('All is well');
});

test('E-03 a page that still crashes after a retry shows the error again', async ({page, host}) => {
  await page.goto(`${host.url}/crash`);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByText('the part failed')).toBeVisible();
});

test('the version in the navbar leads to the document on screen', async ({page, host}) => {
  await open(page, `${host.url}/docs/first`);
  const version = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Next', exact: true});
  await expect(version).toHaveAttribute('href', '/nodegui/docs/first');
  await page.getByRole('link', {name: 'To the second page'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Second');
  await expect(version).toHaveAttribute('href', '/nodegui/docs/second');
});

test('N-04 links on a page of the previous deployment lead to pages of the new one', async ({page, host}) => {
  await open(page, `${host.url}/`);
  host.deploy(NEW);
  await page.getByRole('link', {name: 'First'}).click();
  await expect(page.getByText('Deployment: new')).toBeVisible();
  await waitForHydration(page);
  const loaded = page.waitForEvent('framenavigated');
  await page.getByRole('link', {name: 'To the second page'}).click();
  await loaded;
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Second');
});

test('E-06 a link to a page that is gone leads to the not-found page', async ({page, host}) => {
  await open(page, `${host.url}/docs/first`);
  await page.getByRole('link', {name: 'to a page that is not there'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
});

test('the page of a category without a document lists its pages', async ({page, host}) => {
  await open(page, `${host.url}/docs/later`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Later pages');
  await page.getByRole('main').getByRole('article').getByRole('link').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Counter');
});
