import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page, test} from '@playwright/test';
import {BUILD} from '../support/build';
import {collectConsoleMessages, waitForHydration} from '../support/page';
import {
  hits,
  INDEX,
  input,
  openModal,
  RECENT,
  searchAll,
  searchButton,
  searchFor,
  store,
  TEXTS,
  visit,
} from '../support/search';

/** Returns a list to which every unhandled error of the page is added. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

const WEB_PAGE = {status: 200, contentType: 'text/html', body: '<!doctype html><p>Sign in</p>'};

// index-loader.test.ts has more faults of the index, such as the names of an earlier deployment.
test('S-12 names are found when the part with the texts is missing', async ({page}) => {
  const errors = watchErrors(page);
  const {warnings} = collectConsoleMessages(page);
  await page.route(TEXTS, (route) => route.fulfill({status: 404, body: 'not found'}));
  await searchAll(page, 'QPushButton');
  await expect(hits(page).first()).toContainText('QPushButton');
  await expect(page.getByText('Unable to fetch results')).toHaveCount(0);
  expect([...errors, ...warnings]).toEqual([]);
});

test('S-12 an index that is a web page gives the error screen, and search recovers when the index comes back', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.route(INDEX, (route) => route.fulfill(WEB_PAGE));
  await searchFor(page, 'window');
  await expect(page.getByText('Unable to fetch results')).toBeVisible();
  await expect(page.getByText('You might want to check your network connection.')).toBeVisible();
  await page.unroute(INDEX);
  await input(page).fill('windows');
  await expect(hits(page).first()).toBeVisible();
  expect(errors).toEqual([]);
});

/** Returns the name of the script that contains the code of the search modal. */
function modalFile(): string {
  const scripts = path.join(BUILD, 'assets/js');
  const holdsModal = (name: string) =>
    readFileSync(path.join(scripts, name), 'utf8').includes('DocSearch-Modal');
  const name = readdirSync(scripts).find(holdsModal);
  if (!name) throw new Error('No script of the build holds the search modal. Run `npm run build` first.');
  return name;
}

/** Answers "not found" for the modal's code, as a host does after a deployment that replaced it. */
async function loseModal(page: Page, times?: number): Promise<void> {
  await page.route(`**/${modalFile()}`, (route) => route.fulfill({status: 404, body: 'not found'}), {times});
}

test('S-01 if the code of the modal fails to load, the next press opens the modal', async ({page}) => {
  const errors = watchErrors(page);
  await loseModal(page, 1);
  await visit(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('alert')).toContainText('Search did not load.');
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused({timeout: 2000});
  }).toPass();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('S-01 if the code of the modal is missing, one error with a Retry button appears', async ({page}) => {
  const errors = watchErrors(page);
  await loseModal(page);
  await visit(page);
  let loads = 0;
  page.on('load', () => loads++);
  const retry = page.getByRole('alert').getByRole('button', {name: 'Retry'});
  await page.keyboard.press('Control+k');
  await expect(retry).toBeFocused();
  const failed = page.waitForEvent('console', (message) => message.text().includes('Search did not load.'));
  await searchButton(page).click();
  await failed;
  await expect(retry).toHaveCount(1);
  await expect(retry).toBeFocused();
  expect(loads).toBe(0);
  await page.unrouteAll();
  await retry.click();
  await expect.poll(() => loads).toBe(1);
  await waitForHydration(page);
  await openModal(page);
  expect(errors).toEqual([]);
});

test('S-10 recent searches that are no JSON are dropped', async ({page}) => {
  const errors = watchErrors(page);
  await store(page, RECENT, '{"a":');
  await visit(page);
  await openModal(page);
  await expect(page.getByText('Type a name, a question or an error message.')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a query of markup or of 10,000 characters ends on a screen that says something', async ({page}) => {
  const errors = watchErrors(page);
  await searchFor(page, '<img src=x onerror=alert(1)>');
  const answer = page.locator('.DocSearch-NoResults, .DocSearch-Hits').first();
  await expect(answer).toBeVisible();
  await expect(page.locator('.DocSearch-Modal img')).toHaveCount(0);
  await input(page).fill('');
  await expect(answer).toBeHidden();
  await input(page).fill('window '.repeat(1430));
  await expect(answer).toBeVisible();
  expect(errors).toEqual([]);
});
