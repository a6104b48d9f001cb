import type {KeyboardEvent as ReactKeyboardEvent} from 'react';
import type {ExampleStep} from '../../lib/program';
import {countTyped, matchesKey} from './gestures';

/** The action of a step, and functions that are called when a key is pressed. */
export interface StepKeys {
  action: ExampleStep['action'];
  /** Number of letters of the step's text that the reader has typed. */
  typed: number;
  onType: (typed: number) => void;
  onDone: () => void;
  /** Called when somebody presses a key that does nothing here. */
  onMiss: () => void;
}

export type StepKeyEvent = KeyboardEvent | ReactKeyboardEvent;

/** Does the step if a key does it, or types a letter of its text. Returns true if the key was handled. */
export function pressStepKey(event: StepKeyEvent, keys: StepKeys): boolean {
  const {action, typed, onType, onDone, onMiss} = keys;
  const {do: kind, key, text = ''} = action;
  const count = kind === 'type' && text ? countTyped(text, typed, event) : undefined;
  const isKeyOfStep = key !== undefined && matchesKey(action, event);
  if (!isKeyOfStep && count === undefined) return false;
  if (isKeyOfStep || count === text.length) onDone();
  else if (count === typed) onMiss();
  if (!isKeyOfStep && count !== undefined) onType(count);
  event.preventDefault();
  return true;
}
