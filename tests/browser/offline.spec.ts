import {readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {test as base, expect, type Page} from '@playwright/test';
import {findCodePaths, findPicturePaths} from '../../src/plugins/offline/page-html';
import {bundleSelfDestroyingWorker} from '../../src/plugins/offline/write-offline-files';
import {accessibilityProblems} from '../support/accessibility';
import {createSmallSite, Host} from '../support/host';
import {waitForHydration} from '../support/page';
import {hits, input, openModal} from '../support/search';

/** Two guides with few pictures, because most tests save all of them. */
const GUIDE = '/docs/guides/drag-drop';
const GUIDE_TITLE = 'Drag and drop';
const OTHER_GUIDE = '/docs/guides/forms';
const OTHER_GUIDE_TITLE = 'Forms and validation';
const CLASS = '/docs/api/generated/classes/qpushbutton';
const OTHER_CLASS = '/docs/api/generated/classes/qscrollarea';
const OFFLINE = '/offline';
/** Files that are fetched at a time. */
const AT_ONCE = 6;
/** Enough pages to try saving many times, quickly. */
const SOME = [
  '/',
  '/docs/faq',
  '/docs/guides/layout-rules',
  '/search',
  GUIDE,
  OTHER_GUIDE,
  CLASS,
  OTHER_CLASS,
  OFFLINE,
];

const test = base.extend<object, {site: string}>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const folder = await createSmallSite(SOME);
      await use(folder);
      rmSync(folder, {recursive: true});
    },
    {scope: 'worker'},
  ],
});

test.use({serviceWorkers: 'allow'});

let host: Host;
test.beforeEach(async ({site}) => {
  host = await Host.start(site);
});
test.afterEach(() => host.close());

const status = (page: Page) => page.locator('[data-part=status]');
const missing = (page: Page) => page.locator('main .theme-admonition');
const title = (page: Page) => page.getByRole('heading', {level: 1});
const notice = (page: Page) => page.locator('#newer-version');
const press = (page: Page, name: string | RegExp) =>
  page.locator('[data-part=controls]').getByRole('button', {name}).click();

/** Opens a page of the host, and waits until it answers clicks. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(host.url + address);
  await waitForHydration(page);
}

/** Waits until the worker answers for the page and has kept it with its code, and with what `more` finds in its HTML. */
async function untilKept(
  page: Page,
  address: string,
  more: (html: string, scope: string, address: string) => string[] = () => [],
): Promise<void> {
  const [scope, pageUrl] = [`${host.url}/`, `${host.url}${address}/`];
  const html = await (await page.request.get(pageUrl)).text();
  const files = [...findCodePaths(html), ...more(html, scope, pageUrl)].map((file) => scope + file);
  await expect
    .poll(() =>
      page.evaluate(
        async (needed) => {
          const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
          const requests = await Promise.all(stores.map((store) => store.keys()));
          const kept = new Set(requests.flat().map(({url}) => url));
          if (!navigator.serviceWorker.controller) return ['a worker that answers'];
          return needed.filter((url) => !kept.has(url));
        },
        [pageUrl, ...files],
      ),
    )
    .toEqual([]);
}

/** Saves everything, and waits until it is there. */
async function saveAll(page: Page): Promise<void> {
  await visit(page, OFFLINE);
  await press(page, 'Save for offline');
  await expect(status(page)).toHaveText(/^All pages are saved on this device \(\d+ MB\)/);
}

/** Expects a page to stand whole: its own styles, and nothing that failed to load. */
async function expectWhole(page: Page, heading: string): Promise<void> {
  await expect(title(page)).toContainText(heading);
  await waitForHydration(page);
  await expect(page.locator('#failed-start')).toBeHidden();
  expect(
    await page.evaluate(() => getComputedStyle(document.querySelector('.navbar') as Element).display),
  ).toBe('flex');
}

/** Waits until the worker of the host's deployment answers for the page, and the saved set is that of this deployment. */
async function untilUpdated(page: Page): Promise<void> {
  const {version} = (await (await page.request.get(`${host.url}/offline.json`)).json()) as {version: string};
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        const {active, waiting, installing} = registration ?? {};
        const shells = (await caches.keys()).flatMap((name) => / shell (.+)$/.exec(name)?.[1] ?? []);
        const set = (await (await caches.match('/?set'))?.json()) as {version: string} | undefined;
        const isActive = active?.state === 'activated' && navigator.serviceWorker.controller === active;
        return {
          isActive,
          workers: [active, waiting, installing].filter(Boolean).length,
          shells,
          set: set?.version,
        };
      }),
    )
    .toEqual({isActive: true, workers: 1, shells: [version], set: version});
}

/**
 * Opens a page, so that Chromium looks for a newer worker. The page must not be one that prefetches others: while DevTools watch a
 * worker, Chromium doesn't stop it when it's idle, and never replaces one that was prefetching.
 */
const lookForUpdate = (page: Page) => visit(page, '/search');

const stores = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).map((name) => name.split(' ').at(2)).sort());

test('X-09 pages that were opened stay readable without a network, and any other page lists them', async ({
  page,
}) => {
  await visit(page, GUIDE);
  await untilKept(page, GUIDE, findPicturePaths);
  await page.locator(`.theme-doc-sidebar-container a[href="${OTHER_GUIDE}"]`).click();
  await expect(title(page)).toContainText(OTHER_GUIDE_TITLE);
  await untilKept(page, OTHER_GUIDE, findPicturePaths);

  host.isCut = true;
  await page.goto(host.url + GUIDE);
  await expectWhole(page, GUIDE_TITLE);
  await page.locator(`.theme-doc-sidebar-container a[href="${OTHER_GUIDE}"]`).click();
  await expect(title(page)).toContainText(OTHER_GUIDE_TITLE);
  await expect(page).toHaveURL(host.url + OTHER_GUIDE);

  await page.goto(host.url + CLASS);
  await expect(missing(page)).toBeVisible();
  await expect(missing(page)).toContainText('This page is not on your device');
  await expect(page).toHaveURL(host.url + CLASS);
  await page.locator('[data-part=pages]').getByRole('link', {name: GUIDE_TITLE, exact: true}).click();
  await expectWhole(page, GUIDE_TITLE);

  host.isCut = false;
  await page.goto(host.url + CLASS);
  await expectWhole(page, 'QPushButton');
});

test('X-09 a page whose styles are no longer kept is not shown without them', async ({page}) => {
  await visit(page, GUIDE);
  await untilKept(page, GUIDE);
  // As when room was needed, and after a deployment whose own styles are others.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const store = await caches.open(name);
      for (const {url} of await store.keys()) if (url.includes('/styles.')) await store.delete(url);
    }
  });
  host.isCut = true;
  await page.goto(host.url + GUIDE);
  await expect(status(page)).toBeAttached();
  await expect(title(page)).not.toHaveText(GUIDE_TITLE);
});

test('X-09 all pages are saved after their size was shown, and can be read and searched without a network', async ({
  page,
}) => {
  await visit(page, OFFLINE);
  await expect(missing(page)).toBeHidden();
  await expect(status(page)).toHaveText(/take \d+ MB on this device/);
  await expect(page.getByRole('progressbar')).toBeHidden();
  host.holdAfter = 10;
  await press(page, 'Save for offline');
  await expect(page.getByRole('progressbar', {name: 'Saving pages'})).toBeVisible();
  await expect(status(page)).toHaveText(/^Saving: \d+ %/);
  host.release();
  await expect(status(page)).toHaveText(/^All pages are saved/);
  await expect(page.locator('[data-part=controls]').getByRole('button').locator('visible=true')).toHaveText([
    'Remove',
  ]);

  host.isCut = true;
  await page.goto(host.url + CLASS);
  await expectWhole(page, 'QPushButton');
  await openModal(page);
  await input(page).fill('QScrollArea');
  await hits(page).first().click();
  await expect(title(page)).toHaveText('QScrollArea');
  await expect(page.locator('#failed-start')).toBeHidden();
  await page.goto(`${host.url}/search?q=button`);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();

  await page.goto(host.url + OFFLINE);
  await expect(status(page)).toHaveText(/^All pages are saved/);
  await press(page, 'Remove');
  await expect(status(page)).toHaveText(/^The saved pages were removed\./);
  expect(await stores(page)).not.toContain('saved');
});

test('X-09 saving continues on other pages, and stops when the reader cancels it', async ({page}) => {
  await visit(page, OFFLINE);
  // The first file is the last for now.
  host.holdAfter = 1;
  await press(page, 'Save for offline');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await press(page, 'Stop');
  await expect(page.getByRole('progressbar')).toBeHidden();
  host.release();
  await page.reload();
  await press(page, /^(Continue|Save for offline)$/);
  await page.locator('.footer').getByRole('link', {name: 'Questions'}).click();
  await expect(page).toHaveURL(/faq/);
  await page.locator('.footer').getByRole('link', {name: 'Read offline'}).click();
  await expect(status(page)).toHaveText(/^All pages are saved/);
});

/** Returns the number of files that the host's deployment has to save. */
async function countFiles(page: Page): Promise<number> {
  const list = (await (await page.request.get(`${host.url}/offline.json`)).json()) as {files: object};
  return Object.keys(list.files).length;
}

test('X-09 if the network is cut while pages are saved, no page breaks, and saving continues later', async ({
  page,
}) => {
  await visit(page, GUIDE);
  await untilKept(page, GUIDE);
  await visit(page, OFFLINE);
  const all = await countFiles(page);
  const half = Math.floor(all / 2);
  host.cutAfter = half;
  await press(page, /^Save for offline$/);
  await expect(status(page)).toHaveText(/^The connection was lost\./);
  expect(host.getSaveRequests()).toHaveLength(half);
  await page.goto(host.url + GUIDE);
  await expectWhole(page, GUIDE_TITLE);
  await page.goto(host.url + CLASS);
  await expect(missing(page)).toBeVisible();

  host.isCut = false;
  host.cutAfter = Number.POSITIVE_INFINITY;
  await visit(page, OFFLINE);
  await press(page, /^(Continue|Save for offline)$/);
  await expect(status(page)).toHaveText(/^All pages are saved/);
  expect(new Set(host.getSaveRequests()).size).toBe(all);
  // Requests that were under way are repeated.
  expect(host.getSaveRequests().length).toBeLessThanOrEqual(all + AT_ONCE);
});

const OTHER_STYLES = 'styles.00000000.css';

const pageFile = (folder: string, address: string) => path.join(folder, address, 'index.html');

/** Changes one page of a deployment, outside of what React renders, so the script of the page stays the same. */
const onePage = (folder: string): void => {
  const file = pageFile(folder, GUIDE);
  writeFileSync(file, readFileSync(file, 'utf8').replace('<body', '<body data-deployment="next"'));
};

/** Changes the name of the stylesheet in a deployment, which every page contains. */
const otherStyles = (folder: string): void => {
  const css = path.join(folder, 'assets/css');
  const name = readdirSync(css).find((file) => file.startsWith('styles.')) ?? '';
  renameSync(path.join(css, name), path.join(css, OTHER_STYLES));
  const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.html'),
  );
  for (const file of pages.map((page) => path.join(folder, page)))
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(name, OTHER_STYLES));
};

test('X-09 an update only fetches the files that changed, and open pages show a notice', async ({
  page,
  context,
}) => {
  await saveAll(page);
  const old = await context.newPage();
  // A new worker may take over while this page is still busy.
  await old.addInitScript(() => Object.assign(window, {requestIdleCallback: () => 0}));
  host.isCut = true;
  await visit(old, GUIDE);
  await expect(title(old)).toHaveText(GUIDE_TITLE);
  host.isCut = false;

  const before = host.requestedPaths.length;
  await host.deploy(onePage);
  await lookForUpdate(page);
  await expect(notice(old)).toHaveText(/A newer version of these pages is available\./);
  await expect(old.locator('#route-announcer')).toHaveText('A newer version of these pages is available.');
  expect(host.getSaveRequests(before).map((address) => address.split('?')[0])).toEqual([`${GUIDE}/`]);
  await expect(notice(page)).toBeHidden();

  host.isCut = true;
  await notice(old).getByRole('button', {name: 'Reload'}).click();
  await expect(old.locator('body')).toHaveAttribute('data-deployment', 'next');
  await expectWhole(old, GUIDE_TITLE);
});

test('X-09 an update that changes every file is applied completely or not at all', async ({page}) => {
  await saveAll(page);
  await host.deploy(otherStyles);
  host.cutAfter = 4;
  await lookForUpdate(page);
  await expect.poll(() => host.isCut).toBe(true);
  const styles = async (address: string) => {
    await visit(page, address);
    await expectWhole(page, '');
    return page.locator('link[rel=stylesheet]').first().getAttribute('href');
  };
  const addresses = [GUIDE, CLASS, '/'];
  for (const address of addresses) expect(await styles(address)).not.toContain(OTHER_STYLES);

  host.isCut = false;
  host.cutAfter = Number.POSITIVE_INFINITY;
  await visit(page, OFFLINE);
  await expect(status(page)).toHaveText(/^All pages are saved on/);
  host.isCut = true;
  for (const address of addresses) expect(await styles(address)).toContain(OTHER_STYLES);
});

test('X-09 a page of the old deployment still finds its parts when the new one is saved', async ({
  page,
  context,
}) => {
  await saveAll(page);
  // The home page prefetches no page either.
  await visit(page, '/');
  const other = await context.newPage();
  await host.deploy((folder) => {
    const scripts = path.join(folder, 'assets/js');
    for (const file of readdirSync(scripts)) if (/^\d+\./.test(file)) rmSync(path.join(scripts, file));
    onePage(folder);
  });
  await lookForUpdate(other);
  await untilUpdated(page);
  // The search starts a worker, which Chromium may not do in a tab that's in the background.
  await page.bringToFront();
  await openModal(page);
  await input(page).fill('push button');
  await expect(hits(page).first()).toBeVisible();
});

/** Leaves the host's pages so much room, in bytes. */
async function limitStorage(page: Page, quotaSize: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', {origin: host.url, quotaSize});
}

test('X-09 on a full device, saving shows an error and leaves no partly saved set', async ({page}) => {
  await visit(page, OFFLINE);
  await limitStorage(page, 1_500_000);
  await press(page, 'Save for offline');
  await expect(status(page)).toHaveText(
    /^There isn't enough room on this device, so nothing new was saved\./,
  );
  expect(await stores(page)).not.toContain('saved');
  await visit(page, CLASS);
  await expectWhole(page, 'QPushButton');
});

test('X-09 the site works after its service worker was unregistered or removed from the host', async ({
  page,
}) => {
  const failed: string[] = [];
  page.on('pageerror', (error) => failed.push(error.message));
  await saveAll(page);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister());
  await visit(page, GUIDE);
  await expectWhole(page, GUIDE_TITLE);
  await untilKept(page, GUIDE);

  await host.deploy(otherStyles, (folder) => {
    for (const file of ['service-worker.js', 'offline.json']) rmSync(path.join(folder, file));
  });
  for (const address of [GUIDE, OTHER_GUIDE, CLASS]) {
    await visit(page, address);
    await expectWhole(page, '');
    await expect(page.locator('link[rel=stylesheet]').first()).toHaveAttribute(
      'href',
      new RegExp(OTHER_STYLES),
    );
  }
  expect(failed).toEqual([]);
});

test('X-09 deploying the site without offline support removes the service worker and its caches', async ({
  page,
}) => {
  await saveAll(page);
  await host.deploy(onePage, async (folder) =>
    writeFileSync(path.join(folder, 'service-worker.js'), await bundleSelfDestroyingWorker()),
  );
  await lookForUpdate(page);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  expect(await stores(page)).toEqual([]);
});

test('X-09 X-08 the page about reading offline is accessible in each of its states', async ({page}) => {
  await visit(page, OFFLINE);
  await expect(status(page)).toHaveText(/take \d+ MB/);
  expect(await accessibilityProblems(page)).toEqual([]);
  host.holdAfter = 10;
  await press(page, 'Save for offline');
  await expect(page.getByRole('progressbar')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  host.release();
  await expect(status(page)).toHaveText(/^All pages are saved/);
  expect(await accessibilityProblems(page)).toEqual([]);
});

/** Replaces what is kept of some files by other content. */
async function damage(page: Page, file: RegExp, body: string, type: string): Promise<void> {
  await page.evaluate(
    async ([pattern = '', text, media = '']) => {
      for (const name of await caches.keys()) {
        const store = await caches.open(name);
        for (const {url} of await store.keys())
          if (new RegExp(pattern).test(url))
            await store.put(url, new Response(text, {headers: {'Content-Type': media}}));
      }
    },
    [file.source, body, type],
  );
}

const LOGIN_PAGE = '<!doctype html><html><title>Log in</title><h1>Welcome to the airport</h1>';

test('X-09 a script that was cached as an HTML page is fetched again on the next visit', async ({page}) => {
  await visit(page, GUIDE);
  await untilKept(page, GUIDE);
  await damage(page, /\/main\.\w+\.js/, LOGIN_PAGE, 'text/html');
  await visit(page, GUIDE);
  await expectWhole(page, GUIDE_TITLE);
  await untilKept(page, GUIDE);
  host.isCut = true;
  await visit(page, GUIDE);
  await expectWhole(page, GUIDE_TITLE);
});

test('X-09 the login page of a network is shown, but never kept', async ({page}) => {
  await visit(page, GUIDE);
  await untilKept(page, GUIDE);
  host.loginPage = LOGIN_PAGE;
  for (const address of [GUIDE, OTHER_GUIDE]) {
    await page.goto(host.url + address);
    await expect(title(page)).toHaveText('Welcome to the airport');
  }
  host.loginPage = undefined;
  host.isCut = true;
  await visit(page, GUIDE);
  await expectWhole(page, GUIDE_TITLE);
  await page.goto(host.url + OTHER_GUIDE);
  await expect(missing(page)).toBeVisible();
});

test('X-09 only pages that were opened are listed, and each opens with all of its pictures', async ({
  page,
}) => {
  await visit(page, GUIDE);
  await untilKept(page, GUIDE);
  // As a page is fetched before somebody clicks its link.
  await page.evaluate(async (address) => (await fetch(`${address}/`)).text(), OTHER_GUIDE);
  const listed = page.locator('[data-part=pages]').getByRole('link');
  await expect(async () => {
    await visit(page, OFFLINE);
    await expect(listed).toHaveText([GUIDE_TITLE], {timeout: 1000});
  }).toPass();
  host.isCut = true;
  await listed.first().click();
  await expectWhole(page, GUIDE_TITLE);
  const broken = await page.evaluate(async () => {
    const sources = [...document.querySelectorAll<HTMLImageElement>('main img')].map(({src}) => src);
    const answers = await Promise.all(
      sources.map(async (src) => (await fetch(src).catch(() => undefined))?.ok),
    );
    return {all: sources.length, lost: sources.filter((_, index) => !answers[index])};
  });
  expect(broken.all).toBeGreaterThan(0);
  expect(broken.lost).toEqual([]);
});

test('X-09 when the code for saving does not load, the page shows an error with a retry', async ({page}) => {
  await page.route(/\/assets\/js\/offline\./, (route) => route.abort());
  await visit(page, OFFLINE);
  const alert = page.locator('main').getByRole('alert');
  await expect(alert).toContainText("This part of the page didn't load.");
  await page.unroute(/\/assets\/js\/offline\./);
  await alert.getByRole('button', {name: 'Try again'}).click();
  await expect(status(page)).toHaveText(/take \d+ MB/);
});
