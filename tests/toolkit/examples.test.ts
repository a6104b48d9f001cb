import {join} from 'node:path';
import {expect, test} from 'vitest';
import {listExampleNames, readExample, readManifest} from '../../src/lib/examples';
import {examplesDir, recordFrames} from '../../toolkit/manifest';
import {findExampleFaults} from '../../toolkit/run-faults';
import {runProgram, themes} from '../../toolkit/run-program';
import {comparePictures, tolerance} from '../support/compare-pictures';

const cases = listExampleNames(examplesDir).flatMap((name) => themes.map((theme) => [name, theme] as const));

test.concurrent.each(cases)('X-03 %s still draws its %s pictures', async (name, theme) => {
  const example = readExample(examplesDir, name);
  const {files, settle, play} = example;
  const result = await runProgram(files.program, {theme, ...(settle && {settle}), ...(play && {play})});
  expect(findExampleFaults(result)).toEqual([]);

  // The manifest stores everything that the steps did, apart from the pictures.
  const {screenshot, steps} = readManifest(example);
  const stored = [screenshot, ...steps.map((step) => step.screenshot)];
  const recorded = recordFrames(example, result.frames);
  const withFiles = recorded.map((frame, index) => {
    const {light, dark} = stored[index] ?? {};
    return frame.screenshot ? {...frame, screenshot: {...frame.screenshot, light, dark}} : frame;
  });
  expect(withFiles[0]?.screenshot).toEqual(screenshot);
  expect(withFiles.slice(1)).toEqual(steps);
  for (const [step, {picture}] of result.frames.entries()) {
    const file = stored[step]?.[theme];
    if (!picture || !file) continue;
    const path = join(examplesDir, name, file);
    expect(await comparePictures(picture, path), `step ${step}`).toBeLessThanOrEqual(tolerance);
  }
});
