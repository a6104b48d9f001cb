/** Stands in for `@docusaurus/useGlobalData` in unit tests of components. */
export const usePluginData = () => ({version: '1.2.3'});
