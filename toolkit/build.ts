/**
 * `npm run toolkit`: builds the addon of the pinned package, unchanged, against the system's Qt, into a cache
 * that all checkouts share, and copies it to where the package's JavaScript looks for it.
 */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {addonFile, cacheDir, clockFile, packageDir, packageVersion} from './paths';
import {qtVersion, requireSystemPackages} from './system-packages';

const stage = path.join(__dirname, 'stage.cpp');
const stageHeaders = ['stage-dark.h', 'stage-fit.h', 'stage-input.h', 'stage-texts.h'].map((name) =>
  path.join(__dirname, name),
);
const clock = path.join(__dirname, 'frozen-clock.c');
const nodeApiHeaders = path.resolve(__dirname, '../node_modules/node-api-headers/include');
const cmakeFlags = [
  '-DCMAKE_BUILD_TYPE=Release',
  '-DCMAKE_CXX_FLAGS_RELEASE=-O1 -DNDEBUG',
  '-Dnapi_build_version=8',
  // Node.js itself supplies what the addon leaves undefined; only the linker of macOS has to be told.
  ...(process.platform === 'darwin' ? ['-DCMAKE_SHARED_LINKER_FLAGS=-undefined dynamic_lookup'] : []),
];

/** Names a build by everything that goes into it. */
function buildKey(): string {
  const [major] = process.versions.node.split('.');
  const hash = createHash('sha256').update([...cmakeFlags, process.platform, process.arch].join('\n'));
  for (const source of [stage, ...stageHeaders, clock]) hash.update(fs.readFileSync(source));
  return `${packageVersion}-qt${qtVersion()}-node${major}-${hash.digest('hex').slice(0, 12)}`;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The process that holds a lock; undefined when it has just let go, or has not yet written its id. */
function ownerOf(lock: string): number | undefined {
  try {
    return Number(fs.readFileSync(lock, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/** Runs `work` while no other process runs it: the lock is a file that holds the owner's process id. */
async function exclusively(lock: string, work: () => void): Promise<void> {
  for (let waiting = false; ; waiting = true) {
    try {
      fs.writeFileSync(lock, String(process.pid), {flag: 'wx'});
      break;
    } catch {
      const owner = ownerOf(lock);
      if (owner && !isAlive(owner)) fs.rmSync(lock, {force: true});
      else if (!waiting) console.log('Waiting for another build to finish');
      await sleep(500);
    }
  }
  try {
    work();
  } finally {
    fs.rmSync(lock, {force: true});
  }
}

/** Builds into a folder that is kept, so that a change to our own file alone compiles in seconds. */
function compile(target: string): void {
  const work = path.join(cacheDir, 'build');
  const cache = path.join(work, 'CMakeCache.txt');
  const sameSource =
    fs.existsSync(cache) &&
    fs.readFileSync(cache, 'utf8').includes(`HOME_DIRECTORY:INTERNAL=${packageDir}\n`);
  if (!sameSource) fs.rmSync(work, {recursive: true, force: true});
  fs.mkdirSync(work, {recursive: true});
  const run = (command: string, args: readonly string[]) =>
    execFileSync(command, args, {cwd: work, stdio: ['ignore', 'inherit', 'inherit']});
  run('cmake', [
    '-S',
    packageDir,
    '-B',
    work,
    '-G',
    'Ninja',
    ...cmakeFlags,
    `-DCMAKE_JS_INC=${nodeApiHeaders}`,
    `-DCMAKE_JS_SRC=${stage}`,
  ]);
  run('ninja', []);

  const fresh = `${target}.${process.pid}`;
  fs.mkdirSync(fresh, {recursive: true});
  fs.copyFileSync(path.join(work, 'nodegui_core.node'), path.join(fresh, path.basename(addonFile)));
  if (process.platform === 'linux') {
    run('cc', ['-O1', '-shared', '-fPIC', '-o', path.join(fresh, path.basename(clockFile)), clock, '-ldl']);
  }
  fs.renameSync(fresh, target);
}

/** Puts the build into this checkout, unless it is there already. */
function place(target: string): void {
  const mark = path.join(path.dirname(addonFile), 'build-key');
  const key = path.basename(target);
  if (fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === key) return;
  fs.cpSync(target, path.dirname(addonFile), {recursive: true});
  fs.writeFileSync(mark, key);
}

async function main(): Promise<void> {
  requireSystemPackages();
  const target = path.join(cacheDir, buildKey());
  const started = Date.now();
  if (!fs.existsSync(target)) {
    fs.mkdirSync(cacheDir, {recursive: true});
    await exclusively(path.join(cacheDir, 'lock'), () => {
      if (!fs.existsSync(target)) compile(target);
    });
    console.log(`Built in ${Math.round((Date.now() - started) / 1000)} s`);
  }
  place(target);
  console.log(`The toolkit is ready: ${path.basename(target)}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
