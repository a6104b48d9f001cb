import {once} from 'node:events';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {build} from 'esbuild';

/**
 * Runs a module in a thread of its own, beside what else a build does. The module is bundled first, since Node.js reads
 * no TypeScript; packages stay where they are.
 *
 * @param module path of the module; it finds `data` as `workerData`
 * @param folder where the bundle goes, below the site, so that it finds the site's packages
 * @throws what the module throws
 */
export async function runInThread(module: string, folder: string, data: unknown): Promise<void> {
  const outfile = path.join(folder, `${path.basename(module, '.ts')}.mjs`);
  await build({
    entryPoints: [module],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  await once(new Worker(outfile, {workerData: data}), 'exit');
}
