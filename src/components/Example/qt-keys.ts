/** The names of keys in browsers, if they differ from Qt's names. */
const BROWSER_KEYS: Record<string, string> = {
  Up: 'ArrowUp',
  Down: 'ArrowDown',
  Left: 'ArrowLeft',
  Right: 'ArrowRight',
  Return: 'Enter',
  Space: ' ',
};

/**
 * Returns true if the pressed keys are a combination in Qt's notation, such as `Ctrl+Return`. Tab never matches, because it has
 * to move the focus.
 */
export function matchesKey(combination: string, pressed: KeyboardEvent): boolean {
  const keys = combination.split('+');
  const name = keys.pop() ?? '';
  return (
    name !== 'Tab' &&
    pressed.key.toLowerCase() === (BROWSER_KEYS[name] ?? name).toLowerCase() &&
    // Qt calls the Command key of a Mac Ctrl.
    (pressed.ctrlKey || pressed.metaKey) === keys.includes('Ctrl') &&
    pressed.altKey === keys.includes('Alt') &&
    pressed.shiftKey === keys.includes('Shift')
  );
}

export const typesCharacter = ({key, ctrlKey, metaKey, altKey}: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;
