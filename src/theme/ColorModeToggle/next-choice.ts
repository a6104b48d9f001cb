/** The mode that a visitor has chosen, or null if the mode of their system applies. */
export type ColorModeChoice = 'light' | 'dark' | null;

/**
 * Returns the choice that follows this one. From the system's mode, it changes to the opposite mode, so that the first press
 * always has a visible effect. Then come the other mode and the system's mode again.
 *
 * @param system the mode of the visitor's system
 */
export function getNextChoice(choice: ColorModeChoice, system: 'light' | 'dark'): ColorModeChoice {
  if (choice === null) return system === 'dark' ? 'light' : 'dark';
  return choice === system ? null : system;
}
