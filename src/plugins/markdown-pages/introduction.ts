/** What the introduction says that other places know. */
export interface Facts {
  /** Address of the site, with a slash at its end. */
  site: string;
  version: string;
  /** A complete program. */
  program: string;
}

/** Fills the text of `introduction.md`: its places in braces, and its links, which begin at the root of the site. */
export const fillIntroduction = (text: string, {site, version, program}: Facts): string =>
  text
    .replaceAll('](/', `](${site}`)
    .replace('{version}', version)
    .replace('{program}', () => program.trimEnd());
