/** Decodes a part of an address. Text that can't be decoded, such as `100%`, is returned as it is. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Returns the element that a hash names: `#a%20b` names the id `a b`. A hash that can't be decoded, such as `#100%`, names the
 * id `100%`.
 */
export function findHashTarget(hash: string): HTMLElement | null {
  const id = hash.replace(/^#/, '');
  return document.getElementById(id) ?? document.getElementById(decodeAddress(id));
}
