/**
 * Classes that are always in the theme's code, although elements only get them with certain settings. If no page has such a
 * class, the site doesn't use that setting.
 */
const CONFIGURABLE_CLASSES = [
  /^darkNavbar/,
  /^dropdown/,
  /^footer--dark/,
  /^(footerLogo|footer__logo)/,
  /^footer__link-separator/,
  /^iconLanguage/,
  /^navbar--dark/,
  /^navbar--primary/,
];

/**
 * Creates a function that returns true for classes of parts that the site's configuration doesn't use.
 * @param pages the classes of all pages
 */
export function createUnconfiguredFilter(pages: ReadonlySet<string>): (name: string) => boolean {
  const unusedKinds = CONFIGURABLE_CLASSES.filter((kind) => ![...pages].some((name) => kind.test(name)));
  return (name) => unusedKinds.some((kind) => kind.test(name));
}
