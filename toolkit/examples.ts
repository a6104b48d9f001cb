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
import type {ExampleManifest, FrameData, PictureData, StepData} from '../src/lib/example-manifest';
import {type Example, listExampleNames, readExample} from '../src/lib/examples';
import {runMain} from '../tools/run-main';
import {packageVersion} from './paths';
import {
  examplesDir,
  explainStaleness,
  findClosedWindows,
  findPicturedTitle,
  hashPlay,
  themes,
} from './pictures';
import {findExampleFaults} from './run-faults';
import {type Frame, type RunResult, runProgram, type Theme} from './run-program';

async function runExample(example: Example, theme: Theme): Promise<RunResult> {
  const result = await runProgram(example.files.program, {
    theme,
    ...(example.settle && {settle: example.settle}),
    ...(example.play && {play: example.play}),
  });
  const faults = findExampleFaults(result);
  if (faults.length > 0) throw new Error(faults.join('; '));
  return result;
}

async function writePicture(picture: Buffer | undefined, file: string): Promise<PictureData> {
  const webp = await sharp(picture).webp({lossless: true, effort: 6}).toBuffer({resolveWithObject: true});
  fs.writeFileSync(file, webp.data);
  return {sha256: hash('sha256', webp.data), width: webp.info.width, height: webp.info.height};
}

type FrameWriter = (frame: Frame | undefined, theme: Theme, number: number) => Promise<FrameData | undefined>;

/** Creates a function that writes the pictures of frames. If a picture exists already, its data is returned instead. */
function createFrameWriter(folder: string, manifest: Record<Theme, PictureData>): FrameWriter {
  const files = new Map<string, FrameData>();
  for (const theme of themes) files.set(manifest[theme].sha256, {file: `${theme}.webp`, ...manifest[theme]});
  return async (frame, theme, number) => {
    if (!frame?.picture) return undefined;
    const file = `${theme}-${number}.webp`;
    const data = await writePicture(frame.picture, path.join(folder, file));
    const existing = files.get(data.sha256);
    if (existing) fs.rmSync(path.join(folder, file));
    else files.set(data.sha256, {file, ...data});
    return existing ?? {file, ...data};
  };
}

async function writeFrames(light: RunResult, dark: RunResult, writeFrame: FrameWriter): Promise<StepData[]> {
  const steps: StepData[] = [];
  for (const [index, frame] of light.frames.slice(1).entries()) {
    const {target, stdout, handled, lines} = frame;
    const number = index + 1;
    const closed = findClosedWindows(light.frames[index] ?? frame, frame);
    const pictures = {
      light: await writeFrame(frame, 'light', number),
      dark: await writeFrame(dark.frames[number], 'dark', number),
    };
    steps.push({
      window: findPicturedTitle(frame),
      ...(closed.length > 0 && {closed}),
      ...(target && {target}),
      stdout,
      handled,
      lines,
      ...(pictures.light && {light: pictures.light}),
      ...(pictures.dark && {dark: pictures.dark}),
    });
  }
  return steps;
}

async function updateExample(example: Example): Promise<void> {
  const light = await runExample(example, 'light');
  const dark = await runExample(example, 'dark');
  const folder = path.dirname(example.files.manifest);
  for (const file of fs.readdirSync(folder)) {
    if (/^(?:light|dark)-\d+\.webp$/.test(file)) fs.rmSync(path.join(folder, file));
  }
  const pictures = {
    light: await writePicture(light.picture, example.files.light),
    dark: await writePicture(dark.picture, example.files.dark),
  };
  const play = hashPlay(example.play);
  const manifest: ExampleManifest = {
    package: packageVersion,
    program: hash('sha256', fs.readFileSync(example.files.program)),
    ...(example.settle && {settle: example.settle}),
    window: findPicturedTitle(light),
    ...pictures,
    ...(play && {
      play: {sha256: play, steps: await writeFrames(light, dark, createFrameWriter(folder, pictures))},
    }),
  };
  fs.writeFileSync(example.files.manifest, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Runs the examples on all cores, and returns the number of those that failed. */
async function updateAll(names: readonly string[], onlyStale: boolean): Promise<number> {
  const queue = [...names];
  let failed = 0;
  const worker = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      try {
        const example = readExample(examplesDir, name);
        if (onlyStale && !explainStaleness(example)) continue;
        const startTime = performance.now();
        await updateExample(example);
        console.log(`${name}: drawn in ${Math.round(performance.now() - startTime)} ms`);
      } catch (error) {
        failed += 1;
        console.error(`examples/${name}/main.ts: ${error instanceof Error ? error.message : error}`);
      }
    }
  };
  await Promise.all(Array.from({length: os.availableParallelism()}, worker));
  return failed;
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({allowPositionals: true, options: {all: {type: 'boolean'}}});
  const names = positionals.length > 0 ? positionals : listExampleNames(examplesDir);
  const failed = await updateAll(names, positionals.length === 0 && !values.all);
  if (failed > 0) throw new Error(`${failed} of ${names.length} examples failed`);
  console.log('All pictures are up to date.');
}

void runMain(main);
