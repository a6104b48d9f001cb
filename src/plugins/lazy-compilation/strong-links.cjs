/**
 * Takes the weak links out of Docusaurus's list of all pages, a loader of the bundler (which reads no TypeScript). A
 * weak link asks whether a page is loaded already, and the bundler compiles the page to answer. Without them a page is
 * loaded when it is needed, as it is the first time anyway.
 *
 * @param {string} registry text of `registry.js`
 * @throws when there is no weak link: the list has another form, and every page would be compiled again
 */
module.exports = (registry) => {
  const text = registry.replace(/, require\.resolveWeak\("[^"]*"\)/g, '');
  if (text === registry)
    throw new Error(
      '.docusaurus/registry.js has no require.resolveWeak() any more. Look how it links pages now and adapt ' +
        'src/plugins/lazy-compilation/strong-links.cjs; if it has only import(), remove that loader.',
    );
  return text;
};
