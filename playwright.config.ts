import {existsSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {defineConfig, devices, firefox} from '@playwright/test';
import {ALL_CASES} from './tests/support/all-cases';
import {CHROMIUM_SWITCHES, findChromium} from './tests/support/chromium';

const PORT = Number(process.env.TEST_PORT ?? 4173);

const chromium = {
  ...devices['Desktop Chrome'],
  launchOptions: {executablePath: findChromium(), args: CHROMIUM_SWITCHES},
};

/** Tests of a site with faults, and the setup that builds that site. */
const FAULTY_SITE = ['faulty-site/**', '*.setup.ts'];

const CHROMIUM_ONLY = [
  // Moves the clock of a service worker and fills its storage, which only Chromium allows.
  'offline.spec.ts',
  // These check markup, sizes and the dev server, which don't depend on the browser.
  'budgets.spec.ts',
  'crawl.spec.ts',
  'dev-server.spec.ts',
  // The stored pictures are Chromium's.
  'screenshots.spec.ts',
];

const inFirefox = existsSync(firefox.executablePath())
  ? [{name: 'firefox', testIgnore: [...FAULTY_SITE, ...CHROMIUM_ONLY], use: devices['Desktop Firefox']}]
  : [];

export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  forbidOnly: true,
  // Tests wait for pages and timers a third of the time, so one worker more than there are cores keeps all of them busy.
  workers: availableParallelism() + 1,
  timeout: 90_000,
  expect: {timeout: 30_000},
  // One picture for all systems, because the test draws text in the same way on each of them.
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  reporter: [['list'], ['json', {outputFile: 'test-results/browser.json'}]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // A test can't hold or fail requests that a worker answers, so only tests of the worker allow one.
    serviceWorkers: 'block',
    // Without a graphics card, drawing animations takes up to a quarter of the tests' time. The nightly workflow draws them.
    contextOptions: {reducedMotion: ALL_CASES ? 'no-preference' : 'reduce'},
  },
  webServer: {
    command: `npx tsx tests/support/serve-build.ts ${process.env.TEST_BUILD ?? 'build'} ${PORT}`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
  projects: [
    // Comes first, so that the other workers have tests to run while it builds.
    {name: 'build the faulty site', testMatch: '*.setup.ts'},
    {name: 'chromium', testIgnore: FAULTY_SITE, use: chromium},
    ...inFirefox,
    {
      name: 'faulty site',
      testMatch: 'faulty-site/**/*.spec.ts',
      use: chromium,
      dependencies: ['build the faulty site'],
    },
  ],
});
