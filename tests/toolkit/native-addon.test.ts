import {createRequire} from 'node:module';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {runCompiler} from '../../toolkit/compile-addon';
import {runProgram} from '../../toolkit/run-program';

const folder = path.join(__dirname, '../../toolkit/native-addon');

beforeAll(() => runCompiler('npm', ['run', 'build'], {cwd: folder, shell: process.platform === 'win32'}));

test('the addon of the guide counts on another thread while a program of the toolkit shows its window', async () => {
  const {stdout, stderr, exit} = await runProgram(path.join(folder, 'demo.ts'), {theme: 'light'});
  expect([stdout.trim(), stderr, exit]).toEqual(['This program has 17 lines.', '', 0]);
});

test('the addon of the guide throws an error for anything but bytes', () => {
  const {histogram} = createRequire(__filename)(path.join(folder, 'index.cjs'));
  expect(() => histogram('text')).toThrow(new TypeError('histogram() takes a Buffer or Uint8Array.'));
  expect(() => histogram(new Float64Array(1))).toThrow(TypeError);
});
