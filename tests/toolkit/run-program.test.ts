import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {findExampleFaults} from '../../toolkit/run-faults';
import {type RunOptions, runProgram} from '../../toolkit/run-program';
import {comparePictures} from '../support/compare-pictures';

const run = (name: string, options: Partial<RunOptions> = {}) =>
  runProgram(path.join(__dirname, 'programs', name), {theme: 'light', ...options});

describe('X-03 the cause is reported for', () => {
  test.concurrent.each([
    ['throws.ts', 'it ended with exit code 1: TypeError: no such colour'],
    ['throws-in-listener.ts', 'a listener of clicked threw: RangeError: out of paper'],
    ['rejects-in-listener.ts', 'it ended with exit code 1: RangeError: out of ink'],
    ['no-window.ts', 'it shows no window'],
    ['quits.ts', 'it ended by itself before its picture could be taken'],
    [
      'never-stops-painting.ts',
      'it never stops painting, so its picture is never the same: stop the animation or timer',
    ],
    ['dropped-value.ts', 'a style was dropped: Invalid value: alignItems:  "23"'],
    ['dropped-property.ts', 'a style was dropped: Unknown property box-shadow'],
    ['broken-stylesheet.ts', 'a style was dropped: CssSyntaxError: <css input>:1:1: Unclosed block'],
  ])('%s', async (name, problem) => {
    expect(findExampleFaults(await run(name))).toEqual([problem]);
  });

  test.concurrent('overflowing-texts.ts: a squeezed button, and a label that extends beyond the window', async () => {
    expect(findExampleFaults(await run('overflowing-texts.ts'))).toEqual([
      'NPushButton "Squeezed" is squeezed: its text has 166 × 16 pixels and needs 63 × 20',
      'NLabel "Pushed out" is cut off by what holds it',
    ]);
  });

  test.concurrent('unparsed-stylesheet.ts', async () => {
    const [problem] = findExampleFaults(await run('unparsed-stylesheet.ts'));
    expect(problem).toMatch(/^a style was dropped: Could not parse stylesheet of object NLabel/);
  });

  test.concurrent.each(['hangs.ts', 'waits-forever.ts'])('%s', async (name) => {
    const problem = 'it hangs: it did not come to rest in time and was ended';
    expect(findExampleFaults(await run(name, {timeout: 3000}))).toEqual([problem]);
  });

  test.concurrent('a program that does not exist', async () => {
    await expect(run('missing.ts')).rejects.toThrow('missing.ts');
  });
});

describe('X-03 a program runs as it does under qode', () => {
  test.concurrent('timers run while its top level waits in exec()', async () => {
    const result = await run('exec-dialog.ts');
    expect(findExampleFaults(result)).toEqual([]);
    expect(result.stdout).toBe('A timer ran\n');
    expect(result.windows).toEqual([
      {title: 'Waiting', width: 160, height: 40, floating: false, dialog: true},
    ]);
  });

  test.concurrent('promises settle while a listener waits in exec()', async () => {
    const result = await run('exec-in-listener.ts');
    expect(findExampleFaults(result)).toEqual([]);
    expect(result.stdout).toBe('A promise settled\n');
    expect(result.windows.map(({title}) => title)).toEqual(['After the dialog']);
  });

  test.concurrent('CommonJS programs run too', async () => {
    const result = await run('common.cjs');
    expect(findExampleFaults(result)).toEqual([]);
    expect(result.stdout).toBe('common.cjs\n');
  });

  test.concurrent('a class is the same if it is imported from its module', async () => {
    expect((await run('single-module.ts')).stdout).toBe('true\n');
  });

  test.concurrent('classes have their own names', async () => {
    expect((await run('class-names.ts')).stdout).toBe('');
  });

  test.concurrent('Qt and JavaScript have the same fixed date', async () => {
    expect((await run('today.ts')).stdout).toBe('2026-01-15 10:00:00 2026-01-15T10:00:00.000Z\n');
  });
});

describe('X-03 pictures', () => {
  test.concurrent('two runs give the same bytes, and two themes give different ones', async () => {
    const [first, second, dark] = await Promise.all([
      run('menu.ts'),
      run('menu.ts'),
      run('menu.ts', {theme: 'dark'}),
    ]);
    expect(first.picture).toBeDefined();
    expect(second.picture?.equals(first.picture ?? Buffer.of())).toBe(true);
    expect(await comparePictures(first.picture ?? '', dark.picture ?? '')).toBeGreaterThan(0.5);
  });

  test.concurrent('a program that changes by itself is pictured before that, also on a busy machine', async () => {
    const {frames} = await run('changes-by-itself.ts', {settle: 60});
    expect(frames[0]?.texts).toContain('Before');
  });

  test.concurrent('an open menu is part of the picture, even outside the window', async () => {
    const {windows, picture} = await run('menu.ts');
    expect(windows.map(({title, floating}) => [title, floating])).toEqual([
      ['Menu', false],
      ['', true],
    ]);
    const header = picture?.subarray(16, 24);
    expect(header?.readUInt32BE(0)).toBe(2 * (150 + (windows[1]?.width ?? 0)));
    expect(header?.readUInt32BE(4)).toBe(2 * (80 + (windows[1]?.height ?? 0)));
  });
});
