/**
 * `npm run examples [-- --all | name…]`: runs the examples that changed, all, or those named, and rewrites
 * their pictures and manifests.
 */
import fs from 'node:fs';
import os from 'node:os';
import {parseArgs} from 'node:util';
import sharp from 'sharp';
import {type Example, exampleNames, readExample} from '../src/lib/examples';
import {packageVersion} from './paths';
import {examplesDir, type PictureData, sha256, staleness} from './pictures';
import {type RunResult, runProgram, type Theme} from './run-program';
import {problems} from './verdict';

async function draw(example: Example, theme: Theme): Promise<RunResult> {
  const result = await runProgram(example.files.program, {
    theme,
    ...(example.settle && {settle: example.settle}),
  });
  const wrong = problems(result);
  if (wrong.length > 0) throw new Error(wrong.join('\n  '));
  return result;
}

async function store(picture: Buffer | undefined, file: string): Promise<PictureData> {
  const webp = await sharp(picture).webp({lossless: true, effort: 6}).toBuffer({resolveWithObject: true});
  fs.writeFileSync(file, webp.data);
  return {sha256: sha256(webp.data), width: webp.info.width, height: webp.info.height};
}

async function update(example: Example): Promise<void> {
  const light = await draw(example, 'light');
  const dark = await draw(example, 'dark');
  const manifest = {
    package: packageVersion,
    program: sha256(fs.readFileSync(example.files.program)),
    settle: example.settle,
    window: light.windows.findLast((window) => !window.floating)?.title ?? '',
    light: await store(light.picture, example.files.light),
    dark: await store(dark.picture, example.files.dark),
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
        console.error(`${name}: ${error instanceof Error ? error.message : error}`);
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
