/**
 * Classes that the theme's code always names and gives elements only where the site's configuration asks for them.
 * What it asks for stands in pages: where none has a class of a kind, no visitor comes to see one.
 */
const CONFIGURED = [
  /^darkNavbar/,
  /^dropdown/,
  /^footer--dark/,
  /^(footerLogo|footer__logo)/,
  /^footer__link-separator/,
  /^iconLanguage/,
  /^navbar--dark/,
  /^navbar--primary/,
];

/** Tells of a class that a script names whether the configuration leaves it out, by the classes of all pages. */
export function leftOut(pages: ReadonlySet<string>): (name: string) => boolean {
  const absent = CONFIGURED.filter((kind) => ![...pages].some((name) => kind.test(name)));
  return (name) => absent.some((kind) => kind.test(name));
}
