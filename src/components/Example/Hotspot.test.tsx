// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import type {ExampleStep} from '../../lib/examples';
import Hotspot from './Hotspot';

afterEach(cleanup);

type Action = Pick<ExampleStep, 'do' | 'text' | 'key'>;

const createStep = (action: Action): ExampleStep => ({
  caption: 'Do it.',
  result: 'Done.',
  effects: [],
  lines: [],
  ...action,
});

/** Renders a step. Returns the functions that it calls. */
function renderHotspot(action: Action, {typed = 0, previous}: {typed?: number; previous?: Action} = {}) {
  const calls = {onType: vi.fn(), onDone: vi.fn(), onMiss: vi.fn()};
  const picture = {light: '', dark: '', width: 100, height: 100};
  render(
    <Hotspot
      step={createStep(action)}
      previous={previous && createStep(previous)}
      picture={picture}
      typed={typed}
      {...calls}
    />,
  );
  return calls;
}

/** Presses a key in a step. Returns the calls, and if the browser still handles the key. */
function press(key: string, action: Action, typed = 0, modifiers: Partial<KeyboardEvent> = {}) {
  const calls = renderHotspot(action, {typed});
  const isLeftToBrowser = fireEvent.keyDown(screen.getByRole('button'), {key, ...modifiers});
  cleanup();
  return {...calls, isLeftToBrowser};
}

test('each letter of a text is typed, and the last one does the step', () => {
  const action = {do: 'type', text: 'hi'} as const;
  const first = press('h', action);
  expect(first.onType).toHaveBeenCalledWith(1);
  expect(first.onDone).not.toHaveBeenCalled();
  const last = press('i', action, 1);
  expect(last.onType).toHaveBeenCalledWith(2);
  expect(last.onDone).toHaveBeenCalledOnce();
});

test('a wrong letter types nothing and is reported', () => {
  const {onType, onMiss, onDone} = press('x', {do: 'type', text: 'hi'});
  expect(onMiss).toHaveBeenCalledOnce();
  expect(onType).not.toHaveBeenCalled();
  expect(onDone).not.toHaveBeenCalled();
});

test('the key of a step does it once, and does nothing else in the browser', () => {
  const {onDone, isLeftToBrowser} = press('ArrowUp', {do: 'key', key: 'Up'});
  expect(onDone).toHaveBeenCalledOnce();
  expect(isLeftToBrowser).toBe(false);
});

/** Returns true if the pressed key does a step that presses `combination`. */
const doesStep = (combination: string, key: string, modifiers?: Partial<KeyboardEvent>): boolean =>
  press(key, {do: 'key', key: combination}, 0, modifiers).onDone.mock.calls.length === 1;

test('the name of a key in a step matches the name that browsers report', () => {
  expect(doesStep('Up', 'ArrowUp')).toBe(true);
  expect(doesStep('Up', 'ArrowDown')).toBe(false);
  expect(doesStep('Return', 'Enter')).toBe(true);
  expect(doesStep('Space', ' ')).toBe(true);
  expect(doesStep('Backspace', 'Backspace')).toBe(true);
});

test('a shortcut needs its modifiers, and Command counts as Ctrl', () => {
  expect(doesStep('Ctrl+L', 'l', {ctrlKey: true})).toBe(true);
  expect(doesStep('Ctrl+L', 'l', {metaKey: true})).toBe(true);
  expect(doesStep('Ctrl+L', 'l')).toBe(false);
  expect(doesStep('Up', 'ArrowUp', {shiftKey: true})).toBe(false);
});

test('Tab leaves the picture, also when a step presses Tab', () => {
  expect(doesStep('Tab', 'Tab')).toBe(false);
  expect(doesStep('Shift+Tab', 'Tab', {shiftKey: true})).toBe(false);
});

test('only characters are typed, so other keys still work on the page', () => {
  const action = {do: 'type', text: 'Ab'} as const;
  expect(press('A', action, 0, {shiftKey: true}).onType).toHaveBeenCalledWith(1);
  for (const calls of [press('Enter', action), press('a', action, 0, {ctrlKey: true})]) {
    expect(calls.isLeftToBrowser).toBe(true);
    expect(calls.onType).not.toHaveBeenCalled();
    expect(calls.onMiss).not.toHaveBeenCalled();
  }
});

test('a key that the step has no use for keeps its effect in the browser', () => {
  const {onDone, isLeftToBrowser} = press('PageDown', {do: 'click'});
  expect(isLeftToBrowser).toBe(true);
  expect(onDone).not.toHaveBeenCalled();
});

test('a click does the step, with the pointer, the keyboard or a screen reader', () => {
  const {onDone} = renderHotspot({do: 'drag'});
  fireEvent.pointerDown(screen.getByRole('button'));
  for (const detail of [1, 0, 1]) fireEvent.click(screen.getByRole('button'), {detail});
  expect(onDone).toHaveBeenCalledTimes(3);
});

test('a press right after a step that points at something means that step', () => {
  const {onDone} = renderHotspot({do: 'click'}, {previous: {do: 'move'}});
  fireEvent.pointerDown(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'), {detail: 1});
  expect(onDone).not.toHaveBeenCalled();
});
