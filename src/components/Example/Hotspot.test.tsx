// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import type {ExampleAction} from '../../lib/program';
import Hotspot from './Hotspot';

afterEach(cleanup);

/** Presses a key in a step. Returns the calls, and if the browser still handles the key. */
function press(key: string, action: ExampleAction, typed = 0) {
  const calls = {onType: vi.fn(), onDone: vi.fn(), onMiss: vi.fn()};
  const step = {caption: 'Do it.', result: 'Done.', action, effects: [], typescript: [], javascript: []};
  render(<Hotspot step={step} typed={typed} {...calls} />);
  const isLeftToBrowser = fireEvent.keyDown(screen.getByRole('button'), {key});
  cleanup();
  return {...calls, isLeftToBrowser};
}

test('each letter of a text is typed, and the last one does the step', () => {
  const action: ExampleAction = {do: 'type', text: 'hi'};
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
  expect(onType).toHaveBeenCalledWith(0);
  expect(onDone).not.toHaveBeenCalled();
});

test('the key of a step does it once, and does nothing else in the browser', () => {
  const {onDone, isLeftToBrowser} = press('ArrowUp', {do: 'key', key: 'Up'});
  expect(onDone).toHaveBeenCalledOnce();
  expect(isLeftToBrowser).toBe(false);
});

test('a key that the step has no use for keeps its effect in the browser', () => {
  const {onDone, isLeftToBrowser} = press('PageDown', {do: 'click'});
  expect(isLeftToBrowser).toBe(true);
  expect(onDone).not.toHaveBeenCalled();
});
