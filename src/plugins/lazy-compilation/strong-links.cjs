/**
 * Removes the weak links from Docusaurus's list of all pages. It is a loader of the bundler, which can't load TypeScript.
 * A weak link checks if a page is already loaded, and makes the bundler compile that page. Without weak links, a page is
 * loaded when it is needed.
 *
 * @param {string} registry the text of `registry.js`
 * @throws when there is no weak link, because then the list has changed and every page might be compiled again
 */
module.exports = (registry) => {
  const text = registry.replace(/, require\.resolveWeak\("[^"]*"\)/g, '');
  if (text === registry)
    throw new Error(
      '.docusaurus/registry.js has no require.resolveWeak() any more. Check how it links pages now, and adapt ' +
        'src/plugins/lazy-compilation/strong-links.cjs. If it only has import(), remove that loader.',
    );
  return text;
};
