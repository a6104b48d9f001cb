import {spawn} from 'node:child_process';
import path from 'node:path';
import {root} from './paths';

/**
 * Runs a command that compiles something, without blocking this process. Vitest fails a run if one of its processes doesn't
 * answer for a minute, and compiling may take longer on a busy machine.
 *
 * @throws if the command fails; it has printed the reason
 */
export function runCompiler(
  command: string,
  args: readonly string[],
  {cwd = root, shell = false, input = ''} = {},
): Promise<void> {
  const child = spawn(command, args, {cwd, stdio: ['pipe', 'inherit', 'inherit'], shell});
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ended with ${signal ?? `exit code ${code}`}.`));
    });
  });
}

/**
 * Compiles an addon that links to the toolkit of this checkout and the system's Qt.
 *
 * @param folder the folder of its CMakeLists.txt and package.json, in this checkout
 * @throws if it doesn't compile; the compiler has printed the reason
 */
export function compileAddon(folder: string): Promise<void> {
  const cmakeJs = path.join(root, 'node_modules/cmake-js/bin/cmake-js');
  return runCompiler(process.execPath, [cmakeJs, 'compile', '--directory', folder]);
}
