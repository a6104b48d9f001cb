/** Matches a file extension at the end of an address, such as `.webp`. `qt-6.10` is the address of a page. */
const FILE_ENDING = /\.(?!html?$)[a-z]\w*$/i;

/** Returns true if each percent sign of a path encodes something. The one of `/100%` doesn't. */
export function canDecode(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

/** Returns a path that can be decoded. If a percent sign encodes nothing, all of them are encoded. */
const makeDecodable = (path: string): string => (canDecode(path) ? path : path.replaceAll('%', '%25'));

/**
 * Returns a path with single slashes and without a file name at its end. For example, `/docs//faq.html` and
 * `/docs/faq/index.html` become `/docs/faq`. The path never starts with two slashes or with backslashes, encoded or not,
 * because a browser would read what follows as the name of another host. It can be decoded, because the router throws an
 * error otherwise.
 *
 * @param pathname the path of an address, which begins with a slash
 */
export function cleanPath(pathname: string): string {
  const path = `/${pathname.replace(/^(?:[/\\]|%2f|%5c)+/i, '')}`;
  const shortPath = path.replace(/[/\\]{2,}/g, '/').replace(/(?:(?:\/index)?\.html?)+$/i, '') || '/';
  return makeDecodable(shortPath);
}

/** Returns the path or URL of a page without a slash at its end. The path of the home page stays `/`. */
export const removeTrailingSlash = (pathname: string): string => pathname.replace(/(?<=.)\/$/, '');

/** Returns a key that is the same for all paths of a page, such as `/docs/faq/`, `/docs/faq` and `/docs/faq.html`. */
export const getPageKey = (pathname: string): string => removeTrailingSlash(decodeURI(cleanPath(pathname)));

/** Returns true if two paths lead to the same page. */
export const isSamePage = (one: string, other: string): boolean => getPageKey(one) === getPageKey(other);

/** Returns true for the path of a page, and false for that of a file, such as a picture or the feed of the blog. */
export const isPagePath = (pathname: string): boolean => !FILE_ENDING.test(pathname);
