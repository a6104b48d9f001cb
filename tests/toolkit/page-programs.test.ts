import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {root} from '../../toolkit/paths';
import {runProgram} from '../../toolkit/run-program';
import {faults} from '../../toolkit/verdict';
import {programsInPages, toldOutput} from '../samples/programs';

const FOLDER = path.join(root, 'node_modules/.cache/page-programs');

afterAll(() => rmSync(FOLDER, {recursive: true, force: true}));

const cases = programsInPages().map((block) => [`${block.file}:${block.line}`, block] as const);

test.concurrent.each(cases)('X-03 the program of %s runs', async (where, {code, language}) => {
  const source = path.join(FOLDER, `${where.replace(/\W+/g, '-')}.${language}`);
  mkdirSync(FOLDER, {recursive: true});
  writeFileSync(source, code);
  const result = await runProgram(source, {theme: 'light'});
  expect(faults(result)).toEqual([]);
  if (code.includes('.show()')) expect(result.windows, 'it shows no window').not.toEqual([]);
  const told = toldOutput(code);
  expect(result.stdout.split('\n').slice(0, told.length)).toEqual(told);
});
