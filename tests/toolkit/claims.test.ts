import path from 'node:path';
import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';
import {runProgram} from '../../toolkit/run-program';
import {CRASH} from '../claims/claim';
import {END, MARK, type Order, type Outcome} from '../claims/outcome';

const PROGRAM = path.join(__dirname, 'programs/claims.ts');

async function run(order: Order) {
  const result = await runProgram(PROGRAM, {
    theme: 'light',
    settle: 10_000, // The program ends by itself.
    timeout: 60_000,
    environment: {CLAIMS: JSON.stringify(order)},
  });
  const lines = result.stdout.split('\n');
  const outcomes = lines
    .filter((line) => line.startsWith(MARK))
    .map((line): Outcome => JSON.parse(line.slice(MARK.length)));
  return {...result, outcomes, isComplete: lines.includes(END)};
}

/** Finds claims that are false. Returns a sentence for each, with the file, the claim and the actual result. */
async function findBrokenClaims(files: string[]): Promise<string[]> {
  const {exit, signal, outcomes, isComplete, stderr} = await run({files});
  if (exit !== 0 || !isComplete) {
    const last = outcomes.at(-1)?.statement;
    return [`it ended with ${signal ?? exit} after "${last}", before the last claim: ${stderr}`];
  }
  const crashes = outcomes.filter(({holds}) => holds === undefined);
  const survivors = await Promise.all(
    crashes.map(async ({file, index}) => (await run({files: [file], crash: index})).signal === null),
  );
  return [
    ...outcomes.filter(({holds}) => holds === false),
    ...outcomes
      .filter(({prints = ''}) => !stderr.includes(prints))
      .map((one) => ({...one, expected: one.prints, seen: 'no such message'})),
    ...crashes
      .filter((_, index) => survivors[index])
      .map((one) => ({...one, expected: CRASH, seen: 'it goes on'})),
  ].map(
    ({file, subject, statement, expected, seen}) =>
      `tests/claims/${file}.ts: ${subject} says "${statement}" (${expected}), but the toolkit gives ${seen}`,
  );
}

const findFiles = (folder: string) =>
  globSync(`${folder}/*.ts`, {cwd: path.join(__dirname, '../claims')})
    .map((file) => file.replace(/\.ts$/, ''))
    .sort();

describe('X-03 the toolkit does what our texts say', () => {
  test.concurrent('in the reference', async () => {
    expect((await findBrokenClaims(findFiles('reference'))).join('\n')).toBe('');
  });

  test.concurrent.each(findFiles('pages'))('in %s', async (file) => {
    expect((await findBrokenClaims([file])).join('\n')).toBe('');
  });
});
