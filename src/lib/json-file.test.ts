import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import * as z from 'zod';
import {readJsonFile} from './json-file';

function read(text: string): unknown {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'json-')), 'measured.json');
  writeFileSync(file, text);
  return readJsonFile(file, z.looseObject({sizes: z.array(z.number())}));
}

test('a file with a byte order mark is read as it is', () => {
  expect(read('\uFEFF{"sizes": [1], "b": 2}')).toEqual({sizes: [1], b: 2});
});

test('the error for a file with unexpected content names the place and the fix', () => {
  expect(() => read('{"sizes": [1, "2"]}')).toThrow(
    /measured\.json has unexpected content: item 2 of "sizes": expected number, received string \(at sizes\.1\)\. .*restore it with git/,
  );
  expect(() => read('{}')).toThrow('"sizes" is missing (at sizes)');
  expect(() => read('null')).toThrow('the file: expected object, received null (at its top)');
});

test.each([
  '',
  '<<<<<<< HEAD\n{}\n',
  '{"a": 1,}',
])('the error for the broken file %j names the file and the fix', (text) => {
  expect(() => read(text)).toThrow(/measured\.json is not valid JSON: .*restore it with git/s);
});
