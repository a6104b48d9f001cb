import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {findChromium} from '../tests/support/chromium';
import {findMedian, roundToTenth} from './figures';

/** Lighthouse's figures for a page on a phone, by name. Sizes are those of the compressed files. */
export type PageFigures = Record<string, number>;

const RUN_COUNT = 3;
/** The package, which npx downloads when it's missing. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
/** The oldest Node.js that Lighthouse 13 supports. */
const REQUIRED_NODE: [major: number, minor: number] = [22, 19];

/** Returns an error message if Node.js is too old for Lighthouse, or undefined. */
export function checkNodeVersion(): string | undefined {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isNewEnough = major > REQUIRED_NODE[0] || (major === REQUIRED_NODE[0] && minor >= REQUIRED_NODE[1]);
  if (isNewEnough) return undefined;
  return `Lighthouse needs Node.js ${REQUIRED_NODE.join('.')}; this is ${process.versions.node}.`;
}

interface Report {
  categories: {performance: {score: number}};
  audits: Record<
    string,
    {numericValue?: number; details?: {items: {resourceType: string; transferSize: number}[]}}
  >;
}

/** Runs Lighthouse once. It is asynchronous, because this process serves the page meanwhile. */
async function runLighthouse(url: string): Promise<PageFigures> {
  const flags = [
    '--quiet',
    '--output=json',
    '--only-categories=performance',
    '--chrome-flags=--headless --no-sandbox',
  ];
  const {stdout} = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...flags], {
    maxBuffer: 2 ** 27,
    env: {...process.env, CHROME_PATH: findChromium()},
  });
  const {categories, audits}: Report = JSON.parse(stdout);
  const getValue = (name: string) => audits[name]?.numericValue ?? 0;
  const requests = audits['network-requests']?.details?.items ?? [];
  const sumTransferSize = (type: string) =>
    roundToTenth(
      requests
        .filter(({resourceType}) => resourceType === type)
        .reduce((sum, {transferSize}) => sum + transferSize, 0) / 1000,
    );
  return {
    performance: Math.round(categories.performance.score * 100),
    'blocking (ms)': Math.round(getValue('total-blocking-time')),
    'largest paint (ms)': Math.round(getValue('largest-contentful-paint')),
    'layout shift': Number(getValue('cumulative-layout-shift').toFixed(3)),
    'HTML (kB)': sumTransferSize('Document'),
    'scripts (kB)': sumTransferSize('Script'),
    'styles (kB)': sumTransferSize('Stylesheet'),
  };
}

/** Measures a page and returns the median of each figure. */
export async function measurePage(url: string): Promise<PageFigures> {
  const runs: PageFigures[] = [];
  while (runs.length < RUN_COUNT) runs.push(await runLighthouse(url));
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, findMedian(runs.map((run) => run[name] ?? 0))]));
}
