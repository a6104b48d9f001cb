/** Decodes a part of an address. Text that can't be decoded, such as `100%`, is returned as it is. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the id that a hash names: `#a%20b` names `a b`. A hash that can't be decoded, such as `#100%`, names `100%`. */
export const toElementId = (hash: string): string => decodeAddress(hash.replace(/^#/, ''));

/** Returns the element that a hash names. */
export const findHashTarget = (hash: string): HTMLElement | null =>
  document.getElementById(hash.replace(/^#/, '')) ?? document.getElementById(toElementId(hash));
