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
