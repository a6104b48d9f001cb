import path from 'node:path';
import {expect, test} from 'vitest';
import {readManifest} from '../../src/lib/example-manifest';
import {listExampleNames, readExample} from '../../src/lib/examples';
import {examplesDir, findClosedWindows, findPicturedTitle, themes} from '../../toolkit/pictures';
import {findExampleFaults} from '../../toolkit/run-faults';
import {runProgram} from '../../toolkit/run-program';
import {comparePictures, tolerance} from '../support/compare-pictures';

const cases = listExampleNames(examplesDir).flatMap((name) => themes.map((theme) => [name, theme] as const));

test.concurrent.each(cases)('X-03 %s still draws its %s pictures', async (name, theme) => {
  const {files, settle, play} = readExample(examplesDir, name);
  const result = await runProgram(files.program, {theme, ...(settle && {settle}), ...(play && {play})});
  expect(findExampleFaults(result)).toEqual([]);
  expect(await comparePictures(result.picture ?? '', files[theme])).toBeLessThanOrEqual(tolerance);

  const manifest = readManifest({files});
  const steps = manifest.play?.steps ?? [];
  const frames = result.frames.slice(1);
  // The manifest stores everything that the steps did, apart from the pictures.
  expect(
    frames.map((frame, index) => ({
      window: findPicturedTitle(frame),
      closed: findClosedWindows(result.frames[index] ?? frame, frame),
      target: frame.target,
      stdout: frame.stdout,
      handled: frame.handled,
      lines: frame.lines,
    })),
  ).toEqual(
    steps.map(({window, closed = [], target, stdout, handled, lines}) => ({
      window,
      closed,
      target,
      stdout,
      handled,
      lines,
    })),
  );
  for (const [index, {picture}] of frames.entries()) {
    const stored = steps[index]?.[theme];
    expect(picture !== undefined, `step ${index + 1} shows a window`).toBe(stored !== undefined);
    if (!picture || !stored) continue;
    const file = path.join(path.dirname(files.manifest), stored.file);
    expect(await comparePictures(picture, file), `step ${index + 1}`).toBeLessThanOrEqual(tolerance);
  }
});
