import {execFile, execFileSync} from 'node:child_process';
import {cpSync, mkdirSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {findChromium} from '../tests/support/chromium';
import {median} from './figures';

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

const RUNS = 3;
/** The Node.js that Lighthouse 13 asks for, and Starlight 0.42's Astro with it. */
const NODE: [major: number, minor: number] = [22, 19];

/** Says why the packages of `bench/peers/package.json` cannot run here; nothing when they can. */
export function tooOldForTools(): string | undefined {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const enough = major > NODE[0] || (major === NODE[0] && minor >= NODE[1]);
  return enough ? undefined : `Lighthouse needs Node.js ${NODE.join('.')}; this is ${process.versions.node}.`;
}

/** Installs Lighthouse and the other generators, without their scripts, in a folder of their own, and gives that. */
export function installTools(): string {
  // Not below node_modules, where bundlers take what they find for finished packages.
  const tools = path.join(os.homedir(), '.cache/nodegui-docs/peers');
  mkdirSync(tools, {recursive: true});
  cpSync('bench/peers/package.json', path.join(tools, 'package.json'));
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: tools,
    stdio: 'inherit',
  });
  return tools;
}

interface Report {
  categories: {performance: {score: number}};
  audits: Record<
    string,
    {numericValue?: number; details?: {items: {resourceType: string; transferSize: number}[]}}
  >;
}

/** Waits without holding up this process, which serves the page. */
async function runOnce(url: string, tools: string): Promise<PageFigures> {
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
  while (runs.length < RUNS) runs.push(await runOnce(url, tools));
  const middle = (name: keyof PageFigures) => median(runs.map((run) => run[name]));
  const names = Object.keys(runs[0] ?? {}) as (keyof PageFigures)[];
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as unknown as PageFigures;
}
