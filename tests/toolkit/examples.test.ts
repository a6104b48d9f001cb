import {expect, test} from 'vitest';
import {difference, tolerance} from '../../toolkit/compare-pictures';
import {exampleNames, readExample, themes} from '../../toolkit/example-files';
import {runProgram} from '../../toolkit/run-program';
import {problems} from '../../toolkit/verdict';

const cases = exampleNames().flatMap((name) => themes.map((theme) => [name, theme] as const));

test.concurrent.each(cases)('X-03 %s still draws its %s picture', async (name, theme) => {
  const {program, settle, pictures} = readExample(name);
  const result = await runProgram(program, {theme, ...(settle && {settle})});
  expect(problems(result)).toEqual([]);
  expect(await difference(result.picture ?? '', pictures[theme])).toBeLessThanOrEqual(tolerance);
});
