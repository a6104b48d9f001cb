import {statSync} from 'node:fs';
import {expect, type Page, test} from '@playwright/test';
import {accessibilityProblems} from '../support/accessibility';
import {ALL_CASES} from '../support/all-cases';
import {fileOf} from '../support/build';
import {collectProblems} from '../support/collect-problems';
import {mockConnection} from '../support/faults';
import {waitForHydration} from '../support/page';
import {sitemapRoutes} from '../support/sitemap';
import {findOlderVersion} from '../support/versions';

const PAGES_PER_TEST = 15;

/** Pages that a sitemap does not list. */
const UNLISTED = ['/search', '/search?q=button', '/search?q=xyzzyplugh', '/404.html'];

/**
 * Generated pages of these folders differ in what they list, not in how they are built. Pages of an older version of the docs
 * are copies of pages that were checked.
 */
const GENERATED = /^(\/docs\/api\/(?:generated\/\w+|changes)\/)./;
const PAGES_PER_KIND = 6;

const sizeOf = (route: string): number => statSync(fileOf(route) ?? '', {throwIfNoEntry: false})?.size ?? 0;

/** Returns `count` items with the same distance between them, the first and the last included. */
function spread<T>(items: T[], count: number): T[] {
  if (items.length <= count) return items;
  const step = (items.length - 1) / (count - 1);
  return Array.from({length: count}, (_, i) => items[Math.round(i * step)] as T);
}

/** Returns all pages that people wrote, and of each kind of generated page the smallest, the largest and some between. */
function samplePages(routes: string[]): string[] {
  const kindOf = (route: string) => findOlderVersion(route) ?? GENERATED.exec(route)?.[1];
  const kinds = new Set(routes.map(kindOf).filter((kind) => kind !== undefined));
  const generated = [...kinds].flatMap((kind) => {
    const members = routes.filter((route) => kindOf(route) === kind);
    return spread(
      members.toSorted((a, b) => sizeOf(a) - sizeOf(b)),
      PAGES_PER_KIND,
    );
  });
  return [...routes.filter((route) => !kindOf(route)), ...generated];
}

const ROUTES = [...(ALL_CASES ? sitemapRoutes() : samplePages(sitemapRoutes())), ...UNLISTED];

function chunks<T>(items: T[], size: number): T[][] {
  return items.length === 0 ? [] : [items.slice(0, size), ...chunks(items.slice(size), size)];
}

interface Surroundings {
  colorScheme: 'light' | 'dark';
  width: number;
  /** Parts and looks of the pages that a worker has visited, which it doesn't check again. Its tests share them. */
  checked: Set<string>;
}

const LIGHT: Surroundings = {colorScheme: 'light', width: 1440, checked: new Set()};
const DARK: Surroundings = {colorScheme: 'dark', width: 360, checked: new Set()};

/** Characters of the shortest page there is: the archive of a blog with one post. */
const SHORTEST_PAGE = 20;

/** Finds parts of the page that a reader without JavaScript misses: all of it, or what can't be seen or unfolded. */
function missingWithoutScripts(page: Page): Promise<string[]> {
  return page.evaluate((shortest) => {
    const main = document.querySelector('main');
    if (!main || main.innerText.trim().length < shortest) return ['without scripts the page is empty'];
    return (
      [...main.querySelectorAll('h1, h2, h3, p, pre, table')]
        // Tabs unfold by a style that asks whether scripts run, and no-script.spec.ts looks at them. A phone has a contents
        // list of its own.
        .filter((element) => !element.closest('details:not([open]), [role=tabpanel], .theme-doc-toc-desktop'))
        .filter((element) => !element.checkVisibility())
        .map((element) => `without scripts this can't be seen: ${element.outerHTML.slice(0, 80)}`)
    );
  }, SHORTEST_PAGE);
}

/** Returns what is wrong with the layout of the page. */
function layoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const {scrollWidth, clientWidth} = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`${scrollWidth - clientWidth} px wider than the screen`);
    return found;
  });
}

/** Milliseconds that a page has to make its wide tables focusable, which it does when it is idle. */
const IDLE_WORK = 10_000;

/** Waits until tables that overflow can be focused. If some never can, axe names them. */
async function wideTablesAreFocusable(page: Page): Promise<void> {
  const areFocusable = () =>
    [...document.querySelectorAll<HTMLElement>('main table')].every(
      (table) => table.scrollWidth <= table.clientWidth || table.tabIndex === 0 || !table.checkVisibility(),
    );
  await page.waitForFunction(areFocusable, undefined, {timeout: IDLE_WORK}).catch(() => undefined);
}

async function findFaults(page: Page, checked: Set<string>): Promise<string[]> {
  await wideTablesAreFocusable(page);
  const [theme, width] = await page.evaluate(() => {
    const {dataset, clientWidth} = document.documentElement;
    return [dataset.theme, clientWidth];
  });
  const found = [...(await layoutProblems(page)), ...(await accessibilityProblems(page, checked))];
  return found.map((problem) => `${theme}, ${width} px: ${problem}`);
}

/** Returns the pages of each test. Every other page is visited in the dark on a phone; the nightly workflow visits all in both ways. */
function listVisits(): Array<{surroundings: Surroundings; routes: string[]}> {
  return [LIGHT, DARK].flatMap((surroundings, turn) => {
    const routes = ROUTES.filter((_, index) => ALL_CASES || index % 2 === turn);
    return chunks(routes, PAGES_PER_TEST).map((chunk) => ({surroundings, routes: chunk}));
  });
}

for (const [index, {surroundings, routes}] of listVisits().entries()) {
  const {colorScheme, width, checked} = surroundings;
  test.describe(() => {
    // Set for the whole test, so that no page has to change its colours and its width before the next one opens.
    test.use({colorScheme, viewport: {width, height: 800}, contextOptions: {reducedMotion: 'reduce'}});

    test(`X-08 ${ALL_CASES ? 'every page' : 'every written page and some of each generated kind'} logs no error, fits its window and is accessible, part ${index + 1}`, async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(300_000);
      // Without it each page fetches dozens of others ahead, which the next visit cuts off.
      await mockConnection(page, {effectiveType: '4g', saveData: true});
      const found: string[] = [];
      const problems = collectProblems(page, baseURL ?? '');
      for (const route of routes) {
        // Scripts start late, so until then the page is what a reader without JavaScript gets.
        await page.goto(route, {waitUntil: 'domcontentloaded'});
        const seen = route.startsWith('/search') ? [] : await missingWithoutScripts(page);
        await waitForHydration(page);
        if (route.includes('?q=')) await page.getByText(/^\d+ results?$|No results were found/).waitFor();
        seen.push(...(await findFaults(page, checked)), ...problems.splice(0));
        found.push(...seen.map((problem) => `${route}: ${problem}`));
      }
      expect(found).toEqual([]);
    });
  });
}
