// cspell:ignore qaction
import {spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {REFERENCE_FOLDER} from '../src/lib/reference';
import {findChromium} from '../tests/support/chromium';
import {roundToTenth} from './figures';
import {timeCommand} from './time-command';

const CACHES = ['.docusaurus', 'node_modules/.cache', REFERENCE_FOLDER, '.cache'];
const DEV_PORT = 3456;

/** Seconds since `start` (from performance.now()), to a tenth. */
const secondsSince = (start: number): number => roundToTenth((performance.now() - start) / 1000);

function clearCaches(): void {
  for (const cache of CACHES) rmSync(cache, {recursive: true, force: true});
}

interface BuildFigures {
  build: string;
  seconds: number;
  /** Peak memory of the build process. It isn't known for a dev server, because that is killed. */
  'peak memory (MB)'?: number;
}

/** Measures the time and peak memory of a build. `build` is its name in the results, `folder` the checkout. */
export function measureBuild(build: string, folder = process.cwd()): BuildFigures {
  const folderOfFigures = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const rss = path.join(folderOfFigures, 'rss');
  const seconds = timeCommand(folder, ['docusaurus', 'build'], {
    BENCH_RSS: rss,
    NODE_OPTIONS: `--require ${path.resolve('bench/report-rss.cjs')}`,
  });
  const kilobytes = Number(readFileSync(rss, 'utf8'));
  rmSync(folderOfFigures, {recursive: true});
  return {build, seconds: roundToTenth(seconds), 'peak memory (MB)': Math.round(kilobytes / 1024)};
}

/** Files to edit while the dev server runs, with the page that shows each, and a text that both contain. */
const EDITS = [
  {
    file: 'docs/guides/styling.mdx',
    route: '/docs/guides/styling',
    shownText: 'With a stylesheet you give your windows',
  },
  {
    file: 'reference/classes/qaction.yaml',
    route: '/docs/api/generated/classes/qaction',
    shownText: 'A command that the user can give',
  },
  {
    file: 'reference/classes/qcheckbox.yaml',
    route: '/docs/api/generated/classes/qcheckbox',
    shownText: 'A box to tick',
  },
  {
    file: 'examples/check-box/main.ts',
    route: '/docs/api/generated/classes/qcheckbox',
    shownText: 'All notifications',
  },
];

/** Milliseconds between the load of a page and the edit. */
const PAUSE_BEFORE_EDIT = 5000;

/** Measures the time until the dev server has shown its first page, and then until each edit is visible. */
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
  const isServing = async () => (await fetch(origin).catch(() => undefined))?.ok ?? false;
  while (!(await isServing())) await new Promise((next) => setTimeout(next, 50));
  const body = page.locator('article');
  await page.goto(`${origin}/docs/guides/getting-started`);
  await body.waitFor();
  const figures: BuildFigures[] = [{build, seconds: secondsSince(start)}];
  for (const {file, route, shownText} of edits) {
    await page.goto(origin + route);
    await body.getByText(shownText).first().waitFor();
    await new Promise((next) => setTimeout(next, PAUSE_BEFORE_EDIT));
    const text = readFileSync(file, 'utf8');
    const saved = performance.now();
    try {
      writeFileSync(file, text.replace(shownText, 'Edited words'));
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

/** Measures a build and the start of the dev server, each without and with caches, and then edits. */
export async function benchBuild(): Promise<BuildFigures[]> {
  clearCaches();
  const cold = measureBuild('build, cold');
  const warm = measureBuild('build, warm');
  clearCaches();
  const startCold = await measureDevServer('dev server, cold');
  const startWarm = await measureDevServer('dev server, warm', EDITS);
  return [cold, warm, ...startCold, ...startWarm];
}
