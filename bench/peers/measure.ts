import {rmSync} from 'node:fs';
import path from 'node:path';
import {chromium, expect, type Page} from '@playwright/test';
import {findChromium} from '../../tests/support/chromium';
import {median} from '../figures';
import {timeCommand} from '../time-command';
import type {Site} from './sites';

/** Run in every document before anything else: notes when a link was pressed, and when the next page was drawn. */
const WATCH_CLICKS = path.resolve('bench/peers/watch-clicks.js');

/** Seconds of a build without and with what an earlier one remembers. */
export interface BuildFigures {
  cold: number;
  warm: number;
}

export function measureBuild({folder, command, caches}: Site): BuildFigures {
  for (const cache of caches) rmSync(path.join(folder, cache), {recursive: true, force: true});
  const seconds = () => timeCommand(folder, command, {ASTRO_TELEMETRY_DISABLED: '1'});
  return {cold: seconds(), warm: seconds()};
}

/** Milliseconds from a click on a link of the menu until the other page's heading is drawn. */
async function click(page: Page, from: string, to: string): Promise<number> {
  await page.addInitScript({path: WATCH_CLICKS});
  await page.goto(from, {waitUntil: 'networkidle'});
  const link = page.locator(`a[href$="${to}"], a[href$="${to}/"]`).first();
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await page.waitForURL(`**${to}{,/}`);
  const noted = (name: string) => page.evaluate((key) => sessionStorage.getItem(key), name);
  await expect.poll(() => noted('drawn').catch(() => null)).not.toBeNull();
  return Number(await noted('drawn')) - Number(await noted('pressed'));
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
