/** Returns the id that a hash names: `#a%20b` names `a b`. A hash that can't be decoded, such as `#100%`, names itself. */
export function toElementId(hash: string): string {
  const id = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Returns the element that a hash names. */
export const findNamedElement = (hash: string): HTMLElement | null =>
  document.getElementById(hash.replace(/^#/, '')) ?? document.getElementById(toElementId(hash));
