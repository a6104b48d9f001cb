import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {root} from '../../toolkit/paths';
import {findRunFaults} from '../../toolkit/run-faults';
import {runProgram} from '../../toolkit/run-program';
import {findRunnableSamples, readExpectedOutput} from '../support/runnable-samples';

const FOLDER = path.join(root, 'node_modules/.cache/samples');

afterAll(() => rmSync(FOLDER, {recursive: true, force: true}));

const cases = findRunnableSamples().map((sample) => [sample.location, sample] as const);

test.concurrent.each(cases)('X-03 the sample of %s runs', async (where, {code, language}) => {
  const source = path.join(FOLDER, `${where.replace(/\W+/g, '-')}.${language}`);
  mkdirSync(FOLDER, {recursive: true});
  writeFileSync(source, code);
  const result = await runProgram(source, {theme: 'light'});
  expect(findRunFaults(result)).toEqual([]);
  if (/^win\.show\(\)/m.test(code)) expect(result.windows, 'it shows no window').not.toEqual([]);
  const printed = result.stdout.split('\n');
  const told = readExpectedOutput(code);
  expect(told.map((value, index) => value && printed[index])).toEqual(told);
});
