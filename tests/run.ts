import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {type Outcome, readPlaywright, readVitest} from './report';
import {installChromium, isDebianRoot} from './support/chromium';
import {warningsIn} from './warnings';

/** Everything `npm test` does, in order, and one closing line that counts it. */

const RESULTS = 'test-results';
const NOTHING: Outcome = {passed: 0, failed: 0, flaky: [], failures: []};
let total = NOTHING;

function add(name: string, {passed, failed, flaky, failures}: Outcome, started: number): void {
  total = {
    passed: total.passed + passed,
    failed: total.failed + failed,
    flaky: [...total.flaky, ...flaky],
    failures: [...total.failures, ...failures],
  };
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`\n── ${name}: ${passed} passed, ${failed} failed (${seconds} s)\n`);
}

/** What comes to one test: it holds, or it fails for a reason. */
const one = (failure?: string): Outcome =>
  failure ? {...NOTHING, failed: 1, failures: [failure]} : {...NOTHING, passed: 1};

const seeOutput = (command: string): string => `${command}: see its output above`;

function run(command: string, env = process.env): boolean {
  console.log(`\n$ ${command}`);
  return spawnSync(command, {shell: true, stdio: 'inherit', env}).status === 0;
}

/** A command that either holds or does not: counts as one test. Returns whether it held. */
function step(name: string, command: string, env = process.env): boolean {
  const started = Date.now();
  const ok = run(command, env);
  add(name, one(ok ? undefined : seeOutput(command)), started);
  return ok;
}

/** The production build; a warning of any kind fails it. */
function build(): boolean {
  const started = Date.now();
  console.log('\n$ npm run build');
  const {status, stdout, stderr} = spawnSync('npm', ['run', 'build'], {encoding: 'utf8'});
  console.log(stdout, stderr);
  const warnings = warningsIn(`${stdout}\n${stderr}`);
  const failure =
    status === 0
      ? warnings.length > 0 && ['npm run build warned:', ...warnings].join('\n    ')
      : seeOutput('npm run build');
  add('build', one(failure || undefined), started);
  return status === 0;
}

/** Runs tests that write a JSON report. A runner that wrote none, or failed without a failed test, counts as one. */
function runner<Report>(name: string, command: string, read: (report: Report) => Outcome): void {
  const started = Date.now();
  const file = `${RESULTS}/${name}.json`;
  const ok = run(command);
  const outcome = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8')) as Report) : NOTHING;
  const failed = outcome.failed > 0;
  add(name, ok || failed ? outcome : {...outcome, failed: 1, failures: [seeOutput(command)]}, started);
}

/** One project of vitest.config.ts. */
const vitest = (project: string): void =>
  runner(
    project,
    `npx vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${RESULTS}/${project}.json`,
    readVitest,
  );

const playwright = (): void => runner('browser', 'npx playwright test', readPlaywright);

/** Whether there is a browser to test with. Without one the rest is tested all the same. */
function browser(): boolean {
  const started = Date.now();
  try {
    installChromium();
    return true;
  } catch (error) {
    add('browser', one(error instanceof Error ? error.message : String(error)), started);
    return false;
  }
}

function list(title: string, items: string[]): void {
  if (items.length > 0) console.log([`${title}:`, ...items].join('\n  '), '\n');
}

function main(): void {
  rmSync(RESULTS, {recursive: true, force: true});
  mkdirSync(RESULTS, {recursive: true});
  const hasBrowser = browser();

  step('check', 'npm run check');
  vitest('unit');
  if (build()) {
    vitest('site');
    if (hasBrowser) playwright();
  }
  // Qt is installed where Chromium is: by root on Debian, else by `CI=true` alone.
  const env = isDebianRoot() ? {...process.env, CI: 'true'} : process.env;
  if (step('toolkit', 'npm run toolkit', env)) vitest('toolkit');

  // Last, where whoever looks at a long output, or at its end, finds them.
  list('Passed at a second try', total.flaky);
  list('Failed', total.failures);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

main();
