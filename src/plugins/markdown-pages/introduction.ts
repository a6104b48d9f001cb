/** Values that the introduction takes from other places. */
export interface IntroductionValues {
  /** URL of the site with a trailing slash. */
  site: string;
  version: string;
  /** A complete program. */
  program: string;
}

/** Fills the placeholders of `introduction.md`, and turns its links, which begin with a slash, into absolute URLs. */
export const fillIntroduction = (text: string, {site, version, program}: IntroductionValues): string =>
  text
    .replaceAll('](/', `](${site}`)
    .replace('{version}', version)
    .replace('{program}', () => program.trimEnd());
