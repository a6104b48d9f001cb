import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page, test} from '@playwright/test';
import {BUILD} from '../support/build';
import {hydrated, listen} from '../support/page';
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

const FAULTS = {
  'is missing': {status: 404, body: 'not found'},
  'is a web page': {status: 200, contentType: 'text/html', body: '<!doctype html><p>Sign in</p>'},
};

for (const [fault, answer] of Object.entries(FAULTS)) {
  test(`S-12 an index that ${fault} gives the error screen`, async ({page}) => {
    const errors = watchErrors(page);
    await page.route(INDEX, (route) => route.fulfill(answer));
    await searchFor(page, 'window');
    await expect(page.getByText('Unable to fetch results')).toBeVisible();
    await expect(page.getByText('You might want to check your network connection.')).toBeVisible();
    expect(errors).toEqual([]);
  });
}

for (const [fault, answer] of Object.entries(FAULTS)) {
  test(`S-12 names are found when the part with the texts ${fault}`, async ({page}) => {
    const errors = watchErrors(page);
    const {warnings} = listen(page);
    await page.route(TEXTS, (route) => route.fulfill(answer));
    await searchAll(page, 'QPushButton');
    await expect(hits(page).first()).toContainText('QPushButton');
    await expect(page.getByText('Unable to fetch results')).toHaveCount(0);
    expect([...errors, ...warnings]).toEqual([]);
  });
}

test('S-12 search recovers when the names are those of an earlier deployment', async ({page}) => {
  const errors = watchErrors(page);
  let isOld = true;
  await page.route('**/search-index/names.*.json', async (route) => {
    const response = await route.fetch();
    const names = await response.json();
    await route.fulfill({response, json: isOld ? {...names, texts: 'texts.00000000.json'} : names});
    isOld = false;
  });
  await searchFor(page, 'window icon');
  await expect(page.getByRole('link', {name: /^See all \d+ results$/})).toBeVisible();
  expect(errors).toEqual([]);
});

test('S-12 search recovers when the index comes back', async ({page}) => {
  await page.route(INDEX, (route) => route.abort());
  await searchFor(page, 'window');
  await expect(page.getByText('Unable to fetch results')).toBeVisible();
  await page.unroute(INDEX);
  await input(page).fill('windows');
  await expect(hits(page).first()).toBeVisible();
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
  await hydrated(page);
  await openModal(page);
  expect(errors).toEqual([]);
});

test('X-04 if no worker can run, search runs in the page', async ({page}) => {
  const errors = watchErrors(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', {
      value: class {
        constructor() {
          throw new Error('no workers here');
        }
      },
    });
  });
  await searchFor(page, 'QPushButton');
  await expect(hits(page).first()).toContainText('QPushButton');
  expect(errors).toEqual([]);
});

test('E-04 search works where storage throws', async ({page}) => {
  const errors = watchErrors(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await searchFor(page, 'QPushButton');
  await expect(hits(page).first()).toContainText('QPushButton');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/qpushbutton\/?$/);
  expect(errors).toEqual([]);
});

for (const [name, value] of Object.entries({
  'no JSON': '{"a":',
})) {
  test(`S-10 recent searches that are ${name} are dropped`, async ({page}) => {
    const errors = watchErrors(page);
    await store(page, RECENT, value);
    await visit(page);
    await openModal(page);
    await expect(page.getByText('No recent searches')).toBeVisible();
    expect(errors).toEqual([]);
  });
}

for (const [name, query] of Object.entries({
  markup: '<img src=x onerror=alert(1)>',
  '10,000 characters': 'window '.repeat(1430),
})) {
  test(`a query of ${name} ends on a screen that says something`, async ({page}) => {
    const errors = watchErrors(page);
    await searchFor(page, query);
    await expect(page.locator('.DocSearch-NoResults, .DocSearch-Hits').first()).toBeVisible();
    await expect(page.locator('.DocSearch-Modal img')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}
