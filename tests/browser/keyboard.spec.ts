import {expect, type Page, test} from '@playwright/test';
import {open, waitForVisibleComponents} from '../support/page';

const GUIDE = '/docs/guides/styling';
const CLASS = '/docs/api/generated/classes/qpushbutton';
const PHONE = {width: 390, height: 800};

const hamburger = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const heading = (page: Page) => page.getByRole('heading', {level: 1});

const NOTHING_FOCUSED = 'nothing has the focus';

/** Returns what is wrong with the focus: nothing has it, it can't be seen, or it isn't marked. */
function focusProblem(page: Page): Promise<string | undefined> {
  return page.evaluate((NOTHING_FOCUSED) => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return NOTHING_FOCUSED;
    const box = element.getBoundingClientRect();
    const name = element.outerHTML.slice(0, 120);
    if (box.width === 0 || box.height === 0) return `no size: ${name}`;
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)];
    if (top >= bottom) return `out of view: ${name}`;
    // Of something tall, such as a program, a part in view is enough.
    const y = box.height > 100 ? bottom - 10 : (top + bottom) / 2;
    const above = document.elementFromPoint(box.left + box.width / 2, y);
    const bar = document.querySelector('.navbar');
    if (bar?.contains(above) && !bar.contains(element)) return `under the bar: ${name}`;
    const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(element);
    const marked = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    return marked ? undefined : `no mark: ${name}`;
  }, NOTHING_FOCUSED);
}

/** Problems met while the key is pressed until the focus has left the page, or `limit` times. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', limit: number): Promise<string[]> {
  const problems: string[] = [];
  for (let step = 0; step < limit; step++) {
    await page.keyboard.press(key);
    const problem = await focusProblem(page);
    if (problem === NOTHING_FOCUSED) break;
    if (problem) problems.push(problem);
  }
  return problems;
}

for (const path of ['/', '/blog', CLASS]) {
  test(`X-08 on ${path} the focus is always marked, in view and not under the bar`, async ({page}) => {
    test.setTimeout(180_000);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, path);
    expect(await walk(page, 'Tab', 150)).toEqual([]);
    expect(await walk(page, 'Shift+Tab', 30)).toEqual([]);
  });
}

test('X-08 a hidden navbar appears when it gets the focus', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, GUIDE);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.mouse.wheel(0, 600);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('.navbar :focus')).toBeInViewport({ratio: 1});
});

test('X-08 the mobile menu traps the focus, closes on Escape, and returns the focus', async ({page}) => {
  await page.setViewportSize(PHONE);
  await open(page, GUIDE);
  await hamburger(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('.navbar-sidebar'),
    );
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar-sidebar')).toBeHidden();
  await expect(hamburger(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(hamburger(page)).not.toBeFocused();
});

test('X-08 Enter opens a details element and a category, arrows move between tabs, Space chooses one', async ({
  page,
}) => {
  await open(page, CLASS);
  await test.step('a details element', async () => {
    const fold = page.locator('main details:not([open])').first();
    const summary = fold.locator('summary').first();
    const handle = await fold.elementHandle();
    const isOpen = () => handle?.evaluate((element) => element.hasAttribute('open'));
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect.poll(isOpen).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(isOpen).toBe(false);
  });
  await test.step('tabs', async () => {
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowLeft');
    await expect(tabs.first()).toBeFocused();
  });
  await test.step('a category of the sidebar', async () => {
    const category = page.locator('.theme-doc-sidebar-container [aria-expanded="false"]').first();
    const handle = await category.elementHandle();
    await category.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => handle?.getAttribute('aria-expanded')).toBe('true');
  });
});

for (const [reducedMotion, moving] of [
  ['no-preference', 1],
  ['reduce', 0],
] as const) {
  test(
    `X-08 with the preference ${reducedMotion}, a category folds with ${moving} motion`,
    {tag: '@partial-hydration'},
    async ({page}) => {
      await page.emulateMedia({reducedMotion});
      await open(page, CLASS);
      const label = page.locator('.theme-doc-sidebar-container [role=button][aria-expanded="true"]').first();
      const list = await label.locator('xpath=ancestor::li[1]/ul').elementHandle();
      const running = await label.evaluate((element: HTMLElement) => {
        element.click();
        return element.closest('li')?.querySelector('ul')?.getAnimations().length;
      });
      expect(running).toBe(moving);
      await expect.poll(() => list?.evaluate((element) => (element as HTMLElement).hidden)).toBe(true);
    },
  );
}

test('X-08 only overflowing tables and code blocks are focusable', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  for (const path of [CLASS, '/docs/guides/layout', '/docs/guides/styling']) {
    await open(page, path);
    const wrong = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main table')]
          .filter((table) => table.checkVisibility())
          .filter((table) => table.scrollWidth > table.clientWidth !== (table.tabIndex === 0))
          .map((table) => table.outerHTML.slice(0, 100)),
      );
    await expect.poll(wrong).toEqual([]);
  }
  const table = page.locator('main table[tabindex="0"]').first();
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('X-08 after a change of pages the focus is on the new heading, and the change is announced', async ({
  page,
}) => {
  await open(page, GUIDE);
  await page.locator('.theme-doc-sidebar-container a[href="/docs/guides/layout"]').press('Enter');
  await expect(heading(page)).toHaveText('Layout');
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('#route-announcer[role="status"]')).toHaveText('Layout');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Contribute'}).press('Enter');
  await expect(page).toHaveURL('/docs/development/');
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(heading(page)).toHaveText('Layout');
  await expect(heading(page)).toBeFocused();
});

test('X-08 after a link to a part of another page the focus is on that part', async ({page}) => {
  await open(page, '/docs/guides/layout');
  const link = page.locator('.markdown a[href^="/docs/api/generated/classes/"][href*="#"]').first();
  const id = ((await link.getAttribute('href')) ?? '').split('#')[1] ?? '';
  await link.press('Enter');
  await expect(page.locator(`[id="${id}"]`)).toBeFocused();
});

test('X-08 with reduced motion nothing moves for long', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, GUIDE);
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const {transitionDuration, animationDuration} = getComputedStyle(element);
        const durations = `${transitionDuration},${animationDuration}`.split(',').map(Number.parseFloat);
        return Math.max(...durations) > 0.05;
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(moving).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
});

test('X-08 icons, the current page and the focus are visible in forced colours', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, GUIDE);
  const background = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const current = await background('.theme-doc-sidebar-container .menu__link--active');
  const other = await background('.theme-doc-sidebar-container .menu__link:not(.menu__link--active)');
  expect(current).not.toBe(other);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await focusProblem(page)).toBeUndefined();
  const [icon, paper] = await page.evaluate(() => {
    const svg = document.querySelector('.DocSearch-Search-Icon');
    return [svg && getComputedStyle(svg).color, getComputedStyle(document.body).backgroundColor];
  });
  expect(icon).not.toBe(paper);
});

/** Returns controls outside of sentences that are lower or narrower than 24 pixels. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const small = [...document.querySelectorAll<HTMLElement>('a, button, summary, input, [role="tab"]')]
      .filter((element) => element.checkVisibility({visibilityProperty: true}) && !element.closest('[inert]'))
      .filter(
        (element) =>
          // The mark in a picture is as large as the control that it shows, and "Next step" does the same.
          !element.closest(
            '[data-part="hotspots"], p, li > code, td, th, .markdown li, .api-related, .api-signature, dd, .theme-announcement-bar div, figcaption, .theme-doc-footer, section[aria-label^="Skip"]',
          ),
      )
      .map((element) => ({element, box: element.getBoundingClientRect()}))
      .filter(({box}) => box.width > 0 && (box.width < 24 || box.height < 24))
      .map(
        ({element, box}) =>
          `${Math.round(box.width)}x${Math.round(box.height)} ${element.outerHTML.slice(0, 90)}`,
      );
    return [...new Set(small)];
  });

test('X-08 targets outside of sentences are at least 24 px high and wide', async ({page}) => {
  for (const path of ['/', GUIDE, CLASS]) {
    await page.setViewportSize({width: 1280, height: 800});
    await open(page, path);
    expect([path, ...(await smallTargets(page))]).toEqual([path]);
    await page.setViewportSize(PHONE);
    await hamburger(page).click();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    expect([path, 'phone', ...(await smallTargets(page))]).toEqual([path, 'phone']);
  }
});

test('X-08 at 200 % and 400 % nothing scrolls sideways and nothing is lost', async ({page}) => {
  for (const path of ['/', '/blog', '/docs/guides/gallery', GUIDE, CLASS, '/search?q=button']) {
    await page.setViewportSize({width: 640, height: 256});
    await open(page, path);
    for (const width of [640, 320]) {
      await page.setViewportSize({width, height: 256});
      const {scrollWidth, clientWidth} = await page.evaluate(() => document.documentElement);
      expect([path, width, scrollWidth]).toEqual([path, width, clientWidth]);
      await expect(heading(page)).toBeVisible();
      await expect(hamburger(page)).toBeVisible();
    }
  }
});

test('X-08 text at twice its size stays within the page, and none is cut', async ({page}) => {
  for (const path of [
    '/',
    '/blog',
    GUIDE,
    CLASS,
    '/docs/api/generated/',
    '/docs/guides/tutorial/data',
    '/docs/guides/gallery',
    '/docs/guides/layout-playground',
    '/docs/api/changes/0-74',
    '/offline',
    '/missing',
  ]) {
    await page.setViewportSize({width: 1280, height: 740});
    await open(page, path);
    await waitForVisibleComponents(page);
    await page.addStyleTag({content: 'html { font-size: 200% !important; }'});
    for (const width of [1280, 640, 320]) {
      await page.setViewportSize({width, height: 740});
      const {wider, cut} = await page.evaluate(() => {
        const {scrollWidth, clientWidth} = document.documentElement;
        const labels = document.querySelectorAll('.navbar__title, .menu__link > span, main figure');
        return {
          wider: scrollWidth - clientWidth,
          cut: [...labels]
            .filter(
              (label) => label.scrollWidth > label.clientWidth || label.scrollHeight > label.clientHeight,
            )
            .map((label) => label.textContent?.slice(0, 60)),
        };
      });
      expect({path, width, wider, cut}).toEqual({path, width, wider: 0, cut: []});
    }
  }
});

test('X-08 with text at twice its size and with wider spaces, no item of the navbar covers another one', async ({
  page,
}) => {
  await open(page, GUIDE);
  await page.addStyleTag({
    content:
      'html { font-size: 200% !important; } * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
  });
  for (const width of [1280, 997, 360, 320]) {
    await page.setViewportSize({width, height: 740});
    const covered = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll<HTMLElement>('.navbar__inner :is(a, button)')]
        .filter((item) => item.checkVisibility())
        .map((item) => ({name: item.textContent, box: item.getBoundingClientRect()}));
      return boxes.flatMap(({name, box}, index) =>
        boxes
          .slice(index + 1)
          .filter(
            ({box: other}) =>
              Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
              Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
          )
          .map((other) => `${name} and ${other.name}`),
      );
    });
    expect({width, covered}).toEqual({width, covered: []});
  }
});

test('with large text, the menu of a phone can be closed with its button', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, GUIDE);
  await page.addStyleTag({content: 'html { font-size: 200% !important; }'});
  await hamburger(page).click();
  const close = page.getByRole('button', {name: 'Close navigation bar'});
  await expect(close).toBeInViewport({ratio: 1});
  const menu = page.locator('.navbar-sidebar');
  const [button, box] = [await close.boundingBox(), await menu.boundingBox()];
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
  await close.click();
  await expect(menu).toBeHidden();
});

test('with large text, the contents of a page are above it, because there is no room beside it', async ({
  page,
}) => {
  await open(page, GUIDE);
  const contents = page.getByRole('button', {name: 'On this page'});
  await expect(contents).toBeHidden();
  await page.addStyleTag({content: 'html { font-size: 200% !important; }'});
  await contents.click();
  await expect(page.locator('.theme-doc-toc-mobile').getByRole('link').first()).toBeVisible();
  await expect(page.locator('.theme-doc-toc-desktop')).toBeHidden();
});
