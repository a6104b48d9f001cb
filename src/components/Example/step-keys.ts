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

/** Types the letter of a key, if the step has a text. Returns true if the key types a letter. */
function typeLetter(event: StepKeyEvent, {action, typed, onType, onDone, onMiss}: StepKeys): boolean {
  if (action.do !== 'type' || !action.text) return false;
  const count = countTyped(action.text, typed, event);
  if (count === undefined) return false;
  if (count === action.text.length) onDone();
  else if (count === typed) onMiss();
  onType(count);
  return true;
}

/** Does the step if a key does it, or types a letter of its text. Returns true if the key was handled. */
export function pressStepKey(event: StepKeyEvent, keys: StepKeys): boolean {
  const isKeyOfStep = keys.action.key !== undefined && matchesKey(keys.action, event);
  if (isKeyOfStep) keys.onDone();
  else if (!typeLetter(event, keys)) return false;
  event.preventDefault();
  return true;
}
