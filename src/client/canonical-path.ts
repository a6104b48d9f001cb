/** Returns the canonical path of the page that the server sent; undefined for the not-found page. */
export function readCanonicalPath(): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return canonical ? new URL(canonical.href).pathname : undefined;
}
