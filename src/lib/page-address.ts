/** The end of an address that names a file, such as `.xml` or `.webp`, and not a page: `qt-6.10` is a page. */
const FILE_ENDING = /\.(?!html?$)[a-z]\w*$/i;

/**
 * Returns the path under which a page is known: one slash between its parts, and no file name at its end.
 * `/docs//faq.html` and `/docs/faq/index.html` are `/docs/faq`. The path never starts with what a browser takes for
 * the name of another host: two slashes, or backslashes, encoded or not.
 *
 * @param pathname path of an address, with the slash before it
 */
export function cleanPath(pathname: string): string {
  const path = `/${pathname.replace(/^(?:[/\\]|%2f|%5c)+/i, '')}`;
  return path.replace(/[/\\]{2,}/g, '/').replace(/(?:(?:\/index)?\.html?)+$/i, '') || '/';
}

/** Returns the path with its characters decoded, or as it is when it can't be decoded. */
function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Returns one name for all paths of a page: `/docs/faq/`, `/docs/faq` and `/docs/faq.html` have the same. */
export const getPageKey = (pathname: string): string =>
  decodePath(cleanPath(pathname)).replace(/(?<=.)\/$/, '');

/** Tells whether two paths lead to the same page. */
export const isSamePage = (one: string, other: string): boolean => getPageKey(one) === getPageKey(other);

/** Tells whether a path is a page's; any other is a file's, such as a picture or the feed of the blog. */
export const isPagePath = (pathname: string): boolean => !FILE_ENDING.test(pathname);
