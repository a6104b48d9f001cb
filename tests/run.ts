import {spawn, spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {describeCommand, type Outcome, readPlaywright, readVitest} from './report';
import {installChromium, isDebianRoot} from './support/chromium';
import {warningsIn} from './warnings';

/**
 * Everything `npm test` does, in order, and one closing line that counts it. `npm test -- code toolkit` does these
 * parts alone, so that a CI can run them side by side.
 */

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

/** Runs a command and shows what it prints as it goes. Resolves to whether it succeeded, and to its output. */
function run(command: string, env = process.env): Promise<{ok: boolean; output: string}> {
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

/** A command that either holds or does not: counts as one test. Returns whether it held. */
async function step(command: string, env = process.env): Promise<boolean> {
  const started = Date.now();
  const {ok, output} = await run(command, env);
  add(command, one(ok ? undefined : describeCommand(command, output)), started);
  return ok;
}

/** The production build; a warning of any kind fails it. */
async function build(): Promise<boolean> {
  const started = Date.now();
  const command = 'npm run build';
  const {ok, output} = await run(command);
  const warnings = warningsIn(output).join('\n');
  const failure = ok
    ? warnings && describeCommand(`${command} warned`, warnings)
    : describeCommand(command, output);
  add(command, one(failure || undefined), started);
  return ok;
}

/** Runs tests that write a JSON report. A runner that wrote none, or failed without a failed test, counts as one. */
function runner<Report>(name: string, command: string, read: (report: Report) => Outcome): void {
  const started = Date.now();
  const file = `${RESULTS}/${name}.json`;
  console.log(`\n$ ${command}`);
  const ok = spawnSync(command, {shell: true, stdio: 'inherit'}).status === 0;
  const outcome = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8')) as Report) : NOTHING;
  const failed = outcome.failed > 0;
  add(
    name,
    ok || failed ? outcome : {...outcome, failed: 1, failures: [`${command}: see its output above`]},
    started,
  );
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

/** What needs neither browser nor Qt, and no build. */
async function code(): Promise<void> {
  await step('npm run check');
  vitest('unit');
}

/** The built site: its files, and the site in a browser. */
async function site(): Promise<void> {
  const hasBrowser = browser();
  if (!(await build())) return;
  vitest('site');
  if (hasBrowser) playwright();
}

/** Every program, on Qt. */
async function toolkit(): Promise<void> {
  // Qt is installed where Chromium is: by root on Debian, else by `CI=true` alone.
  const env = isDebianRoot() ? {...process.env, CI: 'true'} : process.env;
  if (await step('npm run toolkit', env)) vitest('toolkit');
}

const PARTS: Record<string, () => Promise<void>> = {code, site, toolkit};

async function main(names: string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in PARTS));
  if (unknown.length > 0)
    throw new Error(`npm test has no part ${unknown.join(', ')}, but ${Object.keys(PARTS).join(', ')}.`);
  rmSync(RESULTS, {recursive: true, force: true});
  mkdirSync(RESULTS, {recursive: true});
  for (const [name, part] of Object.entries(PARTS)) {
    if (names.length === 0 || names.includes(name)) await part();
  }

  // Last, where whoever looks at a long output, or at its end, finds them.
  list('Passed at a second try', total.flaky);
  list('Failed', total.failures);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

main(process.argv.slice(2));
