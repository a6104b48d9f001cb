import {rmSync} from 'node:fs';
import path from 'node:path';
import {chromium, expect, type Page} from '@playwright/test';
import {findChromium} from '../../tests/support/chromium';
import {median} from '../figures';
import {timeCommand} from '../time-command';
import type {Site} from './sites';

/** A script that runs first in every document and records when a link was clicked and when the next page was drawn. */
const WATCH_CLICKS = path.resolve('bench/peers/watch-clicks.js');

/** Seconds of a build without (`cold`) and with (`warm`) the caches of an earlier one. */
export interface BuildFigures {
  cold: number;
  warm: number;
}

export function measureBuild({folder, command, caches}: Site): BuildFigures {
  for (const cache of caches) rmSync(path.join(folder, cache), {recursive: true, force: true});
  const seconds = () => timeCommand(folder, command, {ASTRO_TELEMETRY_DISABLED: '1'});
  return {cold: seconds(), warm: seconds()};
}

/** Returns the milliseconds from a click on a link in the menu until the heading of the next page is drawn. */
async function measureClick(page: Page, from: string, to: string): Promise<number> {
  await page.addInitScript({path: WATCH_CLICKS});
  await page.goto(from, {waitUntil: 'networkidle'});
  const link = page.locator(`a[href$="${to}"], a[href$="${to}/"]`).first();
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await page.waitForURL(`**${to}{,/}`);
  const readNote = (name: string) => page.evaluate((key) => sessionStorage.getItem(key), name);
  await expect.poll(() => readNote('drawn').catch(() => null)).not.toBeNull();
  return Number(await readNote('drawn')) - Number(await readNote('pressed'));
}

/**
 * Measures clicks on a desktop, and on a phone with a processor that is 4 times slower and a slow network. Returns the
 * median of 5 clicks for each.
 */
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
      // The slow 4G of Lighthouse.
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: (1.6 * 1024 * 1024) / 8,
        uploadThroughput: (0.75 * 1024 * 1024) / 8,
      });
    }
    const time = await measureClick(page, `${base}${from}`, to);
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
