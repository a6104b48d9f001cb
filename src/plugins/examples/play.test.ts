import {expect, test} from 'vitest';
import type {StepData} from '../../lib/example-manifest';
import type {Step} from '../../lib/examples';
import {createSteps} from './play';

const source = `const button = new QPushButton();
button.addEventListener('clicked', () => print());
`;
const frame = {
  light: {file: 'light-1.webp', sha256: '', width: 600, height: 200},
  dark: {file: 'dark-1.webp', sha256: '', width: 600, height: 200},
};
const step: StepData = {
  window: 'Counter',
  target: [120, 40, 240, 60],
  stdout: '',
  handled: [],
  lines: [2],
  ...frame,
};
const caption = (text: string) => ({do: 'click' as const, caption: text, result: 'It changed.'});
const played = (...steps: (Partial<typeof step> & {action?: Partial<Step>})[]) =>
  createSteps(
    {source, play: steps.map(({action}, index) => ({...caption(`Step ${index + 1}.`), ...action}))},
    steps.map((one) => ({...step, ...one})),
    {width: 480, height: 240},
    source,
  );

test('X-10 a step has its caption, the size of its picture in CSS pixels, and its lines in both languages', () => {
  expect(played({})[0]).toMatchObject({
    caption: 'Step 1.',
    result: 'It changed.',
    picture: {window: 'Counter', light: 'light-1.webp', dark: 'dark-1.webp', width: 300, height: 100},
    typescript: [2],
    javascript: [2],
  });
});

test('X-10 a target is in percent of the previous picture', () => {
  const [first, second] = played({}, {target: [120, 40, 240, 60]});
  expect(first?.target).toEqual([25, 16.67, 50, 25]);
  expect(second?.target).toEqual([20, 20, 40, 30]);
});

test('X-10 a step has no target if its place is unknown or outside the picture', () => {
  const {target: _, ...without} = step;
  expect(
    createSteps({source, play: [caption('A.')]}, [without], {width: 480, height: 240}, source)[0],
  ).not.toHaveProperty('target');
  expect(played({target: [500, 40, 240, 60]})[0]).not.toHaveProperty('target');
});

test('X-10 a step that closes the last window has no picture', () => {
  expect(played({light: undefined, dark: undefined})[0]).not.toHaveProperty('picture');
});

test('X-10 a step lists signals with their arguments, events and printed lines, and counts repetitions', () => {
  const move = {class: 'QWidget', name: 'MouseMove', arguments: [], times: 2};
  const effects = played({
    handled: [move, {class: 'QLineEdit', name: 'textChanged', arguments: ['a "b"']}],
    stdout: 'One\nTwo\nTwo\n',
  })[0]?.effects;
  expect(effects).toEqual([
    {kind: 'event', text: 'MouseMove', of: 'QWidget', times: 2},
    {kind: 'signal', text: 'textChanged("a \\"b\\"")', of: 'QLineEdit', times: 1},
    {kind: 'print', text: 'One', times: 1},
    {kind: 'print', text: 'Two', times: 2},
  ]);
});

test('printed lines that differ only in their numbers are shown once, with the last of them', () => {
  const stdout = '79 characters\n80 characters\n81 characters\nSaved\n';
  expect(played({stdout})[0]?.effects).toEqual([
    {kind: 'print', text: '81 characters', times: 3, isVaried: true},
    {kind: 'print', text: 'Saved', times: 1},
  ]);
});

test('the distances of a drag and of a resize are in percent of the previous picture', () => {
  // The picture before is 240 pixels wide and 120 pixels high.
  expect(played({action: {do: 'drag', by: [-60, 30]}})[0]?.action).toEqual({do: 'drag', by: [-25, 25]});
  expect(played({action: {do: 'resize', size: [300, 90]}})[0]?.action).toEqual({do: 'resize', by: [25, -25]});
});

test('a drag that starts at a point of a widget has a target around that point', () => {
  const target: StepData['target'] = [120, 40, 240, 60];
  expect(played({target, action: {do: 'drag', at: [50, 15], by: [10, 0]}})[0]?.target).toEqual(
    [198 / 480, 48 / 240, 44 / 480, 44 / 240].map((part) => Math.round(part * 10_000) / 100),
  );
});

test('a button is released where it was pressed', () => {
  const released = played(
    {...frame, light: {...frame.light, width: 480, height: 240}, action: {do: 'press'}},
    {target: undefined, action: {do: 'release'}},
  );
  expect(released[1]?.target).toEqual(released[0]?.target);
});

test('an object that a signal passes is shown with its class, not as a string', () => {
  const handled = [{class: 'QColorDialog', name: 'colorSelected', arguments: [{object: 'QColor'}]}];
  expect(played({handled})[0]?.effects[0]?.text).toBe('colorSelected(QColor(…))');
  const plain = [{class: 'QListWidget', name: 'customContextMenuRequested', arguments: [{object: 'Object'}]}];
  expect(played({handled: plain})[0]?.effects[0]?.text).toBe('customContextMenuRequested({…})');
});

test('a step that closes a dialog has its title', () => {
  const closed = [{title: 'Delete', dialog: true}];
  expect(played({closed})[0]?.closed).toEqual([{title: 'Delete', dialog: true}]);
  expect(played({})[0]?.closed).toBeUndefined();
});
