/** Stands in for `@docusaurus/useBrokenLinks` in unit tests of components. */
export default () => ({collectAnchor: () => undefined});
