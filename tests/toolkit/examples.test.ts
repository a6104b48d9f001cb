import {expect, test} from 'vitest';
import {exampleNames, readExample} from '../../src/lib/examples';
import {difference, tolerance} from '../../toolkit/compare-pictures';
import {examplesDir, themes} from '../../toolkit/pictures';
import {runProgram} from '../../toolkit/run-program';
import {problems} from '../../toolkit/verdict';

const cases = exampleNames(examplesDir).flatMap((name) => themes.map((theme) => [name, theme] as const));

test.concurrent.each(cases)('X-03 %s still draws its %s picture', async (name, theme) => {
  const {files, settle} = readExample(examplesDir, name);
  const result = await runProgram(files.program, {theme, ...(settle && {settle})});
  expect(problems(result)).toEqual([]);
  expect(await difference(result.picture ?? '', files[theme])).toBeLessThanOrEqual(tolerance);
});
