/**
 * Returns the message of a guard: Docusaurus has changed something that this plugin relies on, and what to do about it.
 *
 * @param change how Docusaurus differs from what the plugin expects
 * @param files what has to be adapted, with paths below this folder
 */
export const docusaurusChanged = (change: string, files: string): string =>
  `${change}. Docusaurus has changed this, so adapt ${files} in src/plugins/partial-hydration (src/README.md has a table ` +
  'of these places). Until then, build with PARTIAL_HYDRATION=off.';
