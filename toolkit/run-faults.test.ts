import {expect, test} from 'vitest';
import {explainImplausibleText, explainTextSort, findExampleFaults} from './run-faults';
import type {RunResult} from './run-program';

const windows = [{title: 'A', width: 10, height: 10, dialog: false, floating: false}];
const picture = Buffer.from('picture');

const good: RunResult = {
  exit: 0,
  signal: null,
  timedOut: false,
  stdout: '',
  stderr: '',
  windows,
  picture,
  events: [],
  frames: [
    {
      windows,
      picture,
      overflowingTexts: [],
      texts: [],
      sorted: [],
      keepsPainting: false,
      stdout: '',
      events: [],
      lines: [],
    },
  ],
};

test('a program that shows a window without warnings has no faults', () => {
  expect(findExampleFaults(good)).toEqual([]);
});

test('a crash is reported with its signal', () => {
  const crash = {
    ...good,
    exit: null,
    signal: 'SIGSEGV',
    frames: [],
    stderr: 'Error: no memory\n    at x',
  } as const;
  expect(findExampleFaults(crash)).toEqual(['it crashed (SIGSEGV): Error: no memory']);
});

test('a step that cannot be done is reported with the reason', () => {
  expect(findExampleFaults({...good, refused: 'step 1: "Open" is not there; there is "Save"'})).toEqual([
    'it cannot be played: step 1: "Open" is not there; there is "Save"',
  ]);
});

test('a repeated warning of Qt is reported once', () => {
  const stderr = 'QPixmap::scaled: Pixmap is a null pixmap\nQPixmap::scaled: Pixmap is a null pixmap\n';
  expect(findExampleFaults({...good, stderr})).toEqual([
    'Qt warns: QPixmap::scaled: Pixmap is a null pixmap',
  ]);
});

test('an implausible text is reported once, with the step after which it appeared', () => {
  const [first] = good.frames;
  if (!first) throw new Error('The good run has no frame');
  const wrong = {...first, texts: ['Clicked 1 times'], stdout: 'Ready\nundefined\n'};
  expect(findExampleFaults({...good, frames: [first, wrong, wrong]})).toEqual([
    expect.stringMatching(/^after step 1 it shows "Clicked 1 times": .*singular/),
    expect.stringMatching(/^after step 1 it prints "undefined": a value is missing/),
  ]);
});

test('numbers that are sorted as text are reported', () => {
  const [first] = good.frames;
  if (!first) throw new Error('The good run has no frame');
  expect(findExampleFaults({...good, frames: [{...first, sorted: [['12 kB', '240 kB', '3 kB']]}]})).toEqual([
    expect.stringMatching(/^before the first step it shows the sorted column 12 kB, 240 kB, 3 kB: /),
  ]);
});

test('warnings that FlexLayout causes for every window are ignored', () => {
  const stderr =
    'QWidget::setMinimumSize: (ab/NWidget) Negative sizes (-2147483648,-2147483648) are not possible\n' +
    'This plugin does not support raise()\n';
  expect(findExampleFaults({...good, stderr})).toEqual([]);
});

test('ordinary output of a program is not reported', () => {
  expect(findExampleFaults({...good, stdout: 'Error: shown to the user\n', stderr: 'Loading\n'})).toEqual([]);
});

test.each([
  ['You leave on [object Object]', 'an object was put into a text'],
  ['Hello, undefined', 'a value is missing'],
  ['NaN °C', 'a value is missing'],
  ['Invalid Date', 'a value is missing'],
  ['Clicked 1 times', 'singular'],
  ['Printing 1 copies', 'singular'],
  ['1 notes open', 'singular'],
  ['EB\u0005', 'garbled'],
  ['How many \ufffd', 'garbled'],
])('"%s" is refused', (text, reason) => {
  expect(explainImplausibleText(text)).toContain(text);
  expect(explainImplausibleText(text)).toContain(reason);
});

test.each([
  'Clicked 2 times',
  'Clicked 1 time',
  'Clicked 11 times',
  '3.1 times as fast',
  '1 address',
  '1 is enough',
  '08:01 starts',
  'A nullable value',
  'Page 1',
  'Two\nlines\tof text, “quoted” – € 5 … ½ ● □ ×',
])('"%s" is accepted', (text) => {
  expect(explainImplausibleText(text)).toBeUndefined();
});

test.each([
  [['12 kB', '240 kB', '3 kB']],
  [['9', '30', '240', '12']],
  [['€ 12.50', '€ 2.00', '€ 100.00']],
])('a column sorted as text is refused: %s', (column) => {
  expect(explainTextSort(column)).toContain(column.join(', '));
});

test.each([
  [['3 kB', '12 kB', '240 kB']],
  [['1 MB', '240 kB', '12 kB']],
  [['4,397,000', '1,763,000', '549,000']],
  [['Etna', 'Olympus', '3 sisters']],
  [['-3', '2', '2']],
  [[]],
])('a column in order is accepted: %s', (column) => {
  expect(explainTextSort(column)).toBeUndefined();
});
