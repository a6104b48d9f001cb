import path from 'node:path';
import {type RunOptions, runProgram} from '../../toolkit/run-program';

/**
 * Runs a program of `programs/` and reads what it prints as one line of JSON.
 *
 * @throws when it prints no such line, with what it printed to the standard error stream
 */
export async function readPrinted<Result>(name: string, options: Partial<RunOptions> = {}): Promise<Result> {
  const program = path.join(__dirname, 'programs', name);
  const {stdout, stderr} = await runProgram(program, {theme: 'light', ...options});
  const line = stdout.split('\n').find((text) => /^[{[]/.test(text));
  if (!line) throw new Error(`${name} printed no JSON: ${stderr}`);
  return JSON.parse(line) as Result;
}
