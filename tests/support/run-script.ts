import {execFile} from 'node:child_process';

interface Output {
  stdout: string;
  stderr: string;
}

/**
 * Runs TypeScript in its own process, for work that would keep a thread of the tests busy for more than a minute on a busy machine.
 * Vitest fails a run if a thread doesn't answer for that long. Resolves to the output, whatever the exit code is.
 *
 * @param args the path of a script, or `--eval` and its code
 */
export const runScript = (args: readonly string[]): Promise<Output> =>
  new Promise((resolve) => {
    const options = {maxBuffer: Number.POSITIVE_INFINITY};
    execFile(process.execPath, ['--import', 'tsx', ...args], options, (_, stdout, stderr) =>
      resolve({stdout, stderr}),
    );
  });
