import {expect, test} from 'vitest';
import {labelKeys, matchesKey, splitAtKey, typesCharacter} from './keys';

const press = (key: string, modifiers: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...modifiers,
});

test('the name of a key in a step matches the name that browsers report', () => {
  expect(matchesKey('Up', press('ArrowUp'))).toBe(true);
  expect(matchesKey('Up', press('ArrowDown'))).toBe(false);
  expect(matchesKey('Return', press('Enter'))).toBe(true);
  expect(matchesKey('Space', press(' '))).toBe(true);
  expect(matchesKey('Backspace', press('Backspace'))).toBe(true);
});

test('a shortcut needs its modifiers, and Command counts as Ctrl', () => {
  expect(matchesKey('Ctrl+L', press('l', {ctrlKey: true}))).toBe(true);
  expect(matchesKey('Ctrl+L', press('l', {metaKey: true}))).toBe(true);
  expect(matchesKey('Ctrl+L', press('l'))).toBe(false);
  expect(matchesKey('Up', press('ArrowUp', {shiftKey: true}))).toBe(false);
});

test('Tab leaves the picture, also when a step presses Tab', () => {
  expect(matchesKey('Tab', press('Tab'))).toBe(false);
  expect(matchesKey('Shift+Tab', press('Tab', {shiftKey: true}))).toBe(false);
});

test('only characters are typed, so other keys still work on the page', () => {
  expect(typesCharacter(press('A', {shiftKey: true}))).toBe(true);
  expect(typesCharacter(press('Enter'))).toBe(false);
  expect(typesCharacter(press('a', {ctrlKey: true}))).toBe(false);
});

test('each key of a combination has a label of its own', () => {
  expect(labelKeys('Ctrl+Return')).toEqual(['Ctrl', 'Enter']);
  expect(labelKeys('Up')).toEqual(['↑']);
});

test.each([
  ['Press the Up arrow key.', 'Up', ['Press ', '.']],
  ['Press the space bar.', 'Space', ['Press ', '.']],
  ['Press Ctrl+Enter.', 'Ctrl+Return', ['Press ', '.']],
  ['Press Shift+Tab to go back.', 'Shift+Tab', ['Press ', ' to go back.']],
  ['Confirm the number.', 'Return', ['Confirm the number. ', '']],
])('a key cap replaces the name of the key in "%s", or follows the caption', (caption, key, parts) => {
  expect(splitAtKey(caption, key)).toEqual(parts);
});
