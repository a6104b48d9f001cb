import {describe, expect, test} from 'vitest';
import type {Step} from '../src/lib/examples';
import {recordFrames} from './record-frames';
import type {Frame, ShownWindow} from './run-program';

/** Returns the beginning of a PNG, which has its size. */
function createPicture(width: number, height: number): Buffer {
  const picture = Buffer.alloc(24);
  picture.writeUInt32BE(width, 16);
  picture.writeUInt32BE(height, 20);
  return picture;
}

const open = (title: string, floating = false, width = 300, dialog = false): ShownWindow => ({
  title,
  width,
  height: 100,
  dialog,
  floating,
});

const frame: Frame = {
  windows: [open('Counter')],
  picture: createPicture(600, 200),
  target: [120, 40, 240, 60],
  stdout: '',
  events: [],
  lines: [],
  overflowingTexts: [],
  texts: [],
  sorted: [],
  keepsPainting: false,
};

/** Records steps after a picture of 480 × 240 pixels. */
function recordSteps(...steps: (Partial<Frame> & {step?: Step})[]) {
  const play = steps.map(({step}) => ({caption: '', result: '', do: 'click' as const, ...step}));
  const frames = [{...frame, picture: createPicture(480, 240)}, ...steps.map((one) => ({...frame, ...one}))];
  return recordFrames({source: '', play}, frames, []).slice(1);
}

describe('X-10 a recorded step has', () => {
  test('the title and the size of its picture in CSS pixels, and its lines', () => {
    expect(recordSteps({lines: [2]})[0]).toMatchObject({
      screenshot: {window: 'Counter', width: 300, height: 100},
      lines: [2],
    });
  });

  test('no title if its window is a menu or has no frame', () => {
    expect(recordSteps({windows: [open('', true)]})[0]?.screenshot).not.toHaveProperty('window');
    const source = 'win.setWindowFlag(WindowType.FramelessWindowHint, true);';
    expect(recordFrames({source}, [frame], [])[0]?.screenshot).not.toHaveProperty('window');
  });

  test('no picture if it closes the last window', () => {
    expect(recordSteps({windows: [], picture: undefined})[0]).not.toHaveProperty('screenshot');
  });

  test('a target in percent of the previous picture', () => {
    const [first, second, third] = recordSteps({}, {picture: undefined}, {});
    expect(first?.target).toEqual([25, 16.67, 50, 25]);
    expect(second?.target).toEqual([20, 20, 40, 30]);
    expect(third?.target).toEqual(second?.target);
  });

  test('no target if its place is unknown or outside the picture', () => {
    expect(recordSteps({target: undefined})[0]).not.toHaveProperty('target');
    expect(recordSteps({target: [500, 40, 240, 60]})[0]).not.toHaveProperty('target');
  });

  test('a target around the point of a widget at which it clicks or drags', () => {
    expect(recordSteps({step: {do: 'drag', at: [50, 15], by: [10, 0]}})[0]?.target).toEqual(
      [198 / 480, 48 / 240, 44 / 480, 44 / 240].map((part) => Math.round(part * 10_000) / 100),
    );
  });

  test('the target of the step before it if it releases a button', () => {
    const picture = createPicture(480, 240);
    const [pressed, released] = recordSteps(
      {picture, step: {do: 'press'}},
      {picture, step: {do: 'release'}, target: undefined},
    );
    expect(released?.target).toEqual(pressed?.target);
  });

  test('signals, events and printed lines, of which repeated ones are counted', () => {
    const event = {kind: 'event', text: 'MouseMove', of: 'QWidget', times: 2} as const;
    expect(recordSteps({events: [event], stdout: 'One\nTwo\nTwo\n'})[0]?.effects).toEqual([
      event,
      {kind: 'print', text: 'One', times: 1},
      {kind: 'print', text: 'Two', times: 2},
    ]);
  });

  test('one of several printed lines that differ only in their numbers, which is the last', () => {
    const stdout = '79 characters\n80 characters\n81 characters\nSaved\n';
    expect(recordSteps({stdout})[0]?.effects).toEqual([
      {kind: 'print', text: '81 characters', times: 3, isVaried: true},
      {kind: 'print', text: 'Saved', times: 1},
    ]);
  });
});

describe('the windows that a step closed include', () => {
  const findClosed = (before: ShownWindow[], after: ShownWindow[]) =>
    recordFrames(
      {source: ''},
      [
        {...frame, windows: before},
        {...frame, windows: after},
      ],
      [],
    )[1]?.closed ?? [];
  const window = (title: string, dialog = false) => ({title, dialog});

  test('a dialog over a window', () => {
    const dialog = open('Delete', false, 300, true);
    expect(findClosed([open('Notes'), dialog], [open('Notes')])).toEqual([window('Delete', true)]);
  });

  test('one of two windows with the same title', () => {
    expect(findClosed([open('Note'), open('Note')], [open('Note')])).toEqual([window('Note')]);
  });

  test('a dialog over a window with the same title', () => {
    const dialog = open('Note', false, 300, true);
    expect(findClosed([open('Note'), dialog], [open('Note')])).toEqual([window('Note', true)]);
  });

  test('but not one whose title has changed', () => {
    expect(findClosed([open('Account')], [open('Account (6 characters)')])).toEqual([]);
    expect(findClosed([open('Account')], [open('Question', false, 120)])).toEqual([window('Account')]);
  });

  test('but not menus, and not windows that it opened', () => {
    expect(findClosed([open('', true)], [open('New')])).toEqual([]);
  });
});
