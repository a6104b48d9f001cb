import {spawn, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {REFERENCE_FOLDER} from '../src/lib/reference';

const CACHES = ['.docusaurus', 'node_modules/.cache', REFERENCE_FOLDER, '.cache'];
const DEV_PORT = 3456;

/** Seconds since `start` (from performance.now()), to a tenth. */
function secondsSince(start: number): number {
  return Math.round((performance.now() - start) / 100) / 10;
}

function clearCaches(): void {
  for (const cache of CACHES) rmSync(cache, {recursive: true, force: true});
}

interface BuildFigures {
  build: string;
  seconds: number;
  /** Of the process that builds; not known of a server that is ended from outside. */
  'peak memory (MB)'?: number;
}

function measureBuild(build: string): BuildFigures {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const rss = path.join(folder, 'rss');
  const start = performance.now();
  const {status, stderr} = spawnSync('npx', ['docusaurus', 'build'], {
    encoding: 'utf8',
    env: {...process.env, BENCH_RSS: rss, NODE_OPTIONS: `--require ${path.resolve('bench/report-rss.cjs')}`},
  });
  const seconds = secondsSince(start);
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
  const kilobytes = Number(readFileSync(rss, 'utf8'));
  rmSync(folder, {recursive: true});
  return {build, seconds, 'peak memory (MB)': Math.round(kilobytes / 1024)};
}

/** Starts the dev server and waits for the first page that answers with its content. */
async function measureDevServer(build: string): Promise<BuildFigures> {
  const start = performance.now();
  const server = spawn('npx', ['docusaurus', 'start', '--no-open', '--port', String(DEV_PORT)], {
    stdio: 'ignore',
    detached: true,
  });
  const url = `http://localhost:${DEV_PORT}/docs/guides/getting-started`;
  const answered = async () => (await fetch(url).catch(() => undefined))?.ok ?? false;
  while (!(await answered())) await new Promise((next) => setTimeout(next, 50));
  const seconds = secondsSince(start);
  if (server.pid) process.kill(-server.pid);
  return {build, seconds};
}

/** Time and memory of a build and of the dev server's first answer, with no cache and with one. */
export async function benchBuild(): Promise<BuildFigures[]> {
  clearCaches();
  const cold = measureBuild('build, cold');
  const warm = measureBuild('build, warm');
  clearCaches();
  const startCold = await measureDevServer('dev server, cold');
  const startWarm = await measureDevServer('dev server, warm');
  return [cold, warm, startCold, startWarm];
}
