/** The name of a key in browsers and the text on its cap, if they differ from Qt's name. */
const KEYS: Record<string, {browser?: string; cap?: string}> = {
  Up: {browser: 'ArrowUp', cap: '↑'},
  Down: {browser: 'ArrowDown', cap: '↓'},
  Left: {browser: 'ArrowLeft', cap: '←'},
  Right: {browser: 'ArrowRight', cap: '→'},
  Return: {browser: 'Enter', cap: 'Enter'},
  Space: {browser: ' '},
  Backspace: {cap: '⌫'},
};

/** The part of a keyboard event that identifies the key. */
type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * Returns true if the pressed keys are a combination in Qt's notation, such as `Ctrl+Return`. Tab never matches, because it has
 * to move the focus.
 */
export function matchesKey(combination: string, pressed: PressedKey): boolean {
  const keys = combination.split('+');
  const name = keys.pop() ?? '';
  return (
    name !== 'Tab' &&
    pressed.key.toLowerCase() === (KEYS[name]?.browser ?? name).toLowerCase() &&
    // Qt calls the Command key of a Mac Ctrl.
    (pressed.ctrlKey || pressed.metaKey) === keys.includes('Ctrl') &&
    pressed.altKey === keys.includes('Alt') &&
    pressed.shiftKey === keys.includes('Shift')
  );
}

/** Returns true if the pressed key types a character. */
export const typesCharacter = ({key, ctrlKey, metaKey, altKey}: PressedKey): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/** Returns the labels of the keys of a combination in Qt's notation. */
export const labelKeys = (combination: string): string[] =>
  combination.split('+').map((name) => KEYS[name]?.cap ?? name);

/**
 * Splits a caption at the key that it names, so that a key cap can stand there: `Press the Up arrow key.` becomes
 * `Press ` and `.`. If the caption doesn't name the key, the key cap is at its end.
 */
export function splitAtKey(caption: string, combination: string): [before: string, after: string] {
  const names = [`the ${combination} arrow key`, combination.replace('Return', 'Enter')];
  if (combination === 'Space') names.unshift('the space bar');
  const name = names.find((candidate) => caption.includes(candidate));
  if (!name) return [`${caption} `, ''];
  const start = caption.indexOf(name);
  return [caption.slice(0, start), caption.slice(start + name.length)];
}
