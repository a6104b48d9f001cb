import {defineConfig, devices} from '@playwright/test';
import {findChromium} from './tests/support/chromium';

const PORT = Number(process.env.TEST_PORT ?? 4173);

/** Without these, Debian's Chromium looks for hosts of its maker at every start. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-sandbox',
  '--disable-gpu',
];

const chromium = {
  ...devices['Desktop Chrome'],
  launchOptions: {executablePath: findChromium(), args: QUIET},
};

export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  // A loaded machine can miss a deadline of the browser's own; what is broken fails three times.
  retries: 2,
  expect: {timeout: 20_000},
  reporter: [['list'], ['json', {outputFile: 'test-results/browser.json'}]],
  use: {baseURL: `http://localhost:${PORT}`},
  webServer: {
    command: `npx tsx tests/support/serve-build.ts build ${PORT}`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
  projects: [
    {name: 'chromium', testIgnore: ['faulty-site/**', '*.setup.ts'], use: chromium},
    {name: 'build the faulty site', testMatch: '*.setup.ts'},
    {
      name: 'faulty site',
      testMatch: 'faulty-site/**/*.spec.ts',
      use: chromium,
      dependencies: ['build the faulty site'],
    },
  ],
});
