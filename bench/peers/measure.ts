import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {findChromium} from '../../tests/support/chromium';
import {median} from '../figures';
import type {Site} from './sites';

/** Seconds of a build without and with what an earlier one remembers. */
export interface BuildFigures {
  cold: number;
  warm: number;
}

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
