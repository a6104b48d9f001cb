import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import type {Tinypool} from 'tinypool';
import {hashContent} from './hash';
import {requireNatively} from './native-require';
import {writeFileAtomically} from './write-file';

/** The argument of a function that a worker exports. */
type Task<Exported> = Exported extends (task: infer Argument) => unknown ? Argument : never;

/** Result of a function that a worker exports. */
type Result<Exported> = Exported extends (...task: never[]) => infer Returned ? Awaited<Returned> : never;

/**
 * Packages that can't be bundled, because they load native code or files of their own, or that would make a bundle much
 * larger without loading faster. All other packages are part of a bundle, because loading their hundreds of files takes a
 * worker about twice as long.
 */
const EXTERNAL_PACKAGES = ['@docusaurus/utils', '@takumi-rs/core', 'esbuild', 'prettier', 'typescript'];

interface Bundle {
  /** File that loads the bundle. */
  filename: string;
  codeHash: string;
}

/**
 * Runs the exported functions of a module in worker threads. Arguments and results are copied between threads, so they
 * have to be plain data.
 */
export class WorkerPool<Module> {
  private readonly bundle: Promise<Bundle>;
  private pool: Promise<Tinypool> | undefined;

  /**
   * The threads start when the first function is run, because a build with a full cache may not need any. They don't keep
   * the process alive while they have nothing to do.
   *
   * @param module the path of the module, which is bundled first, because Node.js 20 can't run TypeScript
   * @param folder the folder for the bundle. It has to be in the site's folder, because the bundle loads the site's packages.
   * @param threadCount the number of functions that run at the same time. With one thread, they run in the order of the calls.
   */
  constructor(
    module: string,
    folder: string,
    private readonly threadCount = 1,
  ) {
    this.bundle = bundle(path.resolve(module), folder);
    // `run` and `getCodeHash` throw the error if the module can't be bundled.
    this.bundle.catch(() => {});
  }

  /**
   * Runs a function of the module in a thread.
   * @throws the error that the function throws
   */
  async run<Name extends keyof Module & string>(
    name: Name,
    task: Task<Module[Name]>,
  ): Promise<Result<Module[Name]>> {
    this.pool ??= this.start();
    const pool = await this.pool;
    return pool.run(task, {name}) as Promise<Result<Module[Name]>>;
  }

  /** Returns a hash of the code that runs in the threads and of the versions of all packages. It's meant for cache keys. */
  async getCodeHash(): Promise<string> {
    return (await this.bundle).codeHash;
  }

  /** Ends the threads. */
  async destroy(): Promise<void> {
    const pool = await this.pool;
    await pool?.destroy();
  }

  private async start(): Promise<Tinypool> {
    const {filename} = await this.bundle;
    // The compiled package would be loaded again for each plugin, and it runs programs when it's loaded.
    const {Tinypool}: typeof import('tinypool') = requireNatively('tinypool');
    return new Tinypool({filename, minThreads: this.threadCount, maxThreads: this.threadCount});
  }
}

/**
 * Creates the module that a thread imports. If a thread imported the bundle itself, Node.js would first search the whole
 * bundle for the names of its exports, which takes longer than loading it.
 */
const createEntry = (name: string): string =>
  `import {createRequire} from 'node:module';\nexport default createRequire(import.meta.url)('./${name}.cjs');\n`;

async function bundle(module: string, folder: string): Promise<Bundle> {
  const {outputFiles} = await build({
    entryPoints: [module],
    write: false,
    bundle: true,
    external: EXTERNAL_PACKAGES,
    platform: 'node',
    // An ES module would have to parse each external package once more, to find the names of its exports.
    format: 'cjs',
    // The bundle is in another folder, but modules still look for files and packages from the folder of their source.
    define: {
      __dirname: JSON.stringify(path.dirname(module)),
      __filename: JSON.stringify(module),
      'import.meta.url': JSON.stringify(pathToFileURL(module).href),
    },
    logLevel: 'error',
  });
  const code = outputFiles[0]?.text ?? '';
  const name = path.basename(module, '.ts');
  const filename = path.resolve(folder, `${name}.mjs`);
  // Another build may load the files at this moment.
  writeFileAtomically(path.resolve(folder, `${name}.cjs`), code);
  writeFileAtomically(filename, createEntry(name));
  return {
    filename,
    codeHash: hashContent([code, readFileSync(path.join(__dirname, '../../package-lock.json'), 'utf8')]),
  };
}
