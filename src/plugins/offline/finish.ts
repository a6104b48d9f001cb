import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {build} from 'esbuild';
import {codeFilesOf, listFiles, shellOf} from './files';
import {LIST_FILE, WORKER_FILE} from './set';

/** The code of a worker of `worker/`. `define` has values of names that it only declares. */
async function bundle(name: string, define: Record<string, unknown> = {}): Promise<string> {
  const values = Object.entries(define).map(([key, value]) => [key, JSON.stringify(value)]);
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, 'worker', name)],
    write: false,
    bundle: true,
    minify: true,
    target: 'es2022',
    define: {...Object.fromEntries(values), 'process.env.NODE_ENV': '"production"'},
  });
  return outputFiles[0]?.text ?? '';
}

/** The worker that takes away the one that a visitor has, with all that it has kept. */
export const retiredWorker = (): Promise<string> => bundle('retired.ts');

/** Writes the list of what can be saved of a finished build, and the worker of this deployment. */
export async function finishBuild(outDir: string): Promise<void> {
  const list = await listFiles(outDir);
  const worker = await bundle('worker.ts', {
    VERSION: list.version,
    SHELL: await shellOf(outDir, list),
    CODE: codeFilesOf(list),
  });
  await writeFile(path.join(outDir, LIST_FILE), JSON.stringify(list));
  await writeFile(path.join(outDir, WORKER_FILE), worker);
}

/**
 * Writes what a finished build needs to be read offline; otherwise the worker that takes an earlier one away.
 * @param isOffline whether the site can be read offline
 */
export async function writeOfflineFiles(outDir: string, isOffline: boolean): Promise<void> {
  if (isOffline) await finishBuild(outDir);
  else await writeFile(path.join(outDir, WORKER_FILE), await retiredWorker());
}

/** Returns the headers, for a `_headers` file, that make a browser ask for a new worker and a new list on each visit. */
export const offlineHeaders = (baseUrl: string): string =>
  [WORKER_FILE, LIST_FILE].map((file) => `${baseUrl}${file}\n  Cache-Control: no-cache\n`).join('');
