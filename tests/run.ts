import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {splitSettings} from './deployment-settings';
import {PARTS, PARTS_AT_ONCE, type Part} from './parts';
import {describeCommand, type Outcome, readPlaywright, readVitest} from './report';
import {installChromium, isDebianRoot} from './support/chromium';
import {warningsIn} from './warnings';

/*
 * `npm test` runs all parts of the tests, and prints the numbers of passed and failed tests at the end. `npm test -- code`
 * only runs that part, so that CI can run the parts at the same time.
 */

const RESULTS = 'test-results';
const NO_TESTS: Outcome = {passed: 0, failed: 0, failures: []};
const {settings, rest: environment} = splitSettings(process.env);
let total = NO_TESTS;

/** Adds the outcome of a part to the total and prints it. */
function addOutcome(name: string, {passed, failed, failures}: Outcome, startTime: number): void {
  total = {
    passed: total.passed + passed,
    failed: total.failed + failed,
    failures: [...total.failures, ...failures],
  };
  const seconds = Math.round((Date.now() - startTime) / 1000);
  console.log(`\n── ${name}: ${passed} passed, ${failed} failed (${seconds} s)\n`);
}

/** Creates the outcome of a command that counts as one test. Without a failure, it has passed. */
const createSingleOutcome = (failure?: string): Outcome =>
  failure ? {...NO_TESTS, failed: 1, failures: [failure]} : {...NO_TESTS, passed: 1};

interface RunOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** True for a part that runs beside another one. Its commands have a low priority and print their output when they have ended. */
  readonly inBackground?: boolean;
}

/** Runs a command and prints its output. Returns true for `ok` if it succeeded, and all of its output. */
function run(
  command: string,
  {env = environment, inBackground = false}: RunOptions,
): Promise<{ok: boolean; output: string}> {
  if (!inBackground) console.log(`\n$ ${command}`);
  // Windows has no command that lowers the priority of another one.
  const priority = inBackground && process.platform !== 'win32' ? 'nice ' : '';
  const child = spawn(priority + command, {shell: true, stdio: ['ignore', 'pipe', 'pipe'], env});
  let output = '';
  for (const [source, target] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    source.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (!inBackground) target.write(text);
    });
  }
  return new Promise((done) =>
    child.on('close', (code) => {
      if (inBackground) console.log(`\n$ ${command}\n${output}`);
      done({ok: code === 0, output});
    }),
  );
}

/** Runs a command that counts as one test. Returns true if it succeeded. */
async function runStep(command: string, options: RunOptions): Promise<boolean> {
  const startTime = Date.now();
  const {ok, output} = await run(command, options);
  addOutcome(command, createSingleOutcome(ok ? undefined : describeCommand(command, output)), startTime);
  return ok;
}

/** Builds the site. A warning fails the test too. Returns true if the site was built. */
async function buildSite(env = environment): Promise<boolean> {
  const startTime = Date.now();
  const command = 'npm run build';
  const {ok, output} = await run(command, {env});
  const warnings = warningsIn(output).join('\n');
  let failure: string | undefined;
  if (!ok) failure = describeCommand(command, output);
  else if (warnings) failure = describeCommand(`${command} warned`, warnings);
  addOutcome(command, createSingleOutcome(failure), startTime);
  return ok;
}

/**
 * Runs a test runner that writes a JSON report. If it fails without a failed test in the report, that counts as one failed
 * test.
 */
async function runTests<Report>(
  name: string,
  command: string,
  read: (report: Report) => Outcome,
  options: RunOptions = {},
): Promise<void> {
  const startTime = Date.now();
  const file = `${RESULTS}/${name}.json`;
  const {ok} = await run(command, options);
  const outcome = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8')) as Report) : NO_TESTS;
  const failed = outcome.failed > 0;
  addOutcome(
    name,
    ok || failed ? outcome : {...outcome, failed: 1, failures: [`${command}: see its output above`]},
    startTime,
  );
}

/** Runs one project of vitest.config.ts. */
const runVitest = (project: string, options?: RunOptions): Promise<void> =>
  runTests(
    project,
    `npx vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${RESULTS}/${project}.json`,
    readVitest,
    options,
  );

/** Installs Chromium if possible. Returns false if there is none, because the other tests can run without it. */
function ensureBrowser(): boolean {
  const startTime = Date.now();
  try {
    installChromium();
    return true;
  } catch (error) {
    addOutcome(
      'browser',
      createSingleOutcome(error instanceof Error ? error.message : String(error)),
      startTime,
    );
    return false;
  }
}

/** Checks the code and the content, which needs neither a browser nor Qt nor a build. */
async function testCode(inBackground: boolean): Promise<void> {
  await runStep('npm run check', {inBackground});
  await runVitest('unit', {inBackground});
  await runVitest('content', {inBackground});
}

/** Builds the site and tests its files, then tests it in browsers. */
async function testSite(): Promise<void> {
  const canBrowse = ensureBrowser();
  if (!(await buildSite())) return;
  if (!canBrowse) {
    await runVitest('site');
    return;
  }
  // The core tests wait for their browsers most of the time.
  await Promise.all([runVitest('core'), runVitest('site', {inBackground: true})]);
  await runTests('browser', 'npx playwright test', readPlaywright);
  if (Object.keys(settings).length > 0 && (await buildSite(process.env)))
    await runVitest('core', {env: process.env});
}

/** Runs every program on Qt. */
async function testToolkit(): Promise<void> {
  // `CI=true` allows the command to install Qt. A system where Chromium may be installed allows that too.
  const env = isDebianRoot() ? {...environment, CI: 'true'} : environment;
  if (await runStep('npm run toolkit', {env})) await runVitest('toolkit');
}

const PART_RUNNERS: Record<Part, (inBackground: boolean) => Promise<void>> = {
  code: testCode,
  site: testSite,
  toolkit: testToolkit,
};

async function main(names: string[]): Promise<void> {
  const unknownNames = names.filter((name) => !PARTS.some((part) => part === name));
  if (unknownNames.length > 0) {
    throw new Error(`npm test has no part ${unknownNames.join(', ')}, but ${PARTS.join(', ')}.`);
  }
  rmSync(RESULTS, {recursive: true, force: true});
  mkdirSync(RESULTS, {recursive: true});
  for (const group of PARTS_AT_ONCE) {
    const parts = group.filter((part) => names.length === 0 || names.includes(part));
    await Promise.all(parts.map((part, index) => PART_RUNNERS[part](index > 0)));
  }

  // The failures are printed last, because people look at the end of a long output.
  if (total.failures.length > 0) console.log(['Failed:', ...total.failures].join('\n  '), '\n');
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
