import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {splitSettings} from './deployment-settings';
import {PARTS, type Part} from './parts';
import {describeCommand, type Outcome, readPlaywright, readVitest} from './report';
import {installChromium, isDebianRoot} from './support/chromium';
import {warningsIn} from './warnings';

/*
 * Runs everything that `npm test` stands for, and prints one closing line with the counts. `npm test -- code toolkit`
 * runs these parts alone, so that CI can run them side by side.
 */

const RESULTS = 'test-results';
const NOTHING: Outcome = {passed: 0, failed: 0, failures: []};
const {settings, rest: environment} = splitSettings(process.env);
let total = NOTHING;

/** Adds the outcome of a part to the total and prints it. */
function add(name: string, {passed, failed, failures}: Outcome, started: number): void {
  total = {
    passed: total.passed + passed,
    failed: total.failed + failed,
    failures: [...total.failures, ...failures],
  };
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`\n── ${name}: ${passed} passed, ${failed} failed (${seconds} s)\n`);
}

/** Returns the outcome of a single test, which has failed if there is a reason. */
const single = (failure?: string): Outcome =>
  failure ? {...NOTHING, failed: 1, failures: [failure]} : {...NOTHING, passed: 1};

/** Runs a command and shows its output as it comes. Resolves to its success and everything it printed. */
function run(command: string, env: NodeJS.ProcessEnv): Promise<{ok: boolean; output: string}> {
  console.log(`\n$ ${command}`);
  const child = spawn(command, {shell: true, stdio: ['ignore', 'pipe', 'pipe'], env});
  let output = '';
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      to.write(text);
    });
  }
  return new Promise((done) => child.on('close', (code) => done({ok: code === 0, output})));
}

/** Runs a command that counts as one test. Resolves to its success. */
async function step(command: string, env = environment): Promise<boolean> {
  const started = Date.now();
  const {ok, output} = await run(command, env);
  add(command, single(ok ? undefined : describeCommand(command, output)), started);
  return ok;
}

/** Builds the site; any warning fails the test. */
async function build(env = environment): Promise<boolean> {
  const started = Date.now();
  const command = 'npm run build';
  const {ok, output} = await run(command, env);
  const warnings = warningsIn(output).join('\n');
  const failure = ok
    ? warnings && describeCommand(`${command} warned`, warnings)
    : describeCommand(command, output);
  add(command, single(failure || undefined), started);
  return ok;
}

/** Runs tests that write a JSON report. A runner without a report, or one that fails without a failed test, counts as one failure. */
async function runner<Report>(
  name: string,
  command: string,
  read: (report: Report) => Outcome,
  env = environment,
): Promise<void> {
  const started = Date.now();
  const file = `${RESULTS}/${name}.json`;
  const {ok} = await run(command, env);
  const outcome = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8')) as Report) : NOTHING;
  const failed = outcome.failed > 0;
  add(
    name,
    ok || failed ? outcome : {...outcome, failed: 1, failures: [`${command}: see its output above`]},
    started,
  );
}

/** Runs one project of vitest.config.ts. */
const vitest = (project: string, env = environment): Promise<void> =>
  runner(
    project,
    `npx vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${RESULTS}/${project}.json`,
    readVitest,
    env,
  );

/** Installs Chromium where that is possible. Returns false without one, since the other tests can run without it. */
function hasBrowser(): boolean {
  const started = Date.now();
  try {
    installChromium();
    return true;
  } catch (error) {
    add('browser', single(error instanceof Error ? error.message : String(error)), started);
    return false;
  }
}

/** Checks the code and the content, which needs neither a browser nor Qt nor a build. */
async function code(): Promise<void> {
  await step('npm run check');
  await vitest('unit');
  await vitest('content');
}

/** Builds the site and tests its files, then tests it in browsers. */
async function site(): Promise<void> {
  const canBrowse = hasBrowser();
  if (!(await build())) return;
  await vitest('site');
  if (!canBrowse) return;
  await runner('browser', 'npx playwright test', readPlaywright);
  await vitest('core');
  if (Object.keys(settings).length > 0 && (await build(process.env))) await vitest('core', process.env);
}

/** Runs every program on Qt. */
async function toolkit(): Promise<void> {
  // `CI=true` lets the command install Qt, which is fine wherever Chromium may be installed as well.
  const env = isDebianRoot() ? {...environment, CI: 'true'} : environment;
  if (await step('npm run toolkit', env)) await vitest('toolkit');
}

const RUN: Record<Part, () => Promise<void>> = {code, site, toolkit};

async function main(names: string[]): Promise<void> {
  const unknown = names.filter((name) => !PARTS.some((part) => part === name));
  if (unknown.length > 0)
    throw new Error(`npm test has no part ${unknown.join(', ')}, but ${PARTS.join(', ')}.`);
  rmSync(RESULTS, {recursive: true, force: true});
  mkdirSync(RESULTS, {recursive: true});
  for (const part of PARTS) {
    if (names.length === 0 || names.includes(part)) await RUN[part]();
  }

  // The failures come last, because that is where people look in a long output.
  if (total.failures.length > 0) console.log(['Failed:', ...total.failures].join('\n  '), '\n');
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
