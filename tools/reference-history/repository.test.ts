import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {runWithRepository} from './repository';

let folder: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], {
    stdio: 'pipe',
  });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'history-test-'));
  git('init', '--quiet');
});
afterEach(() => rmSync(folder, {recursive: true}));

/** Commits one source, and tags it. */
function release(source: string, ...tags: string[]): void {
  const files = {
    'package.json': '{}',
    'tsconfig.json': '{}',
    'config/qtConfig.js': '',
    'src/cpp/a.h': '',
    'src/index.ts': source,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
  git('add', '.');
  git('commit', '--quiet', '--no-verify', '--message', source);
  for (const tag of tags) git('tag', tag);
}

test('X-11 every tag of a release is read, in the order of versions, and no other tag', async () => {
  release('one', 'v0.9.0', 'v0.0.0-latest-master', 'assets');
  release('two', 'v0.10.0-rc1', 'v0.10.0');
  await runWithRepository(folder, async ({versions, readFiles}) => {
    expect(versions).toEqual(['0.9.0', '0.10.0']);
    const files = await readFiles('0.9.0');
    expect([...files.keys()].sort()).toEqual([
      'config/qtConfig.js',
      'package.json',
      'src/index.ts',
      'tsconfig.json',
    ]);
    expect(files.get('src/index.ts')).toBe('one');
  });
});

test('X-11 an address is cloned, and the clone is removed again', async () => {
  release('one', 'v0.9.0');
  const versions = await runWithRepository(`file://${folder}`, async (repository) => repository.versions);
  expect(versions).toEqual(['0.9.0']);
});

test('X-11 a clone without tags is refused, with the command that fetches them', async () => {
  release('one');
  await expect(runWithRepository(folder, async () => {})).rejects.toThrow(
    `Fetch them with: git -C ${folder} fetch --tags`,
  );
});

test('X-11 a repository that cannot be cloned is named, with what to do instead', async () => {
  const read = runWithRepository(`file://${folder}/none`, async () => {});
  await expect(read).rejects.toThrow(`file://${folder}/none can't be cloned`);
  await expect(read).rejects.toThrow('If you have a clone, name its folder');
});
