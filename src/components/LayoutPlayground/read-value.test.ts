import {expect, test} from 'vitest';
import {readValue} from './read-value';
import {FRAME_PROPERTIES, LABEL_PROPERTIES, WINDOW_PROPERTIES} from './settings';

test.each([
  ['480', '480'],
  ['480px', '480'],
  [' 480.4 ', '480'],
  ['99999', '640'],
  ['-50', '80'],
  ['79', '80'],
])('a window width of "%s" is %s', (text, value) => {
  expect(readValue(FRAME_PROPERTIES.width, text).value).toBe(value);
});

test('a value that was clamped has a message with the range, and one in the range has none', () => {
  expect(readValue(FRAME_PROPERTIES.width, '641').message).toBe('The range is 80 to 640, so 640 is used.');
  expect(readValue(WINDOW_PROPERTIES.padding, '-1').message).toBe('The range is 0 to 40, so 0 is used.');
  expect(readValue(LABEL_PROPERTIES.width, '101%').message).toBe('The range is 0 to 100%, so 100% is used.');
  expect(readValue(FRAME_PROPERTIES.width, '640').message).toBeUndefined();
});

test.each(['', 'wide', '1e3', '0x50'])('a window width of "%s" has a message and no value', (text) => {
  expect(readValue(FRAME_PROPERTIES.width, text)).toEqual({message: 'Enter a number from 80 to 640.'});
});

test.each([
  ['80', '80'],
  ['80 px', '80'],
  ['50 %', '50%'],
  ['9999', '640'],
  ['auto', ''],
  ['', ''],
])('a label width of "%s" is "%s"', (text, value) => {
  expect(readValue(LABEL_PROPERTIES.width, text).value).toBe(value);
});

test.each(['5em', '%', 'px', '50 % 5'])('a label width of "%s" has a message and no value', (text) => {
  expect(readValue(LABEL_PROPERTIES.width, text)).toEqual({
    message: 'Enter pixels, such as 80, or a percentage, such as 50%.',
  });
});

test('a keyword that does not exist has no value', () => {
  expect(readValue(WINDOW_PROPERTIES['flex-direction'], 'row')).toEqual({value: 'row'});
  expect(readValue(WINDOW_PROPERTIES['flex-direction'], 'sideways')).toEqual({});
});
