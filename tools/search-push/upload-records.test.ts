import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, expect, test, vi} from 'vitest';
import {RECORDS_PATH} from '../../src/plugins/search/paths';
import {sampleRecords} from '../../tests/support/sample-records';
import {ACCOUNT, uploadRecords} from './upload-records';

let build = '';
beforeAll(() => {
  build = mkdtempSync(path.join(tmpdir(), 'search-push-'));
  const file = path.join(build, RECORDS_PATH);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify(sampleRecords()));
});
afterAll(() => rmSync(build, {recursive: true}));

const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
afterEach(() => printed.mockClear());

test('a dry run prints what would be uploaded, and needs no account', async () => {
  await uploadRecords(['--dry-run', '--build', build], {});
  expect(printed).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(
      new RegExp(`^Would upload ${sampleRecords().length} records \\(\\d+ kB\\) and \\d+ synonyms\\.$`),
    ),
  );
});

test.each(ACCOUNT)('the error names %s if it is missing', async (missing) => {
  const others = Object.fromEntries(ACCOUNT.filter((name) => name !== missing).map((name) => [name, 'test']));
  await expect(uploadRecords(['--build', build], others)).rejects.toThrow(
    `The environment variable ${missing} is not set.`,
  );
});

test('the error explains how to build the site if there is no build', async () => {
  await expect(uploadRecords(['--dry-run', '--build', path.join(build, 'none')], {})).rejects.toThrow(
    'Run "npm run build" first.',
  );
});
