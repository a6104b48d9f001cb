import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {installChromium, isDebianRoot} from './support/chromium';
import {warningsIn} from './warnings';

/** Everything `npm test` does, in order, and one closing line that counts it. */

interface Count {
  passed: number;
  failed: number;
  /** Of those that passed, how many did so only when they were repeated. */
  flaky?: number;
}

const RESULTS = 'test-results';
const total: Count = {passed: 0, failed: 0};

function add(name: string, count: Count, started: number): void {
  total.passed += count.passed;
  total.failed += count.failed;
  const seconds = Math.round((Date.now() - started) / 1000);
  const flaky = count.flaky ? `, ${count.flaky} passed at a second try` : '';
  console.log(`\n── ${name}: ${count.passed} passed, ${count.failed} failed${flaky} (${seconds} s)\n`);
}

function run(command: string, env = process.env): boolean {
  console.log(`\n$ ${command}`);
  return spawnSync(command, {shell: true, stdio: 'inherit', env}).status === 0;
}

/** A command that either holds or does not: counts as one test. Returns whether it held. */
function step(name: string, command: string, env = process.env): boolean {
  const started = Date.now();
  const ok = run(command, env);
  add(name, {passed: ok ? 1 : 0, failed: ok ? 0 : 1}, started);
  return ok;
}

/** The production build; a warning of any kind fails it. */
function build(): boolean {
  const started = Date.now();
  console.log('\n$ npm run build');
  const {status, stdout, stderr} = spawnSync('npm', ['run', 'build'], {encoding: 'utf8'});
  console.log(stdout, stderr);
  const warnings = warningsIn(`${stdout}\n${stderr}`);
  if (warnings.length > 0) console.error(['The build warned:', ...warnings].join('\n  '));
  const ok = status === 0 && warnings.length === 0;
  add('build', {passed: ok ? 1 : 0, failed: ok ? 0 : 1}, started);
  return status === 0;
}

/** Reads a runner's JSON report; a runner that wrote none, or failed without a failed test, counts as one. */
function readReport<Report>(file: string, read: (report: Report) => Count, ok: boolean): Count {
  if (!existsSync(file)) return {passed: 0, failed: 1};
  const count = read(JSON.parse(readFileSync(file, 'utf8')) as Report);
  return ok || count.failed > 0 ? count : {...count, failed: 1};
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

/** One project of vitest.config.ts. */
function vitest(project: string): void {
  const started = Date.now();
  const file = `${RESULTS}/${project}.json`;
  const ok = run(
    `npx vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${file}`,
  );
  const read = (report: VitestReport) => ({passed: report.numPassedTests, failed: report.numFailedTests});
  add(project, readReport(file, read, ok), started);
}

interface PlaywrightReport {
  stats: {expected: number; flaky: number; unexpected: number};
}

function playwright(): void {
  const started = Date.now();
  const ok = run('npx playwright test');
  const read = ({stats}: PlaywrightReport) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: stats.flaky,
  });
  add('browser', readReport(`${RESULTS}/browser.json`, read, ok), started);
}

/** Whether there is a browser to test with. Without one the rest is tested all the same. */
function browser(): boolean {
  const started = Date.now();
  try {
    installChromium();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    add('browser', {passed: 0, failed: 1}, started);
    return false;
  }
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

  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

main();
