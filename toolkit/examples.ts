/**
 * `npm run examples [-- --all | name…]`: runs examples and rewrites their pictures and manifests. By default it runs those
 * that have changed.
 */
import {hash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import sharp from 'sharp';
import {listExampleNames, readExample} from '../src/lib/example-files';
import type {Example, ExampleManifest} from '../src/lib/examples';
import {forEachConcurrent} from '../src/lib/for-each-concurrent';
import {runMain} from '../tools/run-main';
import {packageVersion, root} from './paths';
import {type PictureFiles, recordFrames} from './record-frames';
import {findExampleFaults} from './run-faults';
import {type RunResult, runProgram, type Theme} from './run-program';
import {explainStaleness, hashPlay, hashProgram} from './staleness';

export const examplesDir = path.join(root, 'examples');

/** Runs an example and performs its steps. @throws if something is wrong with it */
export async function runExample({folder, settle, play}: Example, theme: Theme): Promise<RunResult> {
  const result = await runProgram(path.join(folder, 'main.ts'), {
    theme,
    ...(settle && {settle}),
    ...(play && {play}),
    // File dialogs show the path of the folder for temporary files, so it must be the same in each run: /tmp.
    environment: {TMPDIR: undefined},
  });
  const faults = findExampleFaults(result);
  if (faults.length > 0) throw new Error(faults.join('; '));
  return result;
}

/** Runs an example in both colour modes, and writes its pictures and its manifest. */
async function updateExample(example: Example): Promise<void> {
  const runs = {light: await runExample(example, 'light'), dark: await runExample(example, 'dark')};
  const {folder} = example;
  for (const file of fs.readdirSync(folder)) {
    if (/^(?:light|dark)-\d+\.webp$/.test(file)) fs.rmSync(path.join(folder, file));
  }
  const pictures: Record<string, string> = {};
  /** Writes the picture of a frame, unless it is that of an earlier frame. Returns the name of the file. */
  const writePicture = async (theme: Theme, number: number): Promise<string> => {
    const png = runs[theme].frames[number]?.picture;
    if (!png) throw new Error(`it shows no window in ${theme} mode after step ${number}`);
    const webp = await sharp(png).webp({lossless: true, effort: 6}).toBuffer();
    const sha256 = hash('sha256', webp);
    const existing = Object.keys(pictures).find((file) => pictures[file] === sha256);
    if (existing && number > 0) return existing;
    const file = number > 0 ? `${theme}-${number}.webp` : `${theme}.webp`;
    fs.writeFileSync(path.join(folder, file), webp);
    pictures[file] = sha256;
    return file;
  };
  const files: PictureFiles[] = [];
  for (const [number, {picture}] of runs.light.frames.entries())
    files.push(
      picture && {light: await writePicture('light', number), dark: await writePicture('dark', number)},
    );
  const [start, ...steps] = recordFrames(example, runs.light.frames, files);
  if (!start?.screenshot) throw new Error('it has no picture');
  const manifest: ExampleManifest = {
    package: packageVersion,
    program: hashProgram(example),
    settle: example.settle,
    play: hashPlay(example.play),
    pictures,
    screenshot: start.screenshot,
    steps,
  };
  fs.writeFileSync(path.join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Runs the examples on all cores, and returns the number of those that failed. */
async function updateAll(names: readonly string[], onlyStale: boolean): Promise<number> {
  let failed = 0;
  await forEachConcurrent(names, os.availableParallelism(), async (name) => {
    try {
      const example = readExample(examplesDir, name);
      if (onlyStale && !explainStaleness(example)) return;
      const startTime = performance.now();
      await updateExample(example);
      console.log(`${name}: drawn in ${Math.round(performance.now() - startTime)} ms`);
    } catch (error) {
      failed += 1;
      console.error(`${name}: ${error instanceof Error ? error.message : error}`);
    }
  });
  return failed;
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({allowPositionals: true, options: {all: {type: 'boolean'}}});
  const names = positionals.length > 0 ? positionals : listExampleNames(examplesDir);
  const failed = await updateAll(names, positionals.length === 0 && !values.all);
  if (failed > 0) throw new Error(`${failed} of ${names.length} examples failed`);
  console.log('All pictures are up to date.');
}

if (require.main === module) void runMain(main);
