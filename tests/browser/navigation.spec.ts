import {expect, type Locator, type Page, test} from '@playwright/test';
import {answerPages, type Connection, delayResponses, MAIN, mockConnection, PAGES} from '../support/faults';
import {collectConsoleMessages, open, pauseClock, waitForHydration} from '../support/page';

const FROM = '/docs/guides/forms';
const FROM_HEADING = 'Forms and validation';
const TO = '/docs/guides/drag-drop';
const HEADING = 'Drag and drop';

const sidebarLink = (page: Page, address: string) =>
  page.locator(`.theme-doc-sidebar-container a[href="${address}"]`);

/** Opens the first page with nothing fetched ahead, so that the second one comes with the click. */
async function openFirst(page: Page): Promise<void> {
  await mockConnection(page, {effectiveType: '4g', saveData: true});
  await open(page, FROM);
}

/** Opens the first page and pauses its clock, so that a test decides how much time passes. */
async function openWithPausedClock(page: Page): Promise<void> {
  await page.clock.install();
  await openFirst(page);
  await pauseClock(page);
}

/** Counts how often a document is asked for from now on. */
function countLoads(page: Page): {documents: string[]} {
  const counted = {documents: [] as string[]};
  page.on('request', (request) => {
    const redirected = request.redirectedFrom() !== null;
    if (request.isNavigationRequest() && !redirected) counted.documents.push(new URL(request.url()).pathname);
  });
  return counted;
}

/** Gives the first link of the text another address and clicks it. */
const clickLinkTo = (page: Page, address: string): Promise<void> =>
  page
    .locator('.markdown a[href^="/docs/"]')
    .first()
    .evaluate((link, href) => {
      link.setAttribute('href', href);
      (link as HTMLElement).click();
    }, address);

/** Returns whether an element lies in the view and not under the bar. */
function isUncovered(page: Page, id: string): Promise<boolean> {
  return page.evaluate((target) => {
    const box = document.getElementById(target)?.getBoundingClientRect();
    const bar = document.querySelector('.navbar')?.getBoundingClientRect();
    return Boolean(box && bar && box.top >= bar.bottom && box.top >= 0 && box.bottom <= window.innerHeight);
  }, id);
}

test(
  'N-01 N-08 a click fetches the next page and shows it without a reload, and sends nothing to another host',
  {tag: '@partial-hydration'},
  async ({page, baseURL}) => {
    await openFirst(page);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const {documents} = countLoads(page);
    await sidebarLink(page, TO).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(HEADING);
    expect(fetched.filter((url) => PAGES.test(url))).toHaveLength(1);
    expect(documents).toEqual([]);
    // The site is built without an id for analytics.
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
    expect(fetched.filter((url) => new URL(url).origin !== baseURL)).toEqual([]);
  },
);

test(
  'N-01 the current page stays until the next one has arrived',
  {tag: '@partial-hydration'},
  async ({page}) => {
    await openFirst(page);
    const release = await delayResponses(page, PAGES);
    await sidebarLink(page, TO).click();
    await expect(page.locator('#nprogress')).toBeAttached();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(FROM_HEADING);
    await release();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(HEADING);
  },
);

for (const [name, answer] of [
  ['is gone', {status: 404, body: 'Not found'}],
  ['is garbage', {status: 200, contentType: 'text/javascript', body: '<!doctype html>'}],
] as const) {
  test(
    `N-02 when the code of the site ${name}, the page can be read, and shows an error with a retry`,
    {tag: '@partial-hydration'},
    async ({page}) => {
      await page.route(MAIN, (route) => route.fulfill(answer));
      await page.goto(TO);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('Part of this page could not be loaded');
      await expect(page.getByRole('heading', {level: 1})).toHaveText(HEADING);
      await page.unroute(MAIN);
      await alert.getByRole('button', {name: 'Retry'}).click();
      await waitForHydration(page);
      await expect(alert).toBeHidden();
    },
  );

  test(
    `N-04 when the next page ${name}, a warning is logged and the browser loads that page, once`,
    {tag: '@partial-hydration'},
    async ({page}) => {
      await openFirst(page);
      const {warnings} = collectConsoleMessages(page);
      const {documents} = countLoads(page);
      await answerPages(page, answer);
      await sidebarLink(page, TO).click();
      await expect.poll(() => documents).toEqual([TO]);
      await expect.poll(() => warnings.join()).toContain(`Loading page ${TO} failed`);
      await waitForHydration(page);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(HEADING);
      await page.waitForLoadState('networkidle');
      expect(documents).toEqual([TO]);
    },
  );
}

test(
  'N-04 a page of another deployment is loaded by the browser, with its own code',
  {tag: '@partial-hydration'},
  async ({page}) => {
    await openFirst(page);
    const {documents} = countLoads(page);
    await page.route(PAGES, async (route) => {
      if (route.request().isNavigationRequest()) return route.continue();
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /\/assets\/css\/styles\.\w+/,
        '/assets/css/styles.0123abcd',
      );
      await route.fulfill({response, body});
    });
    await sidebarLink(page, TO).click();
    await expect.poll(() => documents).toEqual([TO]);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(HEADING);
    await waitForHydration(page);
  },
);

test('N-03 a page opens at its top', async ({page}) => {
  await open(page, FROM);
  await page.evaluate(() => window.scrollTo(0, 2000));
  await page.locator('.markdown h2#next ~ ul a:not([href*="#"])').first().click();
  await expect(page).not.toHaveURL(FROM);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

for (const width of [1280, 390]) {
  test(`N-03 the target of a hash is in view and not under the bar, ${width} px wide`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, TO);
    const link = page.locator('.markdown a[href^="/docs/api/generated/classes/"][href*="#"]').first();
    const [path = '', id = ''] = ((await link.getAttribute('href')) ?? '').split('#');
    await link.click();
    await expect(page).toHaveURL(`${path}#${id}`);
    await expect.poll(() => isUncovered(page, id)).toBe(true);
    await page.goto('about:blank');
    await open(page, `${path}#${id}`);
    await expect.poll(() => isUncovered(page, id)).toBe(true);
  });
}

test('N-03 an entry of the table of contents brings its heading into view', async ({page}) => {
  await open(page, FROM);
  const last = page.locator('.table-of-contents__link').nth(2);
  const id = ((await last.getAttribute('href')) ?? '').slice(1);
  await last.click();
  await expect.poll(() => isUncovered(page, id)).toBe(true);
});

/** Scrolls the page and waits until the page has been told, which happens in the next frame. */
const scrollTo = (page: Page, y: number): Promise<void> =>
  page.evaluate(
    (top) =>
      new Promise<void>((done) => {
        document.addEventListener('scroll', () => done(), {once: true});
        window.scrollTo(0, top);
      }),
    y,
  );

test('N-03 back and forward restore the scroll position', async ({page}) => {
  const scrollY = () => page.evaluate(() => window.scrollY);
  await open(page, FROM);
  await scrollTo(page, 1500);
  await sidebarLink(page, TO).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(HEADING);
  await scrollTo(page, 700);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(FROM_HEADING);
  await expect.poll(scrollY).toBe(1500);
  await page.goForward();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(HEADING);
  await expect.poll(scrollY).toBe(700);
});

const PAGE_WITH_DETAILS = '/docs/guides/images';

test(
  'after a reload, forward restores the scroll position, and details that were open are open',
  {tag: '@partial-hydration'},
  async ({page}) => {
    const scrollY = () => page.evaluate(() => window.scrollY);
    const fold = page.locator('.markdown details').first();
    await open(page, FROM);
    await sidebarLink(page, PAGE_WITH_DETAILS).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Show images');
    await fold.locator('summary').first().click();
    await expect(fold).toHaveAttribute('open');
    await scrollTo(page, 1500);
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(FROM_HEADING);
    await page.reload();
    await waitForHydration(page);
    await page.goForward();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Show images');
    await expect(fold).toHaveAttribute('open');
    await expect.poll(scrollY).toBe(1500);
  },
);

test('tabs still respond after a click on the entry of the current page in the sidebar', async ({page}) => {
  const heard = collectConsoleMessages(page);
  const tabs = page.getByRole('tab');
  // The host redirects to an address with a slash at its end, and the entry has none.
  await open(page, '/docs/guides/getting-started/');
  const count = await tabs.count();
  await sidebarLink(page, '/docs/guides/getting-started').click();
  await expect(page).toHaveURL('/docs/guides/getting-started');
  const tab = page.getByRole('tab', {selected: false}).first();
  const name = await tab.textContent();
  await tab.click();
  await expect(page.getByRole('tab', {name: name ?? '', selected: true}).first()).toBeVisible();
  expect(await tabs.count()).toBe(count);
  expect(heard).toEqual({warnings: [], errors: []});
});

// clean-path.test.ts has more addresses.
for (const [asked, shown] of [
  [`${TO}/index.html?a=1&b=2#x`, `${TO}?a=1&b=2#x`],
  ['/index.html', '/'],
] as const) {
  test(`N-05 ${asked} shows ${shown} without an error`, async ({page, baseURL}) => {
    const heard = collectConsoleMessages(page);
    await page.goto(asked);
    // A host of static files takes a folder to its address with a slash.
    await expect.poll(() => page.url().replace(/(?<=drag-drop)\/(?=$|[?#])/, '')).toBe(`${baseURL}${shown}`);
    await waitForHydration(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(shown === '/' ? /./ : HEADING);
    expect(heard).toEqual({warnings: [], errors: []});
  });
}

/** A link to a page that is not next to `FROM`, so that only pointing at it fetches the page. */
const FAR = '/docs/faq';

/** Opens a page as somebody with this connection, and points at a link. Returns that link. */
async function pointAtLink(page: Page, connection: Connection): Promise<Locator> {
  await mockConnection(page, connection);
  await open(page, FROM);
  const link = page.locator(`.footer__link-item[href="${FAR}"]`);
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  return link;
}

test(
  'N-06 on a good connection a page is fetched as soon as somebody points at its link',
  {tag: '@partial-hydration'},
  async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await pointAtLink(page, {effectiveType: '4g', saveData: false});
    const fix = 'see startPrefetching() in src/plugins/partial-hydration/client/prefetch.ts';
    await expect.poll(() => asked, `Pointing at a link fetched nothing: ${fix}`).toContain(`${FAR}/`);
  },
);

test('N-06 with data saving, a page is fetched only once its link is clicked', async ({page}) => {
  const fetched: string[] = [];
  page.on('request', (request) => PAGES.test(request.url()) && fetched.push(request.url()));
  const link = await pointAtLink(page, {effectiveType: '4g', saveData: true});
  const before = [...fetched];
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${FAR}/?$`));
  // The first page is one of them.
  expect(before.map((url) => new URL(url).pathname)).toEqual([FROM, `${FROM}/`]);
});

test(
  'N-07 no progress bar is shown for a page that arrives within 200 ms',
  {tag: '@partial-hydration'},
  async ({page}) => {
    await openWithPausedClock(page);
    await sidebarLink(page, TO).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(HEADING);
    await page.clock.runFor(5000);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  },
);

test('a path of two slashes does not lead to another host', async ({page, baseURL}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => request.url().startsWith(baseURL ?? '') || elsewhere.push(request.url()));
  for (const path of [
    '//evil.example/login.html',
    '/%5Cevil.example/login.html',
    '///evil.example//x.html',
  ]) {
    await page.goto(`${baseURL}${path}`);
    await waitForHydration(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    expect(new URL(page.url()).origin).toBe(baseURL);
  }
  expect(elsewhere).toEqual([]);
});

test('a visit to /docs/guides/drag-drop.html shows the page under its own address', async ({page}) => {
  await page.goto('/docs/guides/drag-drop.html');
  await waitForHydration(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(HEADING);
  await expect(page).toHaveURL(/[^/]\/docs\/guides\/drag-drop\/?$/);
});

test(
  'a link to /docs//guides/drag-drop leads to the page under its own address',
  {tag: '@partial-hydration'},
  async ({page}) => {
    await open(page, FROM);
    const {documents} = countLoads(page);
    await clickLinkTo(page, '/docs//guides/drag-drop');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(HEADING);
    await expect(page).toHaveURL(/[^/]\/docs\/guides\/drag-drop$/);
    expect(documents).toEqual([]);
  },
);

const UNDECODABLE = '#100%';

test('a page opens with a hash that cannot be decoded', async ({page}) => {
  const {errors} = collectConsoleMessages(page);
  await open(page, FROM + UNDECODABLE);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(FROM_HEADING);
  expect(errors).toEqual([]);
});

test('a link with a hash that cannot be decoded is followed', {tag: '@partial-hydration'}, async ({page}) => {
  const {errors} = collectConsoleMessages(page);
  await open(page, FROM);
  await clickLinkTo(page, TO + UNDECODABLE);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(HEADING);
  expect(errors).toEqual([]);
});

test(
  'a second click while the first page loads wins, is announced once, and takes the focus',
  {tag: '@partial-hydration'},
  async ({page}) => {
    await openFirst(page);
    await page.evaluate(() => {
      const region = document.getElementById('route-announcer');
      const announced: string[] = [];
      Object.assign(window, {announced});
      if (region)
        new MutationObserver(() => announced.push(region.textContent ?? '')).observe(region, {
          childList: true,
        });
    });
    const releaseFirst = await delayResponses(page, /\/docs\/guides\/drag-drop\/$/);
    const releaseSecond = await delayResponses(page, /\/docs\/guides\/images\/$/);
    await sidebarLink(page, TO).click();
    await sidebarLink(page, '/docs/guides/images').click();
    await releaseFirst().catch(() => undefined);
    await releaseSecond();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Show images');
    await expect(page.getByRole('heading', {level: 1})).toBeFocused();
    await expect(page.locator('#route-announcer')).toHaveText('Show images');
    expect(await page.evaluate(() => (window as unknown as {announced: string[]}).announced)).toEqual([
      'Show images',
    ]);
    await expect(page).toHaveURL(/\/docs\/guides\/images$/);
  },
);

test(
  'a click right after an arrival shows that the next page loads',
  {tag: '@partial-hydration'},
  async ({page}) => {
    await openWithPausedClock(page);
    const releaseFirst = await delayResponses(page, /\/docs\/guides\/drag-drop\/$/);
    await delayResponses(page, /\/docs\/guides\/images\/$/);
    const bar = page.locator('#nprogress');
    await sidebarLink(page, TO).click();
    await page.clock.runFor(300);
    await expect(bar).toBeAttached();
    await releaseFirst();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(HEADING);
    await sidebarLink(page, '/docs/guides/images').click();
    await page.clock.runFor(250);
    const shown = await bar.elementHandle();
    // If the first bar were still closing, it would remove this one within half a second.
    await page.clock.runFor(1000);
    expect(await shown?.evaluate(({isConnected}) => isConnected)).toBe(true);
  },
);
