import {spawnSync} from 'node:child_process';

/**
 * `npm run test:browser:stock`: builds the site with the client that Docusaurus builds by itself, and runs the browser
 * tests against it, apart from those that are about partial hydration. What stands behind the command goes to Playwright.
 */

/** Folder of that build, so that `build/` stays what it is. */
const OUT = '.cache/stock-client';

/** The build's own folder for generated files, so that those of the other build are left alone. */
const GENERATED = {DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/stock-client'};

function run(command: string[], env: Record<string, string>): void {
  const {status} = spawnSync('npx', command, {stdio: 'inherit', env: {...process.env, ...env}});
  if (status !== 0) process.exit(status ?? 1);
}

run(['docusaurus', 'build', '--out-dir', OUT], {
  PARTIAL_HYDRATION: 'off',
  ...GENERATED,
});
run(
  ['playwright', 'test', '--project=chromium', '--grep-invert=@partial-hydration', ...process.argv.slice(2)],
  {TEST_BUILD: OUT, ...GENERATED},
);
