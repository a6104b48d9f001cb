import {execFile, spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {promisify} from 'node:util';
import {chromium, type Page} from '@playwright/test';
import {findChromium} from '../../tests/support/chromium';
import {serve} from '../../tests/support/serve';
import type {Site} from './sites';

/** What one page costs: Lighthouse's phone, the median of some runs. */
export interface PageFigures {
  performance: number;
  /** Total blocking time and largest contentful paint, in ms; the layout shift has no unit. */
  blocking: number;
  paint: number;
  shift: number;
  /** What was asked for, compressed, in kB. */
  html: number;
  js: number;
  css: number;
}

/** Seconds of a build without and with what an earlier one remembers. */
export interface BuildFigures {
  cold: number;
  warm: number;
}

const RUNS = 3;

export const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

function seconds({name, folder, command}: Site): number {
  const start = performance.now();
  const [program = '', ...words] = command;
  const {status, stderr} = spawnSync('npx', ['--no-install', program, ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: {...process.env, ASTRO_TELEMETRY_DISABLED: '1'},
  });
  if (status !== 0) throw new Error(`${name} could not be built:\n${stderr}`);
  return (performance.now() - start) / 1000;
}

export function measureBuild(site: Site): BuildFigures {
  for (const cache of site.caches) rmSync(path.join(site.folder, cache), {recursive: true, force: true});
  return {cold: seconds(site), warm: seconds(site)};
}

interface Report {
  categories: {performance: {score: number}};
  audits: Record<
    string,
    {numericValue?: number; details?: {items: {resourceType: string; transferSize: number}[]}}
  >;
}

/** Waits without holding up this process, which serves the page. */
async function lighthouse(url: string, tools: string): Promise<PageFigures> {
  const cli = path.join(tools, 'node_modules/lighthouse/cli/index.js');
  const flags = [
    '--quiet',
    '--output=json',
    '--only-categories=performance',
    '--chrome-flags=--headless --no-sandbox',
  ];
  const {stdout} = await promisify(execFile)(process.execPath, [cli, url, ...flags], {
    maxBuffer: 2 ** 27,
    env: {...process.env, CHROME_PATH: findChromium()},
  });
  const {categories, audits}: Report = JSON.parse(stdout);
  const value = (name: string) => audits[name]?.numericValue ?? 0;
  const requests = audits['network-requests']?.details?.items ?? [];
  const weight = (type: string) =>
    requests
      .filter(({resourceType}) => resourceType === type)
      .reduce((sum, {transferSize}) => sum + transferSize, 0) / 1000;
  return {
    performance: Math.round(categories.performance.score * 100),
    blocking: value('total-blocking-time'),
    paint: value('largest-contentful-paint'),
    shift: value('cumulative-layout-shift'),
    html: weight('Document'),
    js: weight('Script'),
    css: weight('Stylesheet'),
  };
}

/** @param tools the folder in which Lighthouse is installed */
export async function measurePage(url: string, tools: string): Promise<PageFigures> {
  const runs: PageFigures[] = [];
  while (runs.length < RUNS) runs.push(await lighthouse(url, tools));
  const middle = (name: keyof PageFigures) => median(runs.map((run) => run[name]));
  const names = Object.keys(runs[0] ?? {}) as (keyof PageFigures)[];
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as unknown as PageFigures;
}

/** Milliseconds from a click on a link of the menu until the other page's heading is drawn. */
async function click(page: Page, from: string, to: string): Promise<number> {
  await page.goto(from, {waitUntil: 'networkidle'});
  const link = page.locator(`a[href$="${to}"], a[href$="${to}/"]`).first();
  const heading = await page.locator('h1').first().textContent();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  const start = performance.now();
  await link.click();
  await page.waitForFunction((old) => {
    const now = document.querySelector('h1');
    return now !== null && now.textContent !== old;
  }, heading);
  return performance.now() - start;
}

/** The median of some clicks, on this machine as it is and on a phone: processor 4 times slower, slow network. */
export async function measureClicks(
  base: string,
  from: string,
  to: string,
): Promise<{desktop: number; phone: number}> {
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  const run = async (slow: boolean): Promise<number> => {
    const page = await browser.newPage({viewport: {width: 1280, height: 900}});
    if (slow) {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
      // Lighthouse's slow 4G, as it is seen by requests.
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: (1.6 * 1024 * 1024) / 8,
        uploadThroughput: (0.75 * 1024 * 1024) / 8,
      });
    }
    const time = await click(page, `${base}${from}`, to);
    await page.close();
    return time;
  };
  const times = async (slow: boolean) => {
    const all: number[] = [];
    for (let count = 0; count < 5; count++) all.push(await run(slow));
    return median(all);
  };
  const figures = {desktop: await times(false), phone: await times(true)};
  await browser.close();
  return figures;
}

/** Serves a finished build on a free port while `use` runs. */
export async function served<Result>(root: string, use: (base: string) => Promise<Result>): Promise<Result> {
  const server: Server = await serve({root, port: 0, compress: true});
  try {
    return await use(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}
