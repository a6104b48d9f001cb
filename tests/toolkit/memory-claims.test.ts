import path from 'node:path';
import {expect, test} from 'vitest';
import {runProgram} from '../../toolkit/run-program';

/** What is left after a garbage collection, or by which end the program came before. */
async function outcome(trial: string): Promise<string> {
  const {exit, signal, stdout} = await runProgram(path.join(__dirname, 'programs/memory-claims.ts'), {
    theme: 'light',
    settle: 10_000, // The program ends by itself.
    environment: {TRIAL: trial},
  });
  return signal ? 'crash' : `${stdout.trim()}, exit ${exit}`;
}

test.concurrent.each([
  ['a cleared list goes on', 'listClear', 'left: 0, exit 0'],
  ['a deleted list crashes', 'listDelete', 'crash'],
  ['but not one that made its items itself', 'listMadeItems', 'left: 0, exit 0'],
  ['a table with removed rows goes on', 'tableRemoveRow', 'left: 2, exit 0'],
  ['a cleared table crashes', 'tableClear', 'crash'],
  ['a table with cleared contents crashes', 'tableClearContents', 'crash'],
  ['but not one whose cells were taken out', 'tableTakeItems', 'left: 0, exit 0'],
  ['a deleted table crashes', 'tableDelete', 'crash'],
  ['a cleared tree crashes', 'treeClear', 'crash'],
  ['a deleted tree crashes', 'treeDelete', 'crash'],
  ['but not one whose items are kept', 'treeKeepItems', 'left: 10, exit 0'],
  ['nor one whose items were taken out', 'treeTakeItems', 'left: 0, exit 0'],
  ['unless these have children', 'treeTakeParents', 'crash'],
  ['items that were added to a tree stay', 'treeAddItems', 'left: 20, exit 0'],
  ['items that only name the tree as parent vanish', 'treeParentOnly', 'left: 0, exit 0'],
  ['settings, drags and mime data are collected', 'collected', 'left: 0, exit 0'],
])('X-03 the guide to memory is right: %s', async (_claim, trial, result) => {
  expect(await outcome(trial)).toBe(result);
});
