import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readJsonFile} from './json-file';

test.each([
  '',
  '<<<<<<< HEAD\n{}\n',
  '{"a": 1,}',
])('the error for the broken file %j names the file and the fix', (text) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'json-')), 'measured.json');
  writeFileSync(file, text);
  expect(() => readJsonFile(file)).toThrow(/measured\.json is not valid JSON: .*restore it with git/s);
});
