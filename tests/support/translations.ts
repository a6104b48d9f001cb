import site from '../../docusaurus.config';

const {locales, defaultLocale} = site.i18n;

/** Patterns of the folders with translations, each of which is a separate site. */
export const TRANSLATIONS: readonly string[] = locales
  .filter((locale) => locale !== defaultLocale)
  .map((locale) => `${locale}/**`);
