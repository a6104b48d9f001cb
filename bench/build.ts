// cspell:ignore qaction qcheckbox
import {spawn, spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {REFERENCE_FOLDER} from '../src/lib/reference';
import {findChromium} from '../tests/support/chromium';
import {roundToTenth} from './statistics';
import {createStockSite} from './stock-site';

const CACHES = ['.docusaurus', 'node_modules/.cache', REFERENCE_FOLDER, '.cache'];
/** Folder for the temporary files of builds. It's a cache as well, because Docusaurus's loader keeps compiled modules there. */
const TEMPORARY_FOLDER = path.resolve('.cache/temporary');
const DEV_PORT = 3456;
const DEV_ORIGIN = `http://localhost:${DEV_PORT}`;

/** Returns the seconds since a time of `performance.now()`, rounded to a tenth. */
const getSecondsSince = (start: number): number => roundToTenth((performance.now() - start) / 1000);

function clearCaches(): void {
  for (const cache of CACHES) rmSync(cache, {recursive: true, force: true});
}

interface BuildFigures {
  build: string;
  seconds: number;
  /** Figures of a build process. They aren't known for a dev server, because that is killed. */
  'processor time (s)'?: number;
  'peak memory (MB)'?: number;
}

/**
 * Builds the site in a folder and measures the build.
 *
 * @param build the name of the build in the results
 * @throws if the build fails, with its error output
 */
function measureBuild(build: string, folder: string): BuildFigures {
  const usageFile = path.join(TEMPORARY_FOLDER, 'usage.json');
  mkdirSync(TEMPORARY_FOLDER, {recursive: true});
  const startTime = performance.now();
  const {status, stderr} = spawnSync('npx', ['--no-install', 'docusaurus', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      BENCH_USAGE: usageFile,
      TMPDIR: TEMPORARY_FOLDER,
      NODE_OPTIONS: `--require ${path.resolve('bench/report-usage.cjs')}`,
    },
  });
  const seconds = getSecondsSince(startTime);
  if (status !== 0) throw new Error(`"docusaurus build" failed in ${folder}:\n${stderr}`);
  const usage: NodeJS.ResourceUsage = JSON.parse(readFileSync(usageFile, 'utf8'));
  rmSync(usageFile);
  return {
    build,
    seconds,
    'processor time (s)': roundToTenth((usage.userCPUTime + usage.systemCPUTime) / 1_000_000),
    'peak memory (MB)': Math.round(usage.maxRSS / 1024),
  };
}

/** Measures builds of a stock Docusaurus site with the pages of the last build, without and with caches. */
function measureStockBuilds(): BuildFigures[] {
  const folder = createStockSite();
  try {
    return ['stock Docusaurus, cold', 'stock Docusaurus, warm'].map((name) => measureBuild(name, folder));
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Text that each edit adds to its file, and that no page has otherwise. */
const ADDED_TEXT = 'Added by the benchmark';

/** Adds a sentence to the description of a symbol. */
const editDescription = (yaml: string): string => yaml.replace(/^summary: /m, `$&${ADDED_TEXT}. `);

/** Files to edit while the dev server runs, each with the page that shows it. */
const EDITS = [
  {
    file: 'docs/guides/styling.mdx',
    route: '/docs/guides/styling',
    edit: (mdx: string) => `${mdx}\n${ADDED_TEXT}\n`,
  },
  {
    file: 'reference/classes/qaction.yaml',
    route: '/docs/api/generated/classes/qaction',
    edit: editDescription,
  },
  {
    file: 'reference/classes/qcheckbox.yaml',
    route: '/docs/api/generated/classes/qcheckbox',
    edit: editDescription,
  },
  {
    file: 'examples/check-box/main.ts',
    route: '/docs/api/generated/classes/qcheckbox',
    edit: (program: string) => `${program}\n// ${ADDED_TEXT}\n`,
  },
];

/** Milliseconds between the load of a page and the edit. */
const PAUSE_BEFORE_EDIT = 5000;

/** Starts the dev server in a process group of its own, and returns a function that ends it. */
function startDevServer(): () => void {
  const {pid} = spawn('npx', ['docusaurus', 'start', '--no-open', '--port', String(DEV_PORT)], {
    stdio: 'ignore',
    detached: true,
  });
  return () => {
    if (pid) process.kill(-pid);
  };
}

const wait = (milliseconds: number): Promise<void> => new Promise((next) => setTimeout(next, milliseconds));

/** Changes a file, and measures the time until its page shows the change. Restores the file. */
async function measureEdit(page: Page, {file, route, edit}: (typeof EDITS)[number]): Promise<BuildFigures> {
  const article = page.locator('article');
  // Players have hidden copies of their texts.
  const addedText = article.getByText(ADDED_TEXT).filter({visible: true}).first();
  await page.goto(DEV_ORIGIN + route);
  await article.waitFor();
  // The page may still show the previous edit, although it has been undone.
  await addedText.waitFor({state: 'hidden'});
  await wait(PAUSE_BEFORE_EDIT);
  const text = readFileSync(file, 'utf8');
  if (edit(text) === text)
    throw new Error(`The edit changes nothing in ${file}. Adapt EDITS in bench/build.ts.`);
  const saveTime = performance.now();
  try {
    writeFileSync(file, edit(text));
    await addedText.waitFor();
    return {build: `edit of ${file}`, seconds: getSecondsSince(saveTime)};
  } finally {
    writeFileSync(file, text);
  }
}

/** Measures the time until the dev server has shown its first page, and then until each edit is visible. */
async function measureDevServer(build: string, edits: typeof EDITS = []): Promise<BuildFigures[]> {
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  const startTime = performance.now();
  const stopDevServer = startDevServer();
  try {
    const isServing = async () => (await fetch(DEV_ORIGIN).catch(() => undefined))?.ok ?? false;
    while (!(await isServing())) await wait(50);
    await page.goto(`${DEV_ORIGIN}/docs/guides/getting-started`);
    await page.locator('article').waitFor();
    const figures: BuildFigures[] = [{build, seconds: getSecondsSince(startTime)}];
    for (const edit of edits) figures.push(await measureEdit(page, edit));
    return figures;
  } finally {
    await browser.close();
    stopDevServer();
  }
}

/**
 * Measures a build, a build of the same pages with stock Docusaurus, and the start of the dev server, each without and with
 * caches. Then it measures edits while the dev server runs.
 */
export async function benchBuild(): Promise<BuildFigures[]> {
  clearCaches();
  const cold = measureBuild('build, cold', '.');
  const warm = measureBuild('build, warm', '.');
  clearCaches();
  const stock = measureStockBuilds();
  clearCaches();
  const startCold = await measureDevServer('dev server, cold');
  const startWarm = await measureDevServer('dev server, warm', EDITS);
  return [cold, warm, ...stock, ...startCold, ...startWarm];
}
