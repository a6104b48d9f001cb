/**
 * `npm run try -- program.ts [--dark] [--png picture.png] [--settle ms]`: runs any program, prints its output, windows and
 * errors, and writes its picture.
 */
import fs from 'node:fs';
import {parseArgs} from 'node:util';
import {runMain} from '../tools/run-main';
import {findRunFaults} from './run-faults';
import {runProgram} from './run-program';

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {dark: {type: 'boolean'}, png: {type: 'string'}, settle: {type: 'string'}},
  });
  const [program] = positionals;
  if (!program) {
    throw new Error('Name a program: npm run try -- program.ts [--dark] [--png picture.png] [--settle ms]');
  }
  const settle = values.settle === undefined ? undefined : Number(values.settle);
  if (settle !== undefined && !(settle > 0)) {
    throw new Error('--settle takes a time in milliseconds, for example --settle 500');
  }
  const result = await runProgram(program, {theme: values.dark ? 'dark' : 'light', settle});
  process.stdout.write(result.stdout);
  process.stderr.write(result.stderr);
  const windows = result.windows.map(({title, width, height}) => `"${title}" ${width}×${height}`);
  const keepsPainting = result.frames.some((frame) => frame.keepsPainting);
  console.log(`--- ${windows.join(', ') || 'no window'}${keepsPainting ? '; never stops painting' : ''}`);
  for (const fault of findRunFaults(result)) console.log(`--- ${fault}`);
  if (values.png && result.picture) fs.writeFileSync(values.png, result.picture);
  else if (values.png) console.log('--- no picture: nothing was shown');
}

void runMain(main);
