import {spawn, spawnSync} from 'node:child_process';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {BuildCache} from './build-cache';

const newFolder = (): string => path.join(mkdtempSync(path.join(tmpdir(), 'build-cache-')), 'below');

const entriesOf = (folder: string): string[] => readdirSync(folder).map((name) => path.join(folder, name));

/** Requests the lengths of texts from a cache. Returns them, and the texts whose length wasn't cached. */
async function ask(folder: string, code: string, texts: string[]) {
  const cache = new BuildCache(folder, code);
  const counted: string[] = [];
  const lengths: number[] = [];
  for (const text of texts) {
    const count = () => {
      counted.push(text);
      return text.length;
    };
    lengths.push(await cache.get(text, count));
  }
  return {lengths, counted};
}

/** Returns the command line of a process that runs a script with `BuildCache`. */
const script = (code: string): string[] => [
  '--import',
  'tsx',
  '--eval',
  `const {BuildCache} = require(${JSON.stringify(path.resolve('src/lib/build-cache.ts'))});
  (async () => {${code}})();`,
];

test('only missing entries are created, and all entries are created again when the code has changed', async () => {
  const folder = newFolder();
  expect(await ask(folder, 'v1', ['a', 'bb'])).toEqual({lengths: [1, 2], counted: ['a', 'bb']});
  expect(await ask(folder, 'v1', ['bb', 'ccc'])).toEqual({lengths: [2, 3], counted: ['ccc']});
  expect((await ask(folder, 'v2', ['a'])).counted).toEqual(['a']);
});

test('cached bytes are returned unchanged', async () => {
  const cache = new BuildCache(newFolder(), 'v1');
  const bytes = Buffer.from([0, 255, 10, 13]);
  const refuse = async (): Promise<Buffer> => {
    throw new Error('made again');
  };
  await cache.getBytes('picture', async () => bytes);
  expect(await cache.getBytes('picture', refuse)).toEqual(bytes);
});

test.each([
  ['cut in half', (file: string) => truncateSync(file, Math.floor(statSync(file).size / 2))],
  ['empty', (file: string) => truncateSync(file, 0)],
  ['full of something else', (file: string) => writeFileSync(file, '["another value"]')],
  [
    'changed in one byte',
    (file: string) => writeFileSync(file, readFileSync(file, 'latin1').replace('1', '2'), 'latin1'),
  ],
])('an entry that is %s is made again', async (_, damage) => {
  const folder = newFolder();
  await ask(folder, 'v1', ['a']);
  entriesOf(folder).forEach(damage);
  expect(await ask(folder, 'v1', ['a'])).toEqual({lengths: [1], counted: ['a']});
  expect((await ask(folder, 'v1', ['a'])).counted, 'it is kept after that').toEqual([]);
});

test('a build that is killed while it writes an entry leaves no broken entry', async () => {
  const folder = newFolder();
  const killed = spawnSync(
    process.execPath,
    script(`
      const fs = require('node:fs');
      const {writeFileSync} = fs;
      fs.writeFileSync = (file, content) => {
        writeFileSync(file, content.subarray(0, content.length / 2));
        process.kill(process.pid, 'SIGKILL');
      };
      await new BuildCache(${JSON.stringify(folder)}, 'v1').get('a', () => 1);
    `),
  );
  expect(killed.signal).toBe('SIGKILL');
  expect(entriesOf(folder), 'half an entry, under another name').toHaveLength(1);
  expect(await ask(folder, 'v1', ['a'])).toEqual({lengths: [1], counted: ['a']});
  expect((await ask(folder, 'v1', ['a'])).counted).toEqual([]);
});

test('two builds that use a folder at once get the right values', async () => {
  const folder = newFolder();
  const build = script(`
    const cache = new BuildCache(${JSON.stringify(folder)}, 'v1');
    for (let number = 0; number < 100; number += 1) {
      const text = await cache.get(number, () => String(number).repeat(20_000));
      if (text !== String(number).repeat(20_000)) throw new Error('wrong value of ' + number);
      if (number % 20 === 0) cache.prune();
    }
  `);
  const endings = [1, 2].map(
    () =>
      new Promise((resolve) => {
        const run = spawn(process.execPath, build, {stdio: ['ignore', 'ignore', 'pipe']});
        let errors = '';
        run.stderr.on('data', (text) => {
          errors += text;
        });
        run.on('close', (code) => resolve({code, errors}));
      }),
  );
  expect(await Promise.all(endings)).toEqual([
    {code: 0, errors: ''},
    {code: 0, errors: ''},
  ]);
  expect(entriesOf(folder)).toHaveLength(100);
});

test('an entry that no build has asked for in a day is removed', async () => {
  const folder = newFolder();
  await ask(folder, 'v1', ['a', 'bb']);
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
  for (const file of entriesOf(folder)) utimesSync(file, twoDaysAgo, twoDaysAgo);
  await ask(folder, 'v1', ['a']);
  new BuildCache(folder, 'v1').prune();
  expect((await ask(folder, 'v1', ['a'])).counted).toEqual([]);
  expect((await ask(folder, 'v1', ['bb'])).counted).toEqual(['bb']);
});
