/** Stands in for `@generated/docusaurus.config` in unit tests. */
export default {baseUrl: '/'};
