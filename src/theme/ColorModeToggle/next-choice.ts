/** The mode that a visitor has chosen, or null if the mode of their system applies. */
export type ColorModeChoice = 'light' | 'dark' | null;

/**
 * Returns the choice after this one. The three choices follow each other in a circle. The first press leaves the system's mode
 * for the other one, so that it always changes what the visitor sees.
 *
 * @param system the mode of the visitor's system
 */
export function getNextChoice(choice: ColorModeChoice, system: 'light' | 'dark'): ColorModeChoice {
  if (choice === null) return system === 'dark' ? 'light' : 'dark';
  return choice === system ? null : system;
}
