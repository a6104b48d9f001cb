import {expect, test} from 'vitest';
import {explainImplausibleText, explainTextSort} from './implausible-text';

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
