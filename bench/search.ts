import {readdirSync, readFileSync} from 'node:fs';
import type {Server} from 'node:http';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {chromium, type Page} from '@playwright/test';
import {createEngine, type Engine} from '../src/plugins/search/engine/engine';
import {type IndexFiles, readIndex} from '../src/plugins/search/index-files';
import {unpack} from '../src/plugins/search/records/pack';
import {BUILD} from '../tests/support/build';
import {findChromium} from '../tests/support/chromium';
import {originOf, serve} from '../tests/support/serve';
import {measure, readQueries} from '../tools/relevance/relevance';
import {median, percentile, tenth} from './figures';

interface Figure {
  search: string;
  value: number;
}

const gzipped = (file: string) => gzipSync(readFileSync(path.join(BUILD, file))).length;

/** Runs an action and gives its result with the milliseconds it took. */
function timed<Result>(action: () => Result): [result: Result, milliseconds: number] {
  const start = performance.now();
  const result = action();
  return [result, performance.now() - start];
}

const recordsOf = ({names, texts}: IndexFiles) => unpack(names, 'https://example.org', texts);

function readEngine(): Engine {
  const index = readIndex(BUILD);
  return createEngine(recordsOf(index), index.names.words);
}

/** Time in Node.js: to make the engine, and to answer each of the judged queries. */
function measureEngine(): Figure[] {
  const [engine, load] = timed(readEngine);
  const queries = readQueries();
  const ask = () =>
    queries.map(({query}) => timed(() => engine.search([{indexName: 'bench', query, hitsPerPage: 20}]))[1]);
  ask();
  const times = ask();
  return [
    {search: 'records', value: recordsOf(readIndex(BUILD)).length},
    {search: 'index read and engine made, Node.js (ms)', value: tenth(load)},
    {search: 'query, Node.js, median (ms)', value: tenth(median(times))},
    {search: 'query, Node.js, p95 (ms)', value: tenth(percentile(times, 0.95))},
  ];
}

/** Puts a query into the modal's input as a key does, and waits for the frame after its results are there. */
function keyToResults(page: Page, query: string): Promise<number> {
  return page.locator('.DocSearch-Input').evaluate((input, text) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const list = document.querySelector('.DocSearch-Dropdown') ?? document.body;
    return new Promise<number>((resolve) => {
      const start = performance.now();
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - start));
      });
      observer.observe(list, {childList: true, subtree: true, characterData: true});
      set?.call(input, text);
      input.dispatchEvent(new Event('input', {bubbles: true}));
    });
  }, query);
}

/** What the browser loads when search is first wanted, and the time from a key to its results. */
async function measureBrowser(server: Server): Promise<Figure[]> {
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  const page = await browser.newPage();
  await page.goto(`${originOf(server)}/docs/guides/getting-started`);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.waitForLoadState('networkidle');
  const loaded = new Set<string>();
  page.context().on('request', (request) => loaded.add(new URL(request.url()).pathname));
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('window');
  await page.locator('.DocSearch-Hit').first().waitFor();
  const words = [...new Set(readQueries().flatMap(({query}) => query.split(' ')))].filter(
    (word) => word.length > 3,
  );
  const times: number[] = [];
  for (const word of words.slice(0, 60)) {
    for (const length of [word.length - 2, word.length - 1, word.length]) {
      times.push(await keyToResults(page, word.slice(0, length)));
    }
  }
  await browser.close();
  const files = [...loaded].filter((file) => /\.(js|json|css)$/.test(file));
  return [
    {
      search: 'loaded on first use, code and index, gzip (B)',
      value: files.reduce((sum, file) => sum + gzipped(file), 0),
    },
    {search: 'key to results, Chromium, median (ms)', value: tenth(median(times))},
    {search: 'key to results, Chromium, p95 (ms)', value: tenth(percentile(times, 0.95))},
  ];
}

/** The record count of the page that has the most. */
function largestPage(): Figure {
  const {names, texts} = readIndex(BUILD);
  const counts = texts.pages.map((entries) => entries.flat().length);
  const most = Math.max(...counts);
  return {search: `records of the largest page, ${names.pages[counts.indexOf(most)]?.[0]}`, value: most};
}

/** Size, speed and relevance of the embedded search on the last build. */
export async function benchSearch(): Promise<{figures: Figure[]; relevance: object[]}> {
  if (!readdirSync(BUILD).includes('search-index')) throw new Error('Run `npm run build` first.');
  const server = await serve({root: BUILD, port: 0});
  const figures = [...measureEngine(), largestPage(), ...(await measureBrowser(server))];
  server.close();
  return {figures, relevance: measure(readEngine(), readQueries())};
}
