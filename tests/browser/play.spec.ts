// cspell:ignore qevent
import {expect, type Locator, type Page, test} from '@playwright/test';
import {accessibilityProblems} from '../support/accessibility';
import {CHUNKS, delayResponses} from '../support/faults';
import {open} from '../support/page';

const CLASSES = '/docs/api/generated/classes';
/** Its program plays three steps: pressing Count twice, then Reset. */
const PAGE = `${CLASSES}/qpushbutton`;
/** A page without a play. */
const OTHER = '/docs/guides/debugging';

const player = (page: Page): Locator =>
  page.locator('figure', {has: page.locator('[data-part="panel"]')}).first();
const result = (page: Page): Locator => player(page).getByRole('group', {name: 'What happened'});
const picture = (page: Page): Locator =>
  player(page).locator('[data-part="screenshot"] img').locator('visible=true');
const hotspot = (page: Page): Locator => player(page).locator('[data-part="hotspots"] button');
const instruction = (page: Page): Locator => player(page).locator('[data-part="instruction"]');
const control = (page: Page, name: string | RegExp): Locator =>
  player(page).locator('[data-part="panel"]').getByRole('button', {name, exact: true});

/** Opens the page and waits until the picture can be pressed. */
async function openPlayer(page: Page, address = PAGE): Promise<void> {
  await open(page, address);
  await player(page).scrollIntoViewIfNeeded();
  await expect(hotspot(page)).toBeVisible();
}

/** Collects the pictures of steps that the page fetches from now on. */
function fetchedSteps(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/-(light|dark)-\d+-\w+\.webp$/.test(request.url())) fetched.push(request.url());
  });
  return fetched;
}

/** Returns the lines that ran, in the language that is selected. */
const executedLines = (page: Page): Locator =>
  player(page).locator('[data-executed]').locator('visible=true');

test('X-10 a picture that is shown smaller than it is stays as large when it can be pressed', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 800});
  const release = await delayResponses(page, CHUNKS);
  // With the stock client, loading ends when the code is there.
  await page.goto('/docs/guides/styling', {waitUntil: 'commit'});
  await player(page).scrollIntoViewIfNeeded();
  const before = await picture(page).boundingBox();
  await release();
  await expect(hotspot(page)).toBeVisible();
  expect(before?.width).toBeLessThan(Number(await picture(page).getAttribute('width')));
  expect((await picture(page).boundingBox())?.width).toBe(before?.width);
});

test('X-10 pressing the highlighted control shows what happens next, what was emitted, and which lines ran', async ({
  page,
}) => {
  await openPlayer(page);
  await expect(picture(page)).toHaveAttribute('src', /push-button-light-\w+\.webp$/);
  await expect(hotspot(page)).toHaveAccessibleName('Press Count');
  const image = await picture(page).boundingBox();
  const target = await hotspot(page).boundingBox();
  expect((target?.width ?? 0) / (image?.width ?? 1)).toBeCloseTo(416 / 480, 1);
  expect(((target?.y ?? 0) - (image?.y ?? 0)) / (image?.height ?? 1)).toBeCloseTo(80 / 240, 1);

  await hotspot(page).click();
  await expect(result(page)).toContainText('Step 1 of 3: Press Count');
  await expect(result(page)).toContainText('QPushButton emits clicked(false)');
  await expect(picture(page)).toHaveAttribute('src', /push-button-light-1-\w+\.webp$/);
  await expect(executedLines(page).filter({hasText: 'clicks += 1;'})).toBeVisible();
  await player(page).getByRole('tab', {name: 'JavaScript'}).click();
  await expect(executedLines(page).filter({hasText: 'clicks += 1;'})).toBeVisible();
  await test.step('a printed play has all of its steps and no buttons', async () => {
    await page.emulateMedia({media: 'print'});
    await expect(player(page).locator('details > ol > li').nth(2)).toBeVisible();
    await expect(player(page).locator('[data-part="panel"]')).toBeHidden();
    await expect(hotspot(page)).toBeHidden();
  });
});

test('X-10 the player can be used with its buttons and with the keyboard, keeps the focus and announces each step', async ({
  page,
}) => {
  // People who prefer reduced motion have no button that plays all steps.
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await openPlayer(page);
  await test.step('the buttons go back, start over and play all steps', async () => {
    await expect(control(page, 'Previous step')).toHaveAttribute('aria-disabled', 'true');
    await control(page, 'Next step: Press Count').click();
    await control(page, 'Next step: Press Count again').click();
    await control(page, 'Previous step').click();
    await expect(result(page)).toContainText('Step 1 of 3');
    await control(page, 'Previous step').click();
    await expect(result(page)).toHaveText('');
    await control(page, 'Play all steps').click();
    await expect(control(page, 'Pause')).toBeVisible();
    await expect(result(page)).toContainText('Step 3 of 3');
    await expect(control(page, 'Play all steps')).toBeVisible();
    await control(page, 'Start over').click();
    await expect(result(page)).toHaveText('');
  });
  await test.step('the keyboard', async () => {
    await hotspot(page).focus();
    await page.keyboard.press('Enter');
    const caption = result(page).locator('[aria-live="polite"] p').first();
    await expect(caption).toHaveText('Step 1 of 3: Press Count');
    await page.keyboard.press('ArrowRight');
    await expect(caption).toHaveText('Step 2 of 3: Press Count again');
    await page.keyboard.press('ArrowLeft');
    await expect(caption).toHaveText('Step 1 of 3: Press Count');
    await page.keyboard.press('ArrowRight');
    await expect(caption).toHaveText('Step 2 of 3: Press Count again');
    await page.keyboard.press('Enter');
    await expect(caption).toHaveText('Step 3 of 3: Press Reset');
    await expect(hotspot(page)).toHaveCount(0);
    await expect(control(page, 'Start over')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(caption).toHaveCount(0);
    await expect(instruction(page)).toHaveText('Press Count.');
    await expect(control(page, 'Next step: Press Count')).toBeFocused();
  });
  await test.step('a click beside the highlighted part says which part responds', async () => {
    await player(page)
      .locator('[data-part="hotspots"]')
      .click({position: {x: 4, y: 4}});
    const hint = player(page).locator('[data-part="hint"]');
    await expect(hint).toHaveText('Only the highlighted part responds');
    await hotspot(page).click();
    await expect(instruction(page)).toHaveText('Press Count again.');
    await expect(hint).toHaveText('');
  });
});

test('typing the text of a step types it in the picture, and a wrong letter shows a hint', async ({page}) => {
  await openPlayer(page, `${CLASSES}/qlineedit`);
  await hotspot(page).focus();
  await page.keyboard.type('ada x');
  await expect(player(page).locator('[data-part="hint"]')).toHaveText('Only the highlighted part responds');
  await expect(instruction(page).locator('mark')).toHaveText('Ada ');
  await page.keyboard.type('lovelace');
  await expect(result(page)).toContainText('Step 1 of 3: Type a name');
});

test('dragging the handle of a slider moves it, but only in the direction of the step', async ({page}) => {
  await openPlayer(page, `${CLASSES}/qslider`);
  const box = await hotspot(page).boundingBox();
  if (!box) throw new Error('The player has no part that responds');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const dragBy = async (distance: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y, {steps: 4});
    await page.mouse.up();
  };
  await dragBy(80);
  await expect(instruction(page)).toHaveText('Drag the handle to the left.');
  await expect(result(page)).toHaveText('');
  await dragBy(-80);
  await expect(result(page)).toContainText('valueChanged 8 times, last valueChanged(26)');
});

test('turning the wheel over a dial turns the dial and not the page', async ({page}) => {
  await openPlayer(page, `${CLASSES}/qdial`);
  await hotspot(page).hover({position: {x: 10, y: 10}});
  await page.mouse.move(0, 0);
  await hotspot(page).hover({position: {x: 20, y: 20}});
  // Hovering may have scrolled the dial into view.
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, -120);
  await expect(result(page)).toContainText('Step 1 of 2: Turn the wheel up by two notches');
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

interface Gesture {
  name: string;
  address: string;
  example: string;
  /** The captions of the steps that the gestures do. */
  steps: string[];
  /** Does with the mouse what the steps say. */
  act: (page: Page, target: Locator, isShown: (step: number) => Promise<void>) => Promise<void>;
}

/** Moves the pointer to the middle of an element, as a hand does. */
async function point(page: Page, target: Locator): Promise<{x: number; y: number}> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The player has no part that responds');
  const middle = {x: box.x + box.width / 2, y: box.y + box.height / 2};
  await page.mouse.move(middle.x, middle.y, {steps: 3});
  return middle;
}

const GESTURES: Gesture[] = [
  {
    name: 'dragging the corner of a window',
    address: '/docs/guides/layout',
    example: 'layout-wrap',
    steps: ['Make the window wider', 'Make the window narrower'],
    async act(page, target, isShown) {
      for (const [step, distance] of [140, -240].entries()) {
        const {x, y} = await point(page, target);
        await page.mouse.down();
        await page.mouse.move(x + distance, y, {steps: 5});
        await page.mouse.up();
        await isShown(step + 1);
      }
    },
  },
  {
    name: 'pressing the close button of a window',
    address: '/docs/guides/advanced-qevent-handling',
    example: 'events-close',
    steps: ['Press Cancel', 'Close the window', 'Press Save'],
    async act(_page, target, isShown) {
      for (const step of [1, 2, 3]) {
        await target.click();
        await isShown(step);
      }
    },
  },
  {
    name: 'holding a button down',
    address: `${CLASSES}/qgraphicsblureffect`,
    example: 'blur',
    steps: ['Hold down Show', 'Let go of Show'],
    async act(page, target, isShown) {
      await point(page, target);
      await page.mouse.down();
      await isShown(1);
      await page.mouse.up();
      await isShown(2);
    },
  },
  {
    name: 'pointing at an entry of a menu',
    address: '/docs/guides/menus',
    example: 'menu',
    steps: ['Point at Recent files'],
    async act(page, target, isShown) {
      await point(page, target);
      await isShown(1);
    },
  },
  {
    name: 'clicking with the right button',
    address: '/docs/guides/menus',
    example: 'context-menu',
    steps: ['Right-click Running', 'Choose Delete'],
    async act(_page, target, isShown) {
      await target.click({button: 'right'});
      await isShown(1);
      await target.click();
      await isShown(2);
    },
  },
  {
    name: 'double-clicking a cell',
    address: `${CLASSES}/qtablewidget`,
    example: 'table-widget',
    steps: ['Double-click Quito'],
    async act(_page, target, isShown) {
      await target.dblclick();
      await isShown(1);
    },
  },
];

for (const {name, address, example, steps, act} of GESTURES) {
  test(`${name} in the picture does one step after the other`, async ({page}) => {
    await open(page, address);
    const figure = page.locator('main figure', {hasText: `examples/${example}/main.ts`});
    const target = figure.locator('[data-part="hotspots"] button');
    await figure.locator('[data-part="screenshot"]').scrollIntoViewIfNeeded();
    await expect(target).toBeVisible();
    const report = figure.getByRole('group', {name: 'What happened'});
    await act(page, target, (step) =>
      expect(report).toContainText(new RegExp(`Step ${step} of \\d: ${steps[step - 1]}`)),
    );
  });
}

test('after a dialog has closed, an outline with what the program printed takes its place', async ({
  page,
}) => {
  await openPlayer(page, `${CLASSES}/qdialog`);
  // An example with one step has one control.
  await expect(player(page).locator('[data-part="buttons"]').getByRole('button')).toHaveCount(1);
  await hotspot(page).click();
  const outline = player(page).locator('[data-part="closed"]');
  await expect(outline).toContainText('The dialog “Delete” closed.');
  await expect(outline).toContainText('Console: Deleted');
  await expect(hotspot(page)).toHaveCount(0);
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('the lines that ran come into view without moving the page, in the language that is chosen', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 1400});
  await openPlayer(page, `${CLASSES}/qdialog`);
  await expect(
    player(page).locator('.code-line', {hasText: 'dialog.done(answer);'}).locator('visible=true'),
  ).not.toBeInViewport();
  const before = await page.evaluate(() => scrollY);
  await hotspot(page).click();
  await expect(executedLines(page).filter({hasText: 'dialog.done(answer);'})).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await player(page).getByRole('tab', {name: 'JavaScript'}).click();
  await expect(executedLines(page).filter({hasText: 'dialog.done(answer);'})).toBeInViewport();
});

test('a tap on a picture that is too large for the phone enlarges it, and it still responds', async ({
  browser,
}) => {
  const page = await browser.newPage({viewport: {width: 360, height: 780}, hasTouch: true});
  await openPlayer(page, `${CLASSES}/qfiledialog`);
  await player(page)
    .locator('[data-part="hotspots"]')
    .tap({position: {x: 4, y: 4}});
  const dialog = page.getByRole('dialog', {name: 'Enlarged image'});
  const image = dialog.locator('img').locator('visible=true');
  const width = Number(await image.getAttribute('width'));
  expect(await image.evaluate((element) => element.getBoundingClientRect().width)).toBe(width);
  await dialog.getByRole('button', {name: 'Choose january.csv'}).tap();
  await expect(dialog.getByText('Press Import.')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', {name: 'Close the enlarged image'}).tap();
  await expect(dialog).toHaveCount(0);
  await expect(instruction(page)).toHaveText('Press Import.');
  await page.close();
});

test('windows have the frame of the reader’s platform, and none is larger than another', async ({
  browser,
}) => {
  const bars = [];
  for (const [platform, name] of [
    ['Win32', 'windows'],
    ['MacIntel', 'macos'],
    ['Linux x86_64', 'linux'],
  ] as const) {
    const page = await browser.newPage();
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'platform', {get: () => value});
    }, platform);
    await open(page, PAGE);
    await expect(page.locator('html')).toHaveAttribute('data-platform', name);
    const bar = player(page).locator('[data-part="screenshot"] [aria-hidden="true"]').first();
    const {width, height} = (await bar.boundingBox()) ?? {};
    const look = await bar.evaluate((element) =>
      ['::before', '::after'].map((part) => {
        const {maskImage, backgroundImage, display} = getComputedStyle(element, part);
        return `${maskImage} ${backgroundImage} ${display}`;
      }),
    );
    bars.push({size: `${width} × ${height}`, look: look.join()});
    expect(await accessibilityProblems(page), name).toEqual([]);
    await page.close();
  }
  expect(new Set(bars.map(({size}) => size)).size).toBe(1);
  expect(new Set(bars.map(({look}) => look)).size).toBe(3);
});

test('X-10 nothing moves for people who prefer reduced motion', async ({browser}) => {
  const page = await browser.newPage({reducedMotion: 'reduce'});
  await openPlayer(page);
  await expect(control(page, 'Next step: Press Count')).toBeVisible();
  await expect(control(page, 'Play all steps')).toHaveCount(0);
  expect(await hotspot(page).evaluate((button) => button.getAnimations().length)).toBe(0);
  await page.close();
});

test('X-10 a player fetches no picture before its first step, and none of the other colour mode', async ({
  browser,
}) => {
  const page = await browser.newPage({colorScheme: 'dark'});
  const fetched = fetchedSteps(page);
  await openPlayer(page);
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  await hotspot(page).click();
  await expect(result(page)).toContainText('Step 1 of 3');
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
  expect(fetched.filter((url) => !url.includes('-dark-'))).toEqual([]);
  await page.close();
});

test(
  "X-10 a page without a player doesn't fetch the player's code",
  {tag: '@partial-hydration'},
  async ({page}) => {
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') scripts.push(await response.text().catch(() => ''));
    });
    const plays = () => scripts.filter((text) => text.includes('That was the last step.')).length;
    await open(page, OTHER);
    await page.waitForLoadState('networkidle');
    expect(plays()).toBe(0);
    await open(page, PAGE);
    await player(page).scrollIntoViewIfNeeded();
    await expect.poll(plays).toBe(1);
  },
);

test('X-10 a play can be used on a page that a link led to', async ({page}) => {
  await open(page, OTHER);
  await page.locator('.theme-doc-sidebar-container a[href="/docs/guides/getting-started"]').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Getting started');
  await player(page).scrollIntoViewIfNeeded();
  await hotspot(page).click();
  await expect(result(page)).toContainText('Step 1 of');
});

for (const width of [360, 1440]) {
  test(`X-10 no step moves the page, ${width} px wide`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await open(page, '/docs/guides/layout');
    const plays = page.locator('figure', {has: page.locator('[data-part="panel"]')});
    for (let index = 0; index < (await plays.count()); index += 1) {
      const play = plays.nth(index);
      await play.scrollIntoViewIfNeeded();
      const next = play.locator('[data-part="panel"]').getByRole('button').last();
      await expect(next).toBeVisible();
      const size = () => play.evaluate((element) => element.getBoundingClientRect().height);
      const before = await size();
      for (let step = 1; step <= (await play.locator('ol > li').count()); step += 1) {
        await next.click();
        await expect(play.locator('[aria-live]')).toContainText(`Step ${step} of`);
        expect(await size(), `play ${index + 1}, step ${step}`).toBeCloseTo(before, 0);
        const isCut = await play.getByRole('group', {name: 'What happened'}).evaluate((element) => {
          const panel = element.closest('[data-part="panel"]');
          return element.getBoundingClientRect().bottom > (panel?.getBoundingClientRect().bottom ?? 0) + 1;
        });
        expect(isCut, `play ${index + 1}, step ${step}: the text is longer than its space`).toBe(false);
      }
    }
  });
}

test('X-10 a play is accessible at each step in the dark', async ({browser}) => {
  const page = await browser.newPage({colorScheme: 'dark', reducedMotion: 'reduce'});
  await openPlayer(page);
  await page.locator('details', {hasText: 'Show all 3 steps'}).locator('summary').click();
  for (const step of ['Press Count', 'Press Count again', 'Press Reset']) {
    await control(page, `Next step: ${step}`).click();
    await expect(result(page)).toContainText(step);
    expect(await accessibilityProblems(page)).toEqual([]);
  }
  await page.close();
});

test('X-10 without JavaScript a play is a list of captioned pictures', async ({browser}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  await page.goto(PAGE);
  await expect(player(page).locator('[data-part="panel"]')).toBeHidden();
  const steps = player(page).locator('details > ol > li');
  await expect(steps.first()).toBeVisible();
  await expect(steps).toHaveCount(3);
  await expect(steps.nth(1)).toContainText('Press Count again.');
  await expect(steps.nth(1)).toContainText('QPushButton emits clicked(false)');
  await expect(steps.nth(1).locator('img').locator('visible=true')).toHaveAttribute(
    'src',
    /push-button-light-2-\w+\.webp$/,
  );
  await page.close();
});
