/**
 * Ejected, as wrapping cannot take away: the toggle of this site has no third state, and every page would carry
 * the icon of it.
 */
export default function NoSystemColorMode(): null {
  return null;
}
