/**
 * Returns the error message for something in Docusaurus that has changed although this plugin relies on it. The message says
 * what to do about it.
 *
 * @param change how Docusaurus differs from what the plugin expects
 * @param files the files to adapt, with paths below this folder
 */
export const describeDocusaurusChange = (change: string, files: string): string =>
  `${change}. Docusaurus has changed this, so adapt ${files} in src/plugins/partial-hydration (src/README.md has a table ` +
  'of these places). Until then, build with PARTIAL_HYDRATION=off.';
