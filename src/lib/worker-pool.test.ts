import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {WorkerPool} from './worker-pool';

interface Functions {
  double: (number: number) => number;
  next: (text: string) => Promise<string>;
  fail: (message: string) => never;
  crash: (message: string) => Promise<never>;
}

// Below the site, whose packages a worker loads.
mkdirSync('node_modules/.cache', {recursive: true});
const folder = mkdtempSync(path.resolve('node_modules/.cache/worker-pool-'));
afterAll(() => rmSync(folder, {recursive: true}));

const WORKER = `
  import {factor} from './factor';
  let all = '';
  export const double = (number: number): number => number * factor;
  export async function next(text: string): Promise<string> {
    await new Promise((resolve) => setTimeout(resolve, text.length));
    all += text;
    return all;
  }
  export const fail = (message: string) => { throw new Error(message); };
  export const crash = (message: string) =>
    new Promise(() => setTimeout(() => { throw new Error(message); }));
`;

function pool(code = WORKER, factor = 2): WorkerPool<Functions> {
  const file = path.join(folder, 'worker.ts');
  writeFileSync(file, code);
  writeFileSync(path.join(folder, 'factor.ts'), `export const factor: number = ${factor};`);
  return new WorkerPool<Functions>(file, folder);
}

test('a function of a TypeScript module runs in a thread', async () => {
  const workers = pool();
  expect(await workers.run('double', 21)).toBe(42);
  await workers.destroy();
});

test('a module that loads packages relative to its file runs in a thread', async () => {
  const workers = pool(`
    import {createRequire} from 'node:module';
    const require = createRequire(__filename);
    export const double = (number: number): number => require('node:path').join('a', 'b').length * number;
  `);
  expect(await workers.run('double', 14)).toBe(42);
  await workers.destroy();
});

test('one thread runs its tasks in order and keeps its state between them', async () => {
  const workers = pool();
  const answers = await Promise.all(['slow'.repeat(5), 'b', ''].map((text) => workers.run('next', text)));
  expect(answers).toEqual(['slowslowslowslowslow', 'slowslowslowslowslowb', 'slowslowslowslowslowb']);
  await workers.destroy();
});

test('an error in a task rejects its promise, and the next task runs', async () => {
  const workers = pool();
  await expect(workers.run('fail', 'page without a title')).rejects.toThrow('page without a title');
  expect(await workers.run('double', 1)).toBe(2);
  await workers.destroy();
});

test('the task of a thread that crashes is rejected instead of never ending', async () => {
  const workers = pool();
  await expect(workers.run('crash', 'out of memory')).rejects.toThrow('out of memory');
  await workers.destroy();
});

test('the hash of the code differs for other code, also in a module that the worker imports', async () => {
  const hashOfPool = async (factor: number): Promise<string> => {
    const workers = pool(WORKER, factor);
    const hash = await workers.getCodeHash();
    await workers.destroy();
    return hash;
  };
  const hash = await hashOfPool(2);
  expect(await hashOfPool(2)).toBe(hash);
  expect(await hashOfPool(3)).not.toBe(hash);
});

test('the error for a module that cannot be bundled names that module', async () => {
  await expect(pool('export const double = (;').run('double', 1)).rejects.toThrow(/worker\.ts/);
});
