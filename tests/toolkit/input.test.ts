import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import type {Step} from '../../src/lib/examples';
import {findExampleFaults} from '../../toolkit/run-faults';
import {runProgram} from '../../toolkit/run-program';

/** Plays steps in `programs/input.ts`. */
const play = (...steps: Step[]) =>
  runProgram(path.join(__dirname, 'programs/input.ts'), {theme: 'light', play: steps});

describe('X-03 a step', () => {
  test.concurrent.each<[string, Step[], string]>([
    ['clicks', [{do: 'click', on: '#save'}], 'Saved false\n'],
    [
      'clicks twice without a double-click',
      [
        {do: 'click', on: 'Save'},
        {do: 'click', on: 'Save'},
      ],
      'Saved false\n',
    ],
    ['double-clicks', [{do: 'double-click', on: 'Save'}], 'Saved false\nTwice\nSaved false\n'],
    ['types', [{do: 'type', on: 'QLineEdit', text: 'Ok é'}], 'Focus\nO\nOk\nOk \nOk é\n'],
    [
      'presses keys',
      [
        {do: 'type', on: 'Name', text: 'ab'},
        {do: 'key', key: 'Ctrl+A'},
        {do: 'key', key: 'Delete'},
      ],
      '\n',
    ],
    [
      'presses Return',
      [
        {do: 'focus', on: 'Name'},
        {do: 'key', key: 'Return'},
      ],
      'Return\n',
    ],
    ['chooses an item', [{do: 'click', on: 'Rye'}], 'Row 2\n'],
    [
      'opens a menu and chooses',
      [
        {do: 'click', on: 'File'},
        {do: 'click', on: 'Quit'},
      ],
      'Quit\n',
    ],
    ['turns the wheel over a slider', [{do: 'wheel', on: 'QSlider', notches: 2}], 'Value 6\n'],
    ['resizes the window', [{do: 'resize', size: [420, 260]}], 'Width 420\n'],
    ['closes it', [{do: 'close'}], 'Closed\n'],
  ])('%s', async (_name, steps, printed) => {
    const result = await play(...steps);
    expect(findExampleFaults(result)).toEqual([]);
    expect(result.frames).toHaveLength(steps.length + 1);
    expect(result.frames.at(-1)?.stdout).toBe(printed);
  });

  test.concurrent('that drags something records the listeners that ran', async () => {
    const result = await play({do: 'drag', on: 'QSlider', at: [6, 10], by: [100, 0]});
    const [moved] = result.frames[1]?.events ?? [];
    expect(moved).toMatchObject({
      kind: 'signal',
      of: 'QSlider',
      text: expect.stringMatching(/^valueChanged\(\d+\)$/),
    });
    expect(moved?.times).toBeGreaterThan(3);
  });

  test.concurrent('records the lines that ran, and none without a listener', async () => {
    const source = readFileSync(path.join(__dirname, 'programs/input.ts'), 'utf8').split('\n');
    const {frames} = await play({do: 'move', on: 'Save'}, {do: 'click', on: 'Save'});
    const ran = frames.map(({lines}) => lines.map((line) => source[line - 1]?.trim()));
    expect(ran[1]).toEqual([]);
    expect(ran[2]).toEqual([expect.stringContaining("'clicked'")]);
  });

  test.concurrent('draws hovered and pressed widgets, and the same bytes in every run', async () => {
    const steps: Step[] = [{do: 'move', on: 'Save'}, {do: 'press', on: 'Save'}, {do: 'release'}];
    const [one, other] = await Promise.all([play(...steps), play(...steps)]);
    const pictures = one.frames.map(({picture}) => picture?.toString('base64'));
    expect(new Set(pictures).size).toBe(3);
    expect(pictures[3]).toBe(pictures[1]);
    expect(other.frames.map(({picture}) => picture?.toString('base64'))).toEqual(pictures);
    expect(other.frames.map(({target}) => target)).toEqual(one.frames.map(({target}) => target));
  });

  test.concurrent('records the area of its target in the previous picture', async () => {
    const {frames} = await play({do: 'click', on: 'Save'});
    const [x = 0, y = 0, width = 0, height = 0] = frames[1]?.target ?? [];
    expect([x, width]).toEqual([0, 600]);
    expect(y).toBeGreaterThan(30);
    expect(height).toBeGreaterThan(40);
  });

  test.concurrent.each<[string, Step, RegExp]>([
    [
      'not there',
      {do: 'click', on: 'Open'},
      /^it cannot be played: step 1: "Open" is not there; there is .*"Save", #save/,
    ],
    ['disabled', {do: 'click', on: 'Locked'}, /"Locked" is disabled; there is/],
    ['hidden', {do: 'click', on: '#hidden'}, /"#hidden" is hidden; there is/],
    ['no key', {do: 'key', key: 'Ctrl+Nothing'}, /"Ctrl\+Nothing" is no key/],
  ])('is refused if its target is %s, and the error lists what is there', async (_name, step, message) => {
    expect(findExampleFaults(await play(step))).toEqual([expect.stringMatching(message)]);
  });
});
