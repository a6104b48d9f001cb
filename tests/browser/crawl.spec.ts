import {expect, type Page, test} from '@playwright/test';
import {accessibilityProblems, LOOKS} from '../support/accessibility';
import {sitemapRoutes} from '../support/sitemap';
import {watch} from '../support/watch';

const PAGES_PER_TEST = 25;

/**
 * axe needs one to five seconds for a page. Pages of the reference come from one renderer each kind, so
 * one in eight stands for the rest; pages written by hand are all examined.
 */
const examined = sitemapRoutes().filter(
  (route, i) => !route.startsWith('/docs/api/generated/') || i % 8 === 0,
);

const MODES = [
  {name: 'light at 1440 px', rules: undefined, colorScheme: 'light', viewport: {width: 1440, height: 900}},
  {name: 'dark at 360 px', rules: LOOKS, colorScheme: 'dark', viewport: {width: 360, height: 740}},
] as const;

function chunks<T>(items: T[], size: number): T[][] {
  return items.length === 0 ? [] : [items.slice(0, size), ...chunks(items.slice(size), size)];
}

async function layoutProblems(page: Page): Promise<string[]> {
  const wider = await page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    return scrollWidth - clientWidth;
  });
  return wider > 0 ? [`${wider} px wider than the screen`] : [];
}

for (const {name, rules, ...mode} of MODES) {
  test.describe(name, () => {
    test.use(mode);
    for (const [part, routes] of chunks(sitemapRoutes(), PAGES_PER_TEST).entries()) {
      test(`X-08 every page is quiet and fits, and is accessible, ${name}, part ${part + 1}`, async ({
        page,
        baseURL,
      }) => {
        test.setTimeout(300_000);
        const found: string[] = [];
        const watched = watch(page, baseURL ?? '');
        for (const route of routes) {
          await page.goto(route, {waitUntil: 'load'});
          await page.locator('html[data-has-hydrated="true"]').waitFor();
          const problems = [
            ...(await layoutProblems(page)),
            ...(examined.includes(route) ? await accessibilityProblems(page, rules) : []),
            ...watched.problems.splice(0),
          ];
          found.push(...problems.map((problem) => `${route}: ${problem}`));
        }
        expect(found).toEqual([]);
      });
    }
  });
}
