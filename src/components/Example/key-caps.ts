/** Labels of keys that differ from Qt's names. */
const LABELS: Record<string, string> = {
  Up: '↑',
  Down: '↓',
  Left: '←',
  Right: '→',
  Return: 'Enter',
  Backspace: '⌫',
};

/** Returns the labels of the keys of a combination in Qt's notation, such as `Ctrl+Return`. */
export const labelKeys = (combination: string): string[] =>
  combination.split('+').map((name) => LABELS[name] ?? name);

/**
 * Splits a caption at the key that it names, so that a key cap can stand there: `Press the Up arrow key.` becomes
 * `Press ` and `.`.
 *
 * @returns undefined if the caption doesn't name the key
 */
export function splitAtKey(
  caption: string,
  combination: string,
): [before: string, after: string] | undefined {
  const names = [
    `the ${combination} arrow key`,
    ...(combination === 'Space' ? ['the space bar'] : []),
    combination.replace('Return', 'Enter'),
  ];
  const name = names.find((candidate) => caption.includes(candidate));
  if (!name) return undefined;
  const start = caption.indexOf(name);
  return [caption.slice(0, start), caption.slice(start + name.length)];
}
