import {readdirSync, readFileSync} from 'node:fs';
import type {Server} from 'node:http';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {chromium, type Page} from '@playwright/test';
import {BUILD} from '../tests/support/build';
import {findChromium} from '../tests/support/chromium';
import {getOrigin, serve} from '../tests/support/serve';
import {
  createBuildEngine,
  measureRelevance,
  readBuildRecords,
  readQueries,
} from '../tools/relevance/relevance';
import {findMedian, findPercentile, roundToTenth} from './statistics';

interface Figure {
  search: string;
  value: number;
}

const getCompressedSize = (file: string) => gzipSync(readFileSync(path.join(BUILD, file))).length;

/** Runs an action and returns its result and the milliseconds that it took. */
function measureTime<Result>(action: () => Result): [result: Result, milliseconds: number] {
  const start = performance.now();
  const result = action();
  return [result, performance.now() - start];
}

/** The longest query that the search dialog accepts. */
const MAX_QUERY_LENGTH = 64;

/**
 * Returns the content of the input after each key while judged queries are typed.
 * @param count about how many of the queries are typed; they are spread evenly over all of them
 */
function listTypedTexts(count: number): string[] {
  const queries = readQueries();
  const step = Math.ceil(queries.length / count);
  return queries
    .filter((_, number) => number % step === 0)
    .flatMap(({query}) =>
      Array.from({length: Math.min(query.length, MAX_QUERY_LENGTH)}, (_, index) => query.slice(0, index + 1)),
    );
}

/** Returns the median and the 95th percentile of times in milliseconds. */
const summarizeTimes = (search: string, times: readonly number[]): Figure[] => [
  {search: `${search}, median of ${times.length} (ms)`, value: roundToTenth(findMedian(times))},
  {search: `${search}, p95 (ms)`, value: roundToTenth(findPercentile(times, 0.95))},
];

/** Measures how long Node.js takes to create the engine, and to find the hits after each key of the judged queries. */
function measureEngine(): Figure[] {
  const [engine, loadTime] = measureTime(() => createBuildEngine(BUILD));
  const texts = listTypedTexts(40);
  const measureTexts = () =>
    texts.map((query) => measureTime(() => engine.search([{indexName: 'bench', query, hitsPerPage: 20}]))[1]);
  // Other processes may slow down a key in one pass, but rarely in all of them.
  const passes = [measureTexts(), measureTexts(), measureTexts()];
  const times = texts.map((_, key) => Math.min(...passes.map((pass) => pass[key] ?? 0)));
  return [
    {search: 'records', value: readBuildRecords(BUILD).length},
    {search: 'index read and engine made, Node.js (ms)', value: roundToTenth(loadTime)},
    ...summarizeTimes('key to answer, Node.js', times),
  ];
}

/**
 * Sets the query of the search dialog like a key, and returns the milliseconds until the frame that shows its hits. Returns
 * undefined if the hits don't change.
 */
function measureKey(page: Page, query: string): Promise<number | undefined> {
  return page.locator('.DocSearch-Input').evaluate(async (input, text) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const list = document.querySelector('.DocSearch-Dropdown') ?? document.body;
    // A person needs at least this long between two keys.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return new Promise<number | undefined>((resolve) => {
      const start = performance.now();
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - start));
      });
      setTimeout(() => resolve(undefined), 500);
      observer.observe(list, {childList: true, subtree: true, characterData: true});
      setValue?.call(input, text);
      input.dispatchEvent(new Event('input', {bubbles: true}));
    });
  }, query);
}

/** Measures the bytes that the browser loads for a first search, and the time from a key to its hits. */
async function measureBrowser(server: Server): Promise<Figure[]> {
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  const page = await browser.newPage();
  await page.goto(`${getOrigin(server)}/docs/guides/getting-started`);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.waitForLoadState('networkidle');
  const loadedPaths = new Set<string>();
  page.context().on('request', (request) => loadedPaths.add(new URL(request.url()).pathname));
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('window');
  await page.locator('.DocSearch-Hit').first().waitFor();
  const times: number[] = [];
  for (const query of listTypedTexts(8)) {
    const time = await measureKey(page, query);
    if (time !== undefined) times.push(time);
  }
  await browser.close();
  const files = [...loadedPaths].filter((file) => /\.(js|json|css)$/.test(file));
  return [
    {
      search: 'loaded on first use, code and index, gzip (B)',
      value: files.reduce((sum, file) => sum + getCompressedSize(file), 0),
    },
    ...summarizeTimes('key to the frame with its hits, Chromium', times),
  ];
}

/** Measures size, speed and relevance of the embedded search on the last build. */
export async function benchSearch(): Promise<{figures: Figure[]; relevance: object[]}> {
  if (!readdirSync(BUILD).includes('search-index')) throw new Error('Run `npm run build` first.');
  const server = await serve({root: BUILD, port: 0});
  const figures = [...measureEngine(), ...(await measureBrowser(server))];
  server.close();
  return {figures, relevance: measureRelevance(createBuildEngine(BUILD), readQueries())};
}
