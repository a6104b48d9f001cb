// cspell:ignore qaction
import {spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {REFERENCE_FOLDER} from '../src/lib/reference';
import {findChromium} from '../tests/support/chromium';
import {tenth} from './figures';
import {timeCommand} from './time-command';

const CACHES = ['.docusaurus', 'node_modules/.cache', REFERENCE_FOLDER, '.cache'];
const DEV_PORT = 3456;

/** Seconds since `start` (from performance.now()), to a tenth. */
const secondsSince = (start: number): number => tenth((performance.now() - start) / 1000);

function clearCaches(): void {
  for (const cache of CACHES) rmSync(cache, {recursive: true, force: true});
}

interface BuildFigures {
  build: string;
  seconds: number;
  /** Of the process that builds; not known of a server that is ended from outside. */
  'peak memory (MB)'?: number;
}

/** @param folder the checkout in which the build is run */
export function measureBuild(build: string, folder = process.cwd()): BuildFigures {
  const notes = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const rss = path.join(notes, 'rss');
  const seconds = timeCommand(folder, ['docusaurus', 'build'], {
    BENCH_RSS: rss,
    NODE_OPTIONS: `--require ${path.resolve('bench/report-rss.cjs')}`,
  });
  const kilobytes = Number(readFileSync(rss, 'utf8'));
  rmSync(notes, {recursive: true});
  return {build, seconds: tenth(seconds), 'peak memory (MB)': Math.round(kilobytes / 1024)};
}

/** Files that are edited while the dev server runs, the pages that show them, and words of each that both have. */
const EDITS = [
  {
    file: 'docs/guides/styling.mdx',
    route: '/docs/guides/styling',
    words: 'With a stylesheet you give your windows',
  },
  {
    file: 'reference/classes/qaction.yaml',
    route: '/docs/api/generated/classes/qaction',
    words: 'A command that the user can give',
  },
  {
    file: 'reference/classes/qcheckbox.yaml',
    route: '/docs/api/generated/classes/qcheckbox',
    words: 'A box to tick',
  },
  {
    file: 'examples/check-box/main.ts',
    route: '/docs/api/generated/classes/qcheckbox',
    words: 'All notifications',
  },
];

/** Milliseconds for which somebody looks at a page before they edit it. */
const READING = 5000;

/** Starts the dev server and waits for a page on the screen; then for edits of files to be on it. */
async function measureDevServer(build: string, edits: typeof EDITS = []): Promise<BuildFigures[]> {
  const origin = `http://localhost:${DEV_PORT}`;
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  const start = performance.now();
  const server = spawn('npx', ['docusaurus', 'start', '--no-open', '--port', String(DEV_PORT)], {
    stdio: 'ignore',
    detached: true,
  });
  const answered = async () => (await fetch(origin).catch(() => undefined))?.ok ?? false;
  while (!(await answered())) await new Promise((next) => setTimeout(next, 50));
  const body = page.locator('article');
  await page.goto(`${origin}/docs/guides/getting-started`);
  await body.waitFor();
  const figures: BuildFigures[] = [{build, seconds: secondsSince(start)}];
  for (const {file, route, words} of edits) {
    await page.goto(origin + route);
    await body.getByText(words).first().waitFor();
    await new Promise((next) => setTimeout(next, READING));
    const text = readFileSync(file, 'utf8');
    const saved = performance.now();
    try {
      writeFileSync(file, text.replace(words, 'Edited words'));
      await body.getByText('Edited words').first().waitFor();
      figures.push({build: `edit of ${file}`, seconds: secondsSince(saved)});
    } finally {
      writeFileSync(file, text);
    }
  }
  await browser.close();
  if (server.pid) process.kill(-server.pid);
  return figures;
}

/** Time and memory of a build, and the dev server's first page, with no cache and with one; then edits. */
export async function benchBuild(): Promise<BuildFigures[]> {
  clearCaches();
  const cold = measureBuild('build, cold');
  const warm = measureBuild('build, warm');
  clearCaches();
  const startCold = await measureDevServer('dev server, cold');
  const startWarm = await measureDevServer('dev server, warm', EDITS);
  return [cold, warm, ...startCold, ...startWarm];
}
