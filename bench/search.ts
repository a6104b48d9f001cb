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

/** The modal takes no more. */
const LONGEST = 64;

/** Returns the content of the input after each key while judged queries are typed; `every` skips queries. */
const typed = (every: number): string[] =>
  readQueries()
    .filter((_, number) => number % every === 0)
    .flatMap(({query}) =>
      Array.from({length: Math.min(query.length, LONGEST)}, (_, index) => query.slice(0, index + 1)),
    );

/** The two figures of many times, in milliseconds. */
const spread = (search: string, times: readonly number[]): Figure[] => [
  {search: `${search}, median of ${times.length} (ms)`, value: tenth(median(times))},
  {search: `${search}, p95 (ms)`, value: tenth(percentile(times, 0.95))},
];

/** Time in Node.js: to make the engine, and to answer each key of judged queries. */
function measureEngine(): Figure[] {
  const [engine, load] = timed(readEngine);
  const keys = typed(5);
  const ask = () =>
    keys.map((query) => timed(() => engine.search([{indexName: 'bench', query, hitsPerPage: 20}]))[1]);
  // Other work of the machine slows down one pass, and seldom the same key in another.
  const passes = [ask(), ask(), ask()];
  const times = keys.map((_, key) => Math.min(...passes.map((pass) => pass[key] ?? 0)));
  return [
    {search: 'records', value: recordsOf(readIndex(BUILD)).length},
    {search: 'index read and engine made, Node.js (ms)', value: tenth(load)},
    ...spread('key to answer, Node.js', times),
  ];
}

/** Milliseconds from a key to its hits: until they are in the page, and until the frame that shows them. */
interface KeyTime {
  inPage: number;
  inFrame: number;
}

/** Puts a query into the modal's input as a key does; none for a key that leaves the hits as they are. */
function keyToHits(page: Page, query: string): Promise<KeyTime | undefined> {
  return page.locator('.DocSearch-Input').evaluate(async (input, text) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const list = document.querySelector('.DocSearch-Dropdown') ?? document.body;
    // Nobody types as fast as a program.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return new Promise<KeyTime | undefined>((resolve) => {
      const start = performance.now();
      const observer = new MutationObserver(() => {
        const inPage = performance.now() - start;
        observer.disconnect();
        requestAnimationFrame(() => resolve({inPage, inFrame: performance.now() - start}));
      });
      setTimeout(() => resolve(undefined), 500);
      observer.observe(list, {childList: true, subtree: true, characterData: true});
      set?.call(input, text);
      input.dispatchEvent(new Event('input', {bubbles: true}));
    });
  }, query);
}

/** Measures the bytes that the browser loads for a first search, and the time from a key to its hits. */
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
  const times: KeyTime[] = [];
  for (const query of typed(30)) {
    const time = await keyToHits(page, query);
    if (time) times.push(time);
  }
  await browser.close();
  const files = [...loaded].filter((file) => /\.(js|json|css)$/.test(file));
  return [
    {
      search: 'loaded on first use, code and index, gzip (B)',
      value: files.reduce((sum, file) => sum + gzipped(file), 0),
    },
    ...spread(
      'key to hits in the page, Chromium',
      times.map(({inPage}) => inPage),
    ),
    ...spread(
      'key to the frame with its hits, Chromium',
      times.map(({inFrame}) => inFrame),
    ),
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
