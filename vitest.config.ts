import {availableParallelism} from 'node:os';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';
import {LongestFirst} from './tests/support/longest-first';

const standIn = (name: string): string =>
  fileURLToPath(new URL(`tests/support/docusaurus/${name}.ts`, import.meta.url));

/** The modules that Docusaurus's bundler provides to components. */
const DOCUSAURUS = {
  '@docusaurus/ExecutionEnvironment': '@docusaurus/core/lib/client/exports/ExecutionEnvironment.js',
  '@docusaurus/Link': standIn('link'),
  '@docusaurus/router': 'react-router-dom',
  '@docusaurus/theme-common/internal': standIn('theme-common-internal'),
  '@docusaurus/theme-common': standIn('theme-common'),
  '@docusaurus/useBaseUrl': standIn('use-base-url'),
  '@docusaurus/useBrokenLinks': standIn('use-broken-links'),
  '@docusaurus/useDocusaurusContext': standIn('use-docusaurus-context'),
  '@docusaurus/useGlobalData': standIn('use-global-data'),
  '@generated/docusaurus.config': standIn('docusaurus-config'),
  '@partial-hydration/react-pages': standIn('react-pages'),
  '@theme/Admonition': standIn('admonition'),
  '@docusaurus/useIsBrowser': fileURLToPath(
    new URL('src/plugins/partial-hydration/client/use-is-browser.ts', import.meta.url),
  ),
};

/**
 * Testing Library as ES modules, which Vitest loads anew for each test file. Its CommonJS build would stay in memory and keep
 * looking for elements in the document of an earlier file.
 */
const TESTING_LIBRARY = {
  '@testing-library/dom': '@testing-library/dom/dist/@testing-library/dom.esm.js',
  '@testing-library/react': '@testing-library/react/dist/@testing-library/react.esm.js',
};

/**
 * For tests that don't need a process of their own. Because a thread runs many files (`poolOptions` below), it loads packages
 * such as TypeScript only once. But each file gets its own copies of this repository's modules and mocks, so nothing that
 * they store leaks into the next file.
 */
const THREADS = {pool: 'threads', isolate: true} as const;

/**
 * Milliseconds after which a test or hook hangs that reads files, imports modules or draws images. Vitest's defaults of five
 * and ten seconds are too short on a new machine, where these tests run while the toolkit's addon is compiled.
 */
const READING_TIMEOUTS = {testTimeout: 180_000, hookTimeout: 180_000} as const;

/** Milliseconds that a unit test waits for something. Vitest waits for only one second, in which a busy machine may not load a module. */
const WAITING_TIMEOUT = 20_000;

/**
 * Makes Node.js load the usual builds of packages. Vitest adds the condition `development`, for which the Markdown parser has
 * builds that check their own work and take half as long again.
 */
const USUAL_BUILDS = {
  name: 'usual-builds',
  configResolved({ssr}: {ssr: {resolve?: {conditions?: string[]}}}) {
    if (ssr.resolve) ssr.resolve.conditions = ['node'];
  },
};

const TEMPORARY_FOLDER = 'tests/support/temporary-folder.ts';

/**
 * `unit` tests modules alone, `content` reads what is committed, and `site` reads `build/`. `core` opens the build in every
 * installed browser, and `nightly` builds the site in other ways. `toolkit` runs programs on Qt.
 */
export default defineConfig({
  plugins: [USUAL_BUILDS],
  test: {
    // By default, a machine with two cores would run one file at a time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    minWorkers: 2,
    sequence: {sequencer: LongestFirst},
    poolOptions: {threads: {isolate: false}},
    projects: [
      {
        resolve: {alias: {...DOCUSAURUS, ...TESTING_LIBRARY}},
        test: {
          name: 'unit',
          include: ['{src,toolkit,tools}/**/*.test.{ts,tsx}'],
          globalSetup: TEMPORARY_FOLDER,
          ...THREADS,
          setupFiles: ['tests/support/restore-globals.ts', 'tests/support/configure-waits.ts'],
          expect: {poll: {timeout: WAITING_TIMEOUT}},
          server: {deps: {inline: [/@testing-library/]}},
          ...READING_TIMEOUTS,
        },
      },
      {
        test: {
          name: 'content',
          include: ['tests/content/**/*.test.ts'],
          globalSetup: TEMPORARY_FOLDER,
          ...THREADS,
          ...READING_TIMEOUTS,
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: TEMPORARY_FOLDER,
          ...THREADS,
          ...READING_TIMEOUTS,
        },
      },
      {
        test: {
          name: 'core',
          // Otherwise, Vite sets this variable to its own base URL, and the tests wouldn't see the one of the deployment.
          env: {BASE_URL: process.env.BASE_URL ?? ''},
          include: ['tests/core/*.test.ts'],
          globalSetup: TEMPORARY_FOLDER,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'nightly',
          include: ['tests/nightly/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'install',
          include: ['tests/install/**/*.test.ts'],
          globalSetup: TEMPORARY_FOLDER,
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'toolkit',
          include: ['tests/toolkit/**/*.test.ts'],
          globalSetup: TEMPORARY_FOLDER,
          testTimeout: 120_000,
          hookTimeout: 900_000,
        },
      },
    ],
  },
});
