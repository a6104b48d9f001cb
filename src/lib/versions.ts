/** Returns the minor version of a version, such as `0.57` for `0.57.3`. */
export const toMinorVersion = (version: string): string => version.split('.').slice(0, 2).join('.');

/** Compares two versions for sorting. Versions with a pre-release part aren't supported. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  return [0, 1, 2].reduce((order, part) => order || (left?.[part] ?? 0) - (right?.[part] ?? 0), 0);
}
