import type {ExampleAction} from '../../lib/program';

/** The part of a keyboard event that identifies the key. */
type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Browsers' names of keys that Qt names differently. */
const BROWSER_KEYS: Record<string, string> = {
  Up: 'ArrowUp',
  Down: 'ArrowDown',
  Left: 'ArrowLeft',
  Right: 'ArrowRight',
  Return: 'Enter',
  Space: ' ',
};

/** Fraction of a drag, from 0 to 1, after which the player does the rest. */
const DRAG_FRACTION = 0.6;

/** Returns true if the pressed key is that of a step. Tab never matches, because it has to move the focus. */
export function matchesKey({key: combination}: ExampleAction, pressed: PressedKey): boolean {
  if (!combination) return false;
  const keys = combination.split('+');
  const name = keys.pop() ?? '';
  if (name === 'Tab') return false;
  return (
    pressed.key.toLowerCase() === (BROWSER_KEYS[name] ?? name).toLowerCase() &&
    // Qt calls the Command key of a Mac Ctrl.
    (pressed.ctrlKey || pressed.metaKey) === keys.includes('Ctrl') &&
    pressed.altKey === keys.includes('Alt') &&
    pressed.shiftKey === keys.includes('Shift')
  );
}

/**
 * Returns the number of letters that are typed after a key press.
 *
 * @param typed the number of letters of the step's text that are typed already
 * @returns the new number, or undefined if the key types nothing; a wrong letter leaves the number as it is
 */
export function countTyped({text}: ExampleAction, typed: number, pressed: PressedKey): number | undefined {
  if (!text || pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.key.length !== 1)
    return undefined;
  const isNext = pressed.key.toLowerCase() === text[typed]?.toLowerCase();
  return isNext ? typed + 1 : typed;
}

/** Returns true if the wheel turned in the direction of a step. Up is positive in Qt and negative in browsers. */
export const matchesWheel = ({notches = 0}: ExampleAction, deltaY: number): boolean => notches * deltaY < 0;

/**
 * Returns true if the pointer has moved far enough in the direction of a step.
 *
 * @param drag the whole distance, in any unit
 * @param moved the distance of the pointer, in the same unit
 */
export function isDraggedFarEnough(
  drag: readonly [number, number],
  moved: readonly [number, number],
): boolean {
  // The dot product measures how far the pointer has moved in the direction of the drag.
  const projection = drag[0] * moved[0] + drag[1] * moved[1];
  return projection >= DRAG_FRACTION * (drag[0] ** 2 + drag[1] ** 2);
}
