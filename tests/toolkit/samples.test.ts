import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {bundleProgram} from '../../toolkit/bundle-program';
import {root} from '../../toolkit/paths';
import {findRunFaults} from '../../toolkit/run-faults';
import {type RunResult, runProgram} from '../../toolkit/run-program';
import {findRunnableSamples, readExpectedOutput, type Sample} from '../support/runnable-samples';
import {runTogether} from './samples-together';

const FOLDER = path.join(root, 'node_modules/.cache/samples');

/** Samples that run in one process. */
const TOGETHER = 50;

/**
 * Matches samples that need a process of their own, because they show something, wait, change or end the whole app, or use
 * modules that work in the background.
 */
const NEEDS_PROCESS =
  /\b(?:show\w*|open|popup|exec|exit|quit|set(?:Timeout|Interval)|setLog\w+|process|QApplication|require)\b|'node:(?!(?:fs|fs\/promises|path|os|url|util|crypto)')/;

const samples = findRunnableSamples();
const alone = samples.filter(({code}) => NEEDS_PROCESS.test(code));
const others = samples.filter((sample) => !alone.includes(sample));
const groups = Array.from({length: Math.ceil(others.length / TOGETHER)}, (_, index) =>
  others.slice(index * TOGETHER, (index + 1) * TOGETHER),
);

const toCases = (list: readonly Sample[]) => list.map((sample) => [sample.location, sample] as const);

function writeSample({location, code, language}: Sample): string {
  const file = path.join(FOLDER, `${location.replace(/\W+/g, '-')}.${language}`);
  mkdirSync(FOLDER, {recursive: true});
  writeFileSync(file, code);
  return file;
}

/** Expects a sample to run without a fault, and to print what its comments say. */
function expectToRun({code}: Sample, result: RunResult | undefined): void {
  if (!result) throw new Error('A sample before it has ended their process.');
  expect(findRunFaults(result)).toEqual([]);
  const printed = result.stdout.split('\n');
  const told = readExpectedOutput(code);
  expect(told.map((value, index) => value && printed[index])).toEqual(told);
}

afterAll(() => rmSync(FOLDER, {recursive: true, force: true}));

test.concurrent.each(toCases(alone))('X-03 the sample of %s runs', async (_, sample) => {
  const result = await runProgram(writeSample(sample), {theme: 'light'});
  expectToRun(sample, result);
  if (/^win\.show\(\)/m.test(sample.code)) expect(result.windows, 'it shows no window').not.toEqual([]);
});

describe.each(groups.map((group) => [group]))('in one process', (group) => {
  let results: RunResult[];

  beforeAll(async () => {
    results = await runTogether(
      await Promise.all(group.map((sample) => bundleProgram(writeSample(sample), FOLDER))),
    );
  });

  test.each(toCases(group))('X-03 the sample of %s runs', (_, sample) =>
    expectToRun(sample, results[group.indexOf(sample)]));
});
