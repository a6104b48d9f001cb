import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {build} from 'esbuild';
import type {Answer} from './thread-answers';

/** A module in a thread of its own, beside what else a build does. */
export interface Thread<Question, Value> {
  /** Resolves to what the module answers, one question after the other. @throws what the module throws */
  ask: (question: Question) => Promise<Value>;
  /** Ends the thread, and gives its memory back. */
  end: () => Promise<void>;
}

/**
 * Starts a thread. Its module is bundled first, since Node.js reads no TypeScript; packages stay where they are.
 *
 * @param module path of the module, which says with `answer` how it answers
 * @param folder where the bundle goes, below the site, so that it finds the site's packages
 */
export function openThread<Question, Value>(module: string, folder: string): Thread<Question, Value> {
  const started = start(module, folder);
  // What fails is told to whoever asks.
  started.catch(() => {});
  let last: Promise<unknown> = started;

  const put = async (question: Question): Promise<Value> => {
    const worker = await started;
    // A thread that nobody waits for keeps no process alive.
    worker.ref();
    worker.postMessage(question);
    const [answer] = (await once(worker, 'message')) as [Answer<Value>];
    worker.unref();
    if ('error' in answer) throw answer.error;
    return answer.value;
  };

  return {
    ask: (question) => {
      const answered = last.catch(() => {}).then(() => put(question));
      last = answered;
      return answered;
    },
    end: async () => {
      await (await started).terminate();
    },
  };
}

async function start(module: string, folder: string): Promise<Worker> {
  const outfile = path.join(folder, `${path.basename(module, '.ts')}.mjs`);
  await build({
    entryPoints: [module],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    // Modules find what is beside them.
    define: {__dirname: JSON.stringify(path.dirname(module))},
    logLevel: 'error',
  });
  const worker = new Worker(outfile);
  worker.unref();
  return worker;
}

/** Returns the code of a thread: its bundle, and the versions of its packages. */
export const workerCode = (bundle: string, siteDir: string): string =>
  [bundle, path.join(siteDir, 'package-lock.json')].map((file) => readFileSync(file, 'utf8')).join('\n');
