import path from 'node:path';
import {type RunResult, runProgram} from '../../toolkit/run-program';
import {START, THREW} from './sample-marks';

/**
 * Runs samples in one process, because starting a process takes ten times as long as running a small sample.
 *
 * @param files paths of ES modules
 * @returns the result of each sample, as if it had run alone. There's none for samples that come after one that ended the process.
 */
export async function runTogether(files: readonly string[]): Promise<RunResult[]> {
  const result = await runProgram(path.join(__dirname, 'programs/samples.ts'), {
    theme: 'light',
    settle: 60_000, // The program ends by itself.
    environment: {SAMPLES: JSON.stringify(files)},
  });
  const outputs = result.stdout.split(START).slice(1);
  const errorOutputs = result.stderr.split(START).slice(1);
  return outputs.map((stdout, index) => {
    const stderr = errorOutputs[index] ?? '';
    const ended = index === outputs.length - 1 ? result : {...result, exit: 0, signal: null, timedOut: false};
    const threw = stderr.includes(THREW);
    return {...ended, ...(threw && {exit: 1}), stdout, stderr: stderr.replace(THREW, '')};
  });
}
