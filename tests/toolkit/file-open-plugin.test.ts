import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {compileAddon} from '../../toolkit/compile-addon';
import {runProgram} from '../../toolkit/run-program';

const folder = path.join(__dirname, '../../toolkit/file-open-plugin');

beforeAll(() => compileAddon(folder));

test('the plugin of the guide passes on the links and files that Qt reports on macOS', async () => {
  const {stdout, exit} = await runProgram(path.join(folder, 'demo.ts'), {theme: 'light'});
  expect([stdout, exit]).toEqual(['my-app://today\n/Users/ada/Green tea.hello\n', 0]);
});
