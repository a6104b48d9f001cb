import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import type {JSONReport, JSONReportSpec, JSONReportSuite} from '@playwright/test/reporter';
import type {JsonTestResults} from 'vitest/reporters';

/** The result of one part of `npm test`. */
export interface Outcome {
  passed: number;
  failed: number;
  /** The failed tests, each with its file, its name and the first lines of the reason. */
  failures: string[];
}

/** Maximum number of lines of an error. The complete error is in the output above. */
const LINES = 12;

const linesOf = (text: string): string[] => stripVTControlCharacters(text).trim().split('\n');

const describe = (name: string, error: string): string =>
  [name, ...linesOf(error).slice(0, LINES)].join('\n    ');

/** Returns the lines of the failed commands if `concurrently` ran several. Each line begins with the name of its command. */
function failedLines(lines: string[]): string[] {
  const failed = lines.flatMap((line) => /^(\[\S+\]) .* exited with code [^0]/.exec(line)?.[1] ?? []);
  return failed.length > 0 ? lines.filter((line) => failed.some((name) => line.startsWith(name))) : lines;
}

/** Describes a command that failed, with the last lines that it printed. */
export const describeCommand = (command: string, output: string): string =>
  [command, ...failedLines(linesOf(output)).slice(-LINES)].join('\n    ');

/** Reads the JSON report of Vitest. A file that fails outside its tests is a failure too. */
export function readVitest({numPassedTests, testResults}: JsonTestResults): Outcome {
  const failures = testResults.flatMap(({name, status, message, assertionResults}) => {
    const file = path.relative('.', name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [describe(file, message)];
    return failed.map(({fullName, failureMessages}) =>
      describe(`${file} › ${fullName}`, failureMessages?.join('\n') ?? ''),
    );
  });
  return {passed: numPassedTests, failed: failures.length, failures};
}

const specsOf = ({specs, suites = []}: JSONReportSuite): JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Reads the JSON report of Playwright. An error outside the tests is a failure, and so is a test that passed only when it was repeated. */
export function readPlaywright({errors, suites, stats}: JSONReport): Outcome {
  const tests = suites
    .flatMap(specsOf)
    .flatMap(({file, title, tests}) => tests.map((test) => ({name: `${file} › ${title}`, ...test})));
  const failures = [
    ...tests
      .filter(({status}) => status === 'unexpected' || status === 'flaky')
      .map(({name, results}) => describe(name, results.find(({error}) => error)?.error?.message ?? '')),
    ...errors.map(({message = ''}) => describe('outside the tests', message)),
  ];
  return {passed: stats.expected, failed: failures.length, failures};
}
