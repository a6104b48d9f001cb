import {chromium} from '@playwright/test';
import {expect, test} from 'vitest';
import {DISABLED_FEATURES} from '../support/chromium';

/** Returns the command line with which Playwright starts Chromium, as the message says when the start fails. */
async function commandLine(): Promise<string> {
  const notChromium = process.execPath;
  return chromium.launch({executablePath: notChromium}).then(
    () => '',
    (error) => /<launching> .*/.exec(String(error))?.[0] ?? '',
  );
}

test('the Chromium of the browser tests goes without all features that Playwright disables', async () => {
  const features = /--disable-features=(\S+)/.exec(await commandLine())?.[1]?.split(',') ?? [];
  expect(features.length).toBeGreaterThan(5);
  expect(
    features.filter((feature) => !DISABLED_FEATURES.includes(feature)),
    'Add these to DISABLED_BY_PLAYWRIGHT in tests/support/chromium.ts, because our list replaces that of Playwright.',
  ).toEqual([]);
});
