/** Returns the characters that entities in HTML stand for. */
export const decodeEntities = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
