import {expect, type Page, test} from '@playwright/test';
import {accessibilityProblems} from '../support/accessibility';
import {pretendConnection} from '../support/faults';
import {hydrated} from '../support/page';
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

/** Looks at every page light and dark, which takes twice as long; otherwise pages are looked at by turns. */
const BOTH = process.env.CRAWL === 'both';

/** Characters of the shortest page there is: the archive of a blog with one post. */
const SHORTEST_PAGE = 20;

/** Finds parts of the page that a reader without JavaScript misses: all of it, or what can't be seen or unfolded. */
function missingWithoutScripts(page: Page): Promise<string[]> {
  return page.evaluate((shortest) => {
    const main = document.querySelector('main');
    if (!main || main.innerText.trim().length < shortest) return ['without scripts the page is empty'];
    return (
      [...main.querySelectorAll('h1, h2, h3, p, pre, table')]
        // Tabs unfold by a style that asks whether scripts run: no-script.spec.ts looks at them.
        .filter((element) => !element.closest('details:not([open]), [role=tabpanel]'))
        .filter((element) => !element.checkVisibility())
        .map((element) => `without scripts this can't be seen: ${element.outerHTML.slice(0, 80)}`)
    );
  }, SHORTEST_PAGE);
}

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
  test(`X-08 every page logs no error, fits its window and is accessible, part ${part + 1}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(300_000);
    // Without it each page fetches dozens of others ahead, which the next visit cuts off.
    await pretendConnection(page, {effectiveType: '4g', saveData: true});
    const found: string[] = [];
    const watched = watch(page, baseURL ?? '');
    for (const [i, route] of routes.entries()) {
      const [first, second] = i % 2 === 0 ? [LIGHT, DARK] : [DARK, LIGHT];
      await become(page, first);
      // Scripts start late, so until then the page is what a reader without JavaScript gets.
      await page.goto(route, {waitUntil: 'domcontentloaded'});
      const seen = route.startsWith('/search') ? [] : await missingWithoutScripts(page);
      await hydrated(page);
      if (route.includes('?q=')) await page.getByText(/documents? found|No results were found/).waitFor();
      seen.push(...(await problems(page)));
      if (BOTH) {
        await become(page, second);
        seen.push(...(await problems(page)));
      }
      seen.push(...watched.problems.splice(0));
      found.push(...seen.map((problem) => `${route}: ${problem}`));
    }
    expect(found).toEqual([]);
  });
}
