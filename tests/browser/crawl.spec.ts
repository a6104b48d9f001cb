import {expect, type Page, test} from '@playwright/test';
import {accessibilityProblems} from '../support/accessibility';
import {pretendConnection} from '../support/faults';
import {open} from '../support/page';
import {sitemapRoutes} from '../support/sitemap';
import {watch} from '../support/watch';

const PAGES_PER_TEST = 25;

/** Every page, and those that a sitemap does not list. */
const ROUTES = [...sitemapRoutes(), '/search', '/search?q=button', '/search?q=xyzzyplugh', '/404.html'];

function chunks<T>(items: T[], size: number): T[][] {
  return items.length === 0 ? [] : [items.slice(0, size), ...chunks(items.slice(size), size)];
}

interface Surroundings {
  colorScheme: 'light' | 'dark';
  width: number;
}

const LIGHT: Surroundings = {colorScheme: 'light', width: 1440};
const DARK: Surroundings = {colorScheme: 'dark', width: 360};

/** Has the page follow a system of this colour scheme and a window of this width, and waits until it does. */
async function become(page: Page, {colorScheme, width}: Surroundings): Promise<void> {
  await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
  await page.setViewportSize({width, height: 800});
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** What is wrong with the page as scripts have left it. */
function markupProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const {scrollWidth, clientWidth} = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`${scrollWidth - clientWidth} px wider than the screen`);
    const titles = document.querySelectorAll('h1').length;
    if (titles !== 1) found.push(`${titles} h1`);
    const ids = [...document.querySelectorAll('[id]')].map(({id}) => id);
    const twice = ids.filter((id, i) => ids.indexOf(id) !== i);
    if (twice.length > 0) found.push(`ids used twice: ${twice.join(', ')}`);
    for (const image of document.querySelectorAll('img')) {
      const sized = image.hasAttribute('width') && image.hasAttribute('height');
      if (!sized || !image.hasAttribute('alt')) found.push(`size or alt missing: ${image.outerHTML}`);
    }
    return found;
  });
}

async function problems(page: Page): Promise<string[]> {
  const [theme, width] = await page.evaluate(() => {
    const {dataset, clientWidth} = document.documentElement;
    return [dataset.theme, clientWidth];
  });
  const found = [...(await markupProblems(page)), ...(await accessibilityProblems(page))];
  return found.map((problem) => `${theme}, ${width} px: ${problem}`);
}

for (const [part, routes] of chunks(ROUTES, PAGES_PER_TEST).entries()) {
  test(`X-08 every page is quiet, fits and is accessible, light and wide, dark and narrow, part ${part + 1}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(300_000);
    // Without it each page fetches dozens of others ahead, which the next visit cuts off.
    await pretendConnection(page, {effectiveType: '4g', saveData: true});
    const found: string[] = [];
    const watched = watch(page, baseURL ?? '');
    for (const [i, route] of routes.entries()) {
      // Each page is loaded as the last one was left, so that nothing is drawn in vain.
      const [first, second] = i % 2 === 0 ? [LIGHT, DARK] : [DARK, LIGHT];
      await become(page, first);
      await open(page, route);
      if (route.includes('?q=')) await page.getByText(/documents? found|No results were found/).waitFor();
      const seen = await problems(page);
      await become(page, second);
      seen.push(...(await problems(page)), ...watched.problems.splice(0));
      found.push(...seen.map((problem) => `${route}: ${problem}`));
    }
    expect(found).toEqual([]);
  });
}
