import {spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {RECORDS_PATH} from '../../src/plugins/search/paths';
import {sampleRecords} from '../../tests/support/sample-records';

const ACCOUNT = ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_API_KEY', 'ALGOLIA_INDEX_NAME'];
let build = '';

beforeAll(() => {
  build = mkdtempSync(path.join(tmpdir(), 'search-push-'));
  const file = path.join(build, RECORDS_PATH);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify(sampleRecords()));
});

afterAll(() => rmSync(build, {recursive: true}));

/** Runs the command with only these Algolia variables. Resolves to its exit code and its output. */
function run(flags: string[], account: Record<string, string> = {}): Promise<[number | null, string]> {
  const env = {...process.env, ...Object.fromEntries(ACCOUNT.map((name) => [name, ''])), ...account};
  const command = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'index.ts'), ...flags], {
    env,
  });
  let printed = '';
  for (const stream of [command.stdout, command.stderr]) {
    stream.on('data', (data) => {
      printed += data;
    });
  }
  return new Promise((done) => command.on('close', (code) => done([code, printed])));
}

test('a dry run prints what would be uploaded, and needs no account', async () => {
  const [code, printed] = await run(['--dry-run', '--build', build]);
  expect(printed).toMatch(
    new RegExp(`^Would upload ${sampleRecords().length} records \\(\\d+ kB\\) and \\d+ synonyms\\.\\n$`),
  );
  expect(code).toBe(0);
});

test.each(ACCOUNT)('the error names %s if it is missing', async (missing) => {
  const others = ACCOUNT.filter((name) => name !== missing).map((name) => [name, 'test']);
  const [code, printed] = await run(['--build', build], Object.fromEntries(others));
  expect(printed).toBe(`The environment variable ${missing} is not set.\n`);
  expect(code).toBe(1);
});

test('the error explains how to build the site if there is no build', async () => {
  const [code, printed] = await run(['--dry-run', '--build', path.join(build, 'none')]);
  expect(printed).toContain('run "npm run build" first.');
  expect(code).toBe(1);
});
