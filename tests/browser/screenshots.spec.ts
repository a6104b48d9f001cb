import {expect, type Locator, type Page, test} from '@playwright/test';
import {open, waitForVisibleComponents} from '../support/page';

const DESKTOP = {width: 1280, height: 720};
const WIDE = {width: 1440, height: 900};
const PHONE = {width: 390, height: 844};
const CLASSES = '/docs/api/generated/classes';

const player = (page: Page): Locator =>
  page.locator('main figure', {has: page.locator('[data-part="panel"]')}).first();

/** Opens a page with a player and waits until its picture responds. */
async function openPlayer(page: Page, address: string): Promise<void> {
  await open(page, address);
  await player(page).scrollIntoViewIfNeeded();
  await expect(player(page).locator('[data-part="hotspots"] button')).toBeVisible();
}

async function openSearch(page: Page, query = ''): Promise<void> {
  await open(page, '/docs/faq');
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill(query);
}

interface Shot {
  name: string;
  colorScheme: 'light' | 'dark';
  viewport: {width: number; height: number};
  /** Brings the page to the state. */
  reach: (page: Page) => Promise<void>;
  /** The element to take a picture of, if it isn't the whole window. */
  element?: (page: Page) => Locator;
}

const SHOTS: Shot[] = [
  {
    name: 'landing-page',
    colorScheme: 'light',
    viewport: WIDE,
    async reach(page) {
      await openPlayer(page, '/');
    },
  },
  {
    name: 'landing-page-phone',
    colorScheme: 'dark',
    viewport: PHONE,
    async reach(page) {
      await open(page, '/');
    },
  },
  {
    name: 'player-first-step',
    colorScheme: 'light',
    viewport: DESKTOP,
    element: player,
    async reach(page) {
      await openPlayer(page, `${CLASSES}/qpushbutton`);
    },
  },
  {
    name: 'player-after-a-step',
    colorScheme: 'dark',
    viewport: DESKTOP,
    element: player,
    async reach(page) {
      await openPlayer(page, `${CLASSES}/qpushbutton`);
      await page.getByRole('button', {name: 'Next step: Press Count'}).click();
      // The hidden copies of the results, which keep the panel high enough, have the text of this step from the start.
      await expect(player(page).getByText('1 of 3', {exact: true})).toBeVisible();
    },
  },
  {
    name: 'player-closed-dialog',
    colorScheme: 'light',
    viewport: DESKTOP,
    element: (page) => player(page).locator('[data-part="panel"]').locator('..'),
    async reach(page) {
      await openPlayer(page, `${CLASSES}/qdialog`);
      await player(page).locator('[data-part="hotspots"] button').click();
      await expect(player(page).locator('[data-part="closed"]')).toBeVisible();
    },
  },
  {
    name: 'class-page',
    colorScheme: 'light',
    viewport: WIDE,
    async reach(page) {
      await open(page, `${CLASSES}/qpushbutton`);
      // The player shows its buttons once its styles are loaded, which is after it was hydrated.
      await expect(player(page).getByRole('button', {name: 'Next step: Press Count'})).toBeVisible();
    },
  },
  {
    name: 'class-page-members',
    colorScheme: 'dark',
    viewport: DESKTOP,
    async reach(page) {
      await open(page, `${CLASSES}/qprogressbar#methods`);
    },
  },
  {
    name: 'guide-contents-phone',
    colorScheme: 'light',
    viewport: PHONE,
    async reach(page) {
      await open(page, '/docs/guides/layout-playground');
      await expect(page.getByLabel('Window width')).toBeEnabled();
      await page.getByRole('button', {name: 'On this page'}).click();
      await expect(page.locator('.theme-doc-toc-mobile').getByRole('link').last()).toBeVisible();
    },
  },
  {
    name: 'search-empty',
    colorScheme: 'light',
    viewport: DESKTOP,
    element: (page) => page.locator('.DocSearch-Modal'),
    async reach(page) {
      await openSearch(page);
      await expect(page.getByText('Popular tasks')).toBeVisible();
    },
  },
  {
    name: 'search-hits',
    colorScheme: 'dark',
    viewport: DESKTOP,
    element: (page) => page.locator('.DocSearch-Modal'),
    async reach(page) {
      await openSearch(page, 'QCheckBox');
      await expect(page.getByRole('link', {name: /^See all \d+ results$/})).toBeVisible();
    },
  },
  {
    name: 'search-no-hit',
    colorScheme: 'light',
    viewport: DESKTOP,
    element: (page) => page.locator('.DocSearch-Modal'),
    async reach(page) {
      await openSearch(page, 'xyzzyplugh');
      await expect(page.getByText('Popular pages')).toBeVisible();
    },
  },
  {
    name: 'not-found',
    colorScheme: 'dark',
    viewport: DESKTOP,
    async reach(page) {
      await open(page, '/docs/guides/layuot');
      await expect(page.getByRole('heading', {name: 'Pages with a similar address'})).toBeVisible();
    },
  },
  {
    name: 'gallery',
    colorScheme: 'light',
    viewport: DESKTOP,
    async reach(page) {
      await open(page, '/docs/guides/gallery');
    },
  },
  {
    name: 'playground',
    colorScheme: 'dark',
    viewport: WIDE,
    element: (page) => page.locator('.layout-playground'),
    async reach(page) {
      await open(page, '/docs/guides/layout-playground');
      await expect(page.getByLabel('Window width')).toBeEnabled();
    },
  },
  {
    name: 'comparison',
    colorScheme: 'light',
    viewport: DESKTOP,
    async reach(page) {
      await open(page, '/docs/api/changes');
    },
  },
];

/**
 * Six versions of Chromium apart, the pictures are the same within this tolerance, but a tint that somebody changes on purpose
 * isn't. A few pixels may differ, because some machines round colours differently.
 */
const TOLERANCE = {threshold: 0.02, maxDiffPixelRatio: 0.002};

/** Makes text equally wide on all machines. They have different fonts for code, and round the widths of letters differently. */
const SAME_TEXT = `
:root { --ng-mono: var(--ng-font); }
* { text-rendering: geometricPrecision !important; }`;

/** Hides all of the sidebar but its beginning, so that a new page in it doesn't change the pictures. */
const SHORT_SIDEBAR = '.theme-doc-sidebar-menu :is(ul, li:nth-child(n + 3)) { visibility: hidden }';

/** Text for elements that change whenever somebody edits a page, or whenever search ranks pages differently. */
const STAND_INS = {
  '.markdown :is(p, li)': 'These words stand for <a href="#">the text</a> of <code>the page</code>.',
  '.DocSearch-Hit-title': 'The <mark>title</mark> of a hit',
  '.DocSearch-Hit-path': 'The <mark>text</mark> of a hit',
};

/** Replaces edited text, so that an edited sentence doesn't change the pictures, and returns to the heading of the address. */
async function replaceEditedText(page: Page): Promise<void> {
  await page.evaluate((standIns) => {
    for (const [selector, html] of Object.entries(standIns)) {
      for (const element of document.querySelectorAll(selector)) {
        if (element.querySelector('p, ul, ol, pre, button') === null) {
          element.innerHTML = html;
        }
      }
    }
    const target = document.querySelector<HTMLElement>(':target');
    if (!target) return;
    // The text above is a fraction of a pixel higher or lower after an edit, so all lines below would be rounded differently.
    const top = window.scrollY + target.getBoundingClientRect().top;
    target.style.marginTop = `calc(${getComputedStyle(target).marginTop} + ${Math.ceil(top) - top}px)`;
    target.scrollIntoView();
  }, STAND_INS);
}

/** Lets the pages use the site's font only. Text waits for it, because a slow machine would draw it in another font. */
async function useOneFont(page: Page): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const styles = (await response.text()).replace(/font-display:\s*optional/, 'font-display: block');
    await route.fulfill({response, body: styles + SAME_TEXT + SHORT_SIDEBAR});
  });
}

/** Waits until no picture in the window is still being loaded. */
async function picturesAreLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const {top, bottom} = image.getBoundingClientRect();
      return !image.checkVisibility() || bottom < 0 || top > innerHeight || image.naturalWidth > 0;
    }),
  );
}

// A stylesheet that the page no longer needs may still be on its way.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

for (const {name, colorScheme, viewport, reach, element} of SHOTS) {
  test.describe(() => {
    // With reduced motion, the player has no button that plays all steps.
    test.use({colorScheme, viewport, contextOptions: {reducedMotion: 'no-preference'}});

    test(`${name} looks as in the stored picture, ${colorScheme}`, async ({page}) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'platform', {get: () => 'Linux x86_64'});
      });
      await page.clock.setFixedTime('2026-01-01T12:00:00Z');
      await useOneFont(page);
      await reach(page);
      await page.mouse.move(0, 0);
      await waitForVisibleComponents(page);
      await picturesAreLoaded(page);
      await replaceEditedText(page);
      await expect(element?.(page) ?? page).toHaveScreenshot(`${name}.png`, TOLERANCE);
    });
  });
}
