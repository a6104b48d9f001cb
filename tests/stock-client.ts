import {spawnSync} from 'node:child_process';

/**
 * `npm run test:browser:stock`: builds the site with the client that Docusaurus builds by itself, and runs the browser
 * tests against it, except for those about partial hydration. Arguments of the command are passed to Playwright.
 */

/** Folder of this build, so that `build/` stays unchanged. */
const BUILD_FOLDER = '.cache/stock-client';

/** The variable with the folder for generated files, so that those of the other build stay unchanged. */
const GENERATED_FILES = {DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/stock-client'};

function run(command: string[], env: Record<string, string>): void {
  const {status} = spawnSync('npx', command, {stdio: 'inherit', env: {...process.env, ...env}});
  if (status !== 0) process.exit(status ?? 1);
}

run(['docusaurus', 'build', '--out-dir', BUILD_FOLDER], {
  PARTIAL_HYDRATION: 'off',
  ...GENERATED_FILES,
});
run(
  ['playwright', 'test', '--project=chromium', '--grep-invert=@partial-hydration', ...process.argv.slice(2)],
  {TEST_BUILD: BUILD_FOLDER, ...GENERATED_FILES},
);
