// @vitest-environment happy-dom
import {expect, test, vi} from 'vitest';
import {pressStepKey, type StepKeys} from './step-keys';

/** Presses a key in a step, and returns the calls and what the browser still does. */
function press(key: string, action: StepKeys['action'], typed = 0) {
  const calls = {onType: vi.fn(), onDone: vi.fn(), onMiss: vi.fn()};
  const event = new KeyboardEvent('keydown', {key, cancelable: true});
  const isHandled = pressStepKey(event, {action, typed, ...calls});
  return {...calls, isHandled, isPrevented: event.defaultPrevented};
}

test('each letter of a text is typed, and the last one does the step', () => {
  const action: StepKeys['action'] = {do: 'type', text: 'hi'};
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

test('a key that the step has no use for keeps its effect in the browser', () => {
  const {isHandled, isPrevented, onDone} = press('PageDown', {do: 'click'});
  expect([isHandled, isPrevented]).toEqual([false, false]);
  expect(onDone).not.toHaveBeenCalled();
});
