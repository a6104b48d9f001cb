/** Runs the samples whose paths `SAMPLES` lists, as JSON, one after another. */
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {pathToFileURL} from 'node:url';
import {START, THREW} from '../sample-marks';

/** Milliseconds after each sample in which Qt and Node.js do what the sample has caused. */
const PAUSE = 20;

async function main(files: readonly string[]): Promise<void> {
  for (const file of files) {
    for (const output of [process.stdout, process.stderr]) output.write(START);
    process.chdir(path.dirname(file)); // Samples write files.
    try {
      await import(pathToFileURL(file).href);
      await setTimeout(PAUSE);
    } catch (error) {
      console.error(error);
      process.stderr.write(THREW);
    }
  }
  process.exit();
}

void main(JSON.parse(process.env.SAMPLES ?? ''));
