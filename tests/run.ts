import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {installChromium} from './support/chromium';

/** Everything `npm test` does, in order, and one closing line that counts it. */

interface Count {
  passed: number;
  failed: number;
}

const RESULTS = 'test-results';
const total: Count = {passed: 0, failed: 0};

function add(name: string, count: Count, started: number): void {
  total.passed += count.passed;
  total.failed += count.failed;
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`\n── ${name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)\n`);
}

function run(command: string): boolean {
  console.log(`\n$ ${command}`);
  return spawnSync(command, {shell: true, stdio: 'inherit'}).status === 0;
}

/** A command that either holds or does not: counts as one test. Returns whether it held. */
function step(name: string, command: string): boolean {
  const started = Date.now();
  const ok = run(command);
  add(name, {passed: ok ? 1 : 0, failed: ok ? 0 : 1}, started);
  return ok;
}

/** The production build; a warning of any kind fails it. */
function build(): boolean {
  const started = Date.now();
  console.log('\n$ npm run build');
  const {status, stdout, stderr} = spawnSync('npm', ['run', 'build'], {encoding: 'utf8'});
  console.log(stdout, stderr);
  const warned = stdout.includes('[WARNING]') || stderr.includes('[WARNING]');
  if (warned) console.error('The build warned; mend what it says above.');
  add('build', {passed: status === 0 && !warned ? 1 : 0, failed: status === 0 && !warned ? 0 : 1}, started);
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
  });
  add('browser', readReport(`${RESULTS}/browser.json`, read, ok), started);
}

function main(): void {
  rmSync(RESULTS, {recursive: true, force: true});
  mkdirSync(RESULTS, {recursive: true});
  installChromium();

  step('check', 'npm run check');
  vitest('unit');
  if (build()) {
    vitest('site');
    playwright();
  }
  if (step('toolkit', 'npm run toolkit')) vitest('toolkit');

  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

main();
