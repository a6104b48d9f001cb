import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {build} from 'esbuild';
import {findCodeFiles, findShellFiles, listFiles} from './files';
import {LIST_FILE, WORKER_FILE} from './saved-files';

/** Bundles a worker of `worker/` and returns its code. `define` has the values of constants that the worker declares. */
async function bundleWorker(name: string, define: Record<string, unknown> = {}): Promise<string> {
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

/** Returns the code of a worker that deletes all caches and unregisters itself. */
export const bundleSelfDestroyingWorker = (): Promise<string> => bundleWorker('self-destroying-worker.ts');

/** Writes the list of files that can be saved, and the worker of this deployment. */
export async function writeListAndWorker(outDir: string): Promise<void> {
  const list = await listFiles(outDir);
  const worker = await bundleWorker('service-worker.ts', {
    VERSION: list.version,
    SHELL: await findShellFiles(outDir, list),
    CODE: findCodeFiles(list),
  });
  await writeFile(path.join(outDir, LIST_FILE), JSON.stringify(list));
  await writeFile(path.join(outDir, WORKER_FILE), worker);
}

/** Writes the files that a finished build needs for offline reading, or the worker that removes an earlier worker. */
export async function writeOfflineFiles(outDir: string, canReadOffline: boolean): Promise<void> {
  if (canReadOffline) await writeListAndWorker(outDir);
  else await writeFile(path.join(outDir, WORKER_FILE), await bundleSelfDestroyingWorker());
}

/** Returns the part of a `_headers` file that makes browsers check for a new worker and a new list on each visit. */
export const createOfflineHeaders = (baseUrl: string): string =>
  [WORKER_FILE, LIST_FILE].map((file) => `${baseUrl}${file}\n  Cache-Control: no-cache\n`).join('');
