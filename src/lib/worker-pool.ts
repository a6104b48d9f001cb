import {readFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import type {Tinypool} from 'tinypool';
import {hashContent} from './hash';
import {writeFileAtomically} from './write-file';

/** The argument of a function that a worker exports. */
type Task<Exported> = Exported extends (task: infer Argument) => unknown ? Argument : never;

/** Result of a function that a worker exports. */
type Result<Exported> = Exported extends (...task: never[]) => infer Returned ? Awaited<Returned> : never;

interface Bundle {
  /** File of the bundle. */
  filename: string;
  codeHash: string;
}

/**
 * Runs the functions that a module exports in threads of their own. Arguments and results are copied between threads,
 * so they have to be plain data.
 */
export class WorkerPool<Module> {
  private readonly bundled: Promise<Bundle>;
  private pool: Promise<Tinypool> | undefined;

  /**
   * The threads start when the first function is run, because a build with a full cache may not need any. They don't keep
   * the process alive while they have nothing to do.
   *
   * @param module path of the module; it is bundled first, since Node.js reads no TypeScript
   * @param folder where the bundle goes; it has to be below the site, because the bundle loads the site's packages
   * @param threads how many functions run at once; with one thread they run in the order in which they were asked for
   */
  constructor(
    module: string,
    folder: string,
    private readonly threads = 1,
  ) {
    this.bundled = bundle(path.resolve(module), folder);
    // `run` and `codeHash` report a module that can't be bundled.
    this.bundled.catch(() => {});
  }

  /** Runs a function of the module in a thread. @throws what the function throws */
  async run<Name extends keyof Module & string>(
    name: Name,
    task: Task<Module[Name]>,
  ): Promise<Result<Module[Name]>> {
    this.pool ??= this.start();
    const pool = await this.pool;
    return pool.run(task, {name}) as Promise<Result<Module[Name]>>;
  }

  /** Returns a hash of the code that runs in the threads, and of the versions of its packages; for the key of a cache. */
  async codeHash(): Promise<string> {
    return (await this.bundled).codeHash;
  }

  /** Ends the threads. */
  async destroy(): Promise<void> {
    const pool = await this.pool;
    await pool?.destroy();
  }

  private async start(): Promise<Tinypool> {
    const {filename} = await this.bundled;
    // On demand, because the package is an ES module and the site's configuration is not.
    const {Tinypool} = await import('tinypool');
    return new Tinypool({filename, minThreads: this.threads, maxThreads: this.threads});
  }
}

async function bundle(module: string, folder: string): Promise<Bundle> {
  const {outputFiles} = await build({
    entryPoints: [module],
    write: false,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    // Modules in the folder of the worker find the files beside them.
    define: {__dirname: JSON.stringify(path.dirname(module))},
    logLevel: 'error',
  });
  const code = outputFiles[0]?.text ?? '';
  const filename = path.resolve(folder, `${path.basename(module, '.ts')}.mjs`);
  // Another build may load the file at this moment.
  writeFileAtomically(filename, code);
  return {
    filename,
    codeHash: hashContent([code, readFileSync(path.join(__dirname, '../../package-lock.json'), 'utf8')]),
  };
}
