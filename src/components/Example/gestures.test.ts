import {expect, test} from 'vitest';
import type {ExampleAction} from '../../lib/program';
import {countTyped, isDraggedFarEnough, matchesKey, matchesWheel} from './gestures';

const key = (name: string, modifiers: Partial<KeyboardEvent> = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...modifiers,
});

test('the name of a key in a step matches the name that browsers report', () => {
  expect(matchesKey({do: 'key', key: 'Up'}, key('ArrowUp'))).toBe(true);
  expect(matchesKey({do: 'key', key: 'Up'}, key('ArrowDown'))).toBe(false);
  expect(matchesKey({do: 'key', key: 'Return'}, key('Enter'))).toBe(true);
  expect(matchesKey({do: 'key', key: 'Space'}, key(' '))).toBe(true);
  expect(matchesKey({do: 'click'}, key(''))).toBe(false);
});

test('a shortcut needs its modifiers, and Command counts as Ctrl', () => {
  expect(matchesKey({do: 'key', key: 'Ctrl+L'}, key('l', {ctrlKey: true}))).toBe(true);
  expect(matchesKey({do: 'key', key: 'Ctrl+L'}, key('l', {metaKey: true}))).toBe(true);
  expect(matchesKey({do: 'key', key: 'Ctrl+L'}, key('l'))).toBe(false);
  expect(matchesKey({do: 'key', key: 'Up'}, key('ArrowUp', {shiftKey: true}))).toBe(false);
});

test('Tab leaves the picture, also when a step presses Tab', () => {
  expect(matchesKey({do: 'key', key: 'Tab'}, key('Tab'))).toBe(false);
  expect(matchesKey({do: 'key', key: 'Shift+Tab'}, key('Tab', {shiftKey: true}))).toBe(false);
});

const ada: ExampleAction = {do: 'type', text: 'Ada'};

test('only the next letter of a text is accepted, in upper or lower case', () => {
  expect(countTyped(ada, 0, key('A', {shiftKey: true}))).toBe(1);
  expect(countTyped(ada, 0, key('a'))).toBe(1);
  expect(countTyped(ada, 1, key('x'))).toBe(1);
  expect(countTyped(ada, 2, key('a'))).toBe(3);
});

test('keys that type no character still work on the page', () => {
  expect(countTyped(ada, 0, key('Enter'))).toBeUndefined();
  expect(countTyped(ada, 0, key('a', {ctrlKey: true}))).toBeUndefined();
  expect(countTyped({do: 'click'}, 0, key('a'))).toBeUndefined();
});

test('the wheel has to turn in the direction of the step', () => {
  expect(matchesWheel({do: 'wheel', notches: 2}, -120)).toBe(true);
  expect(matchesWheel({do: 'wheel', notches: 2}, 120)).toBe(false);
  expect(matchesWheel({do: 'wheel', notches: -1}, 3)).toBe(true);
});

test('a drag counts after most of its way, and not in another direction', () => {
  expect(isDraggedFarEnough([-90, 0], [-30, 4])).toBe(false);
  expect(isDraggedFarEnough([-90, 0], [-60, 4])).toBe(true);
  expect(isDraggedFarEnough([-90, 0], [90, 0])).toBe(false);
  expect(isDraggedFarEnough([70, -40], [60, -30])).toBe(true);
});
