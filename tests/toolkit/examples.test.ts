import {join} from 'node:path';
import {expect, test} from 'vitest';
import {listExampleNames, readExample, readManifest} from '../../src/lib/example-files';
import {examplesDir, runExample} from '../../toolkit/examples';
import {recordFrames} from '../../toolkit/record-frames';
import {themes} from '../../toolkit/run-program';
import {comparePictures, tolerance} from '../support/compare-pictures';

const cases = listExampleNames(examplesDir).flatMap((name) => themes.map((theme) => [name, theme] as const));

test.concurrent.each(cases)('X-03 %s still draws its %s pictures', async (name, theme) => {
  const example = readExample(examplesDir, name);
  const {frames} = await runExample(example, theme);

  // The manifest stores everything that the steps did, apart from the pictures.
  const {screenshot, steps} = readManifest(example);
  const stored = [screenshot, ...steps.map((step) => step.screenshot)];
  const [start, ...recorded] = recordFrames(example, frames, stored);
  expect(start?.screenshot).toEqual(screenshot);
  expect(recorded).toEqual(steps);
  for (const [step, {picture}] of frames.entries()) {
    const file = stored[step]?.[theme];
    if (!picture || !file) continue;
    const path = join(examplesDir, name, file);
    expect(await comparePictures(picture, path), `step ${step}`).toBeLessThanOrEqual(tolerance);
  }
});
