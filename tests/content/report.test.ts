import type {JSONReport} from '@playwright/test/reporter';
import {expect, test} from 'vitest';
import type {JsonTestResults} from 'vitest/reporters';
import {describeCommand, readPlaywright, readVitest} from '../report';

/** Reads a report with only those parts that `readVitest` uses. */
const vitest = (...testResults: unknown[]) => readVitest({numPassedTests: 1, testResults} as JsonTestResults);

const playwright = (...tests: Array<{status: string; results: unknown[]}>) =>
  readPlaywright({
    errors: [],
    stats: {expected: 1},
    suites: [{specs: [], suites: [{specs: [{file: 'a.spec.ts', title: 'answers', tests}]}]}],
  } as unknown as JSONReport);

test('a failed test is listed at the end with its file and the first lines of its error', () => {
  const assertionResults = [
    {status: 'passed', fullName: 'holds', failureMessages: []},
    {
      status: 'failed',
      fullName: 'adds up',
      failureMessages: [`\u001b[31mexpected 1 to be 2\n${'at line\n'.repeat(50)}`],
    },
  ];
  const {failed, failures} = vitest({
    name: `${process.cwd()}/a.test.ts`,
    status: 'failed',
    message: '',
    assertionResults,
  });
  expect(failed).toBe(1);
  expect(failures[0]).toMatch(/^a\.test\.ts › adds up\n {4}expected 1 to be 2\n/);
  expect(failures[0]?.split('\n').length).toBeLessThan(20);
});

test('a test file that fails before its first test counts as a failure', () => {
  const file = {
    name: `${process.cwd()}/a.test.ts`,
    status: 'failed',
    message: 'No such file',
    assertionResults: [],
  };
  expect(vitest(file)).toMatchObject({failed: 1, failures: ['a.test.ts\n    No such file']});
});

test('a browser test that passed only when it was repeated is a failure', () => {
  const miss = {error: {message: 'Timed out'}};
  expect(playwright({status: 'unexpected', results: [miss]}, {status: 'flaky', results: [miss, {}]})).toEqual(
    {
      passed: 1,
      failed: 2,
      failures: ['a.spec.ts › answers\n    Timed out', 'a.spec.ts › answers\n    Timed out'],
    },
  );
});

test('of several commands, only those that failed are shown', () => {
  const output = [
    '[lint] src/a.ts:1:1 unused variable',
    '[lint] npm run lint exited with code 1',
    ...Array.from({length: 50}, (_, index) => `[typecheck] file ${index}`),
    '[typecheck] npm run typecheck exited with code 0',
  ].join('\n');
  expect(describeCommand('npm run check', output)).toBe(
    [
      'npm run check',
      '    [lint] src/a.ts:1:1 unused variable',
      '    [lint] npm run lint exited with code 1',
    ].join('\n'),
  );
});

test('a failed command is named with the end of what it printed', () => {
  const output = `${'all is well\n'.repeat(50)}a.ts:1:1 - Unknown word\n\n`;
  const lines = describeCommand('npm run check', output).split('\n');
  expect(lines[0]).toBe('npm run check');
  expect(lines.at(-1)).toBe('    a.ts:1:1 - Unknown word');
  expect(lines.length).toBeLessThan(20);
});
