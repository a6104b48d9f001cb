import {expect, test} from 'vitest';
import {difference} from '../../toolkit/compare-pictures';
import {exampleNames, readExample, themes} from '../../toolkit/example-files';
import {runProgram} from '../../toolkit/run-program';
import {problems} from '../../toolkit/verdict';

/**
 * With the same Qt, FreeType and fonts no pixel differs. Other patch releases of them smooth the edges of glyphs
 * and lines in another way. Such pixels make up a few per cent of the text, which is itself a small part of a
 * window, so one in a hundred is plenty, and a missing icon, a colour or a moved widget is more than that.
 */
const tolerance = 0.01;

const cases = exampleNames().flatMap((name) => themes.map((theme) => [name, theme] as const));

test.concurrent.each(cases)('X-03 %s still draws its %s picture', async (name, theme) => {
  const {program, settle, pictures} = readExample(name);
  const result = await runProgram(program, {theme, ...(settle && {settle})});
  expect(problems(result)).toEqual([]);
  expect(await difference(result.picture ?? '', pictures[theme])).toBeLessThanOrEqual(tolerance);
});
