/**
 * `npm run examples [-- --all | name…]`: runs the examples that changed, all, or those named, and rewrites
 * their pictures and manifests.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import sharp from 'sharp';
import type {ExampleManifest, FrameData, PictureData, StepData} from '../src/lib/example-manifest';
import {type Example, exampleNames, readExample} from '../src/lib/examples';
import {packageVersion} from './paths';
import {closedWindows, examplesDir, pictured, playKey, sha256, staleness, themes} from './pictures';
import {type Frame, type RunResult, runProgram, type Theme} from './run-program';
import {problems} from './verdict';

async function draw(example: Example, theme: Theme): Promise<RunResult> {
  const result = await runProgram(example.files.program, {
    theme,
    ...(example.settle && {settle: example.settle}),
    ...(example.play && {play: example.play}),
  });
  const wrong = problems(result);
  if (wrong.length > 0) throw new Error(wrong.join('; '));
  return result;
}

async function store(picture: Buffer | undefined, file: string): Promise<PictureData> {
  const webp = await sharp(picture).webp({lossless: true, effort: 6}).toBuffer({resolveWithObject: true});
  fs.writeFileSync(file, webp.data);
  return {sha256: sha256(webp.data), width: webp.info.width, height: webp.info.height};
}

type FrameStore = (frame: Frame | undefined, theme: Theme, number: number) => Promise<FrameData | undefined>;

/** Writes the frames of a play beside the program; one that was there before is not stored again. */
function frameStore(folder: string, manifest: Record<Theme, PictureData>): FrameStore {
  const files = new Map<string, FrameData>();
  for (const theme of themes) files.set(manifest[theme].sha256, {file: `${theme}.webp`, ...manifest[theme]});
  return async (frame, theme, number) => {
    if (!frame?.picture) return undefined;
    const file = `${theme}-${number}.webp`;
    const data = await store(frame.picture, path.join(folder, file));
    const known = files.get(data.sha256);
    if (known) fs.rmSync(path.join(folder, file));
    else files.set(data.sha256, {file, ...data});
    return known ?? {file, ...data};
  };
}

async function storePlay(
  light: RunResult,
  dark: RunResult,
  storeFrame: FrameStore,
): Promise<readonly StepData[]> {
  const steps: StepData[] = [];
  for (const [index, frame] of light.frames.slice(1).entries()) {
    const {target, stdout, handled, lines} = frame;
    const number = index + 1;
    const closed = closedWindows(light.frames[index] ?? frame, frame);
    const pictures = {
      light: await storeFrame(frame, 'light', number),
      dark: await storeFrame(dark.frames[number], 'dark', number),
    };
    steps.push({
      window: pictured(frame),
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

async function update(example: Example): Promise<void> {
  const light = await draw(example, 'light');
  const dark = await draw(example, 'dark');
  const folder = path.dirname(example.files.manifest);
  for (const file of fs.readdirSync(folder)) {
    if (/^(?:light|dark)-\d+\.webp$/.test(file)) fs.rmSync(path.join(folder, file));
  }
  const pictures = {
    light: await store(light.picture, example.files.light),
    dark: await store(dark.picture, example.files.dark),
  };
  const play = playKey(example.play);
  const manifest: ExampleManifest = {
    package: packageVersion,
    program: sha256(fs.readFileSync(example.files.program)),
    ...(example.settle && {settle: example.settle}),
    window: pictured(light),
    ...pictures,
    ...(play && {
      play: {sha256: play, steps: await storePlay(light, dark, frameStore(folder, pictures))},
    }),
  };
  fs.writeFileSync(example.files.manifest, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Runs the examples on all cores; returns how many failed. */
async function updateAll(names: readonly string[], onlyStale: boolean): Promise<number> {
  const queue = [...names];
  let failed = 0;
  const worker = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      try {
        const example = readExample(examplesDir, name);
        if (onlyStale && !staleness(example)) continue;
        const started = performance.now();
        await update(example);
        console.log(`${name}: drawn in ${Math.round(performance.now() - started)} ms`);
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
  const names = positionals.length > 0 ? positionals : exampleNames(examplesDir);
  const failed = await updateAll(names, positionals.length === 0 && !values.all);
  if (failed > 0) throw new Error(`${failed} of ${names.length} examples failed`);
  console.log('Every picture belongs to its program.');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
