import {expect, test} from 'vitest';
import {labelKeys, splitAtKey} from './key-caps';

test('each key of a combination has a label of its own', () => {
  expect(labelKeys('Ctrl+Return')).toEqual(['Ctrl', 'Enter']);
  expect(labelKeys('Up')).toEqual(['↑']);
});

test.each([
  ['Press the Up arrow key.', 'Up', ['Press ', '.']],
  ['Press the space bar.', 'Space', ['Press ', '.']],
  ['Press Ctrl+Enter.', 'Ctrl+Return', ['Press ', '.']],
  ['Press Shift+Tab to go back.', 'Shift+Tab', ['Press ', ' to go back.']],
])('a key cap replaces the name of the key in "%s"', (caption, key, parts) => {
  expect(splitAtKey(caption, key)).toEqual(parts);
});

test('a caption that does not name its key stays as it is', () => {
  expect(splitAtKey('Confirm the number.', 'Return')).toBeUndefined();
});
